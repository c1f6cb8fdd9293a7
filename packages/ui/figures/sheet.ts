/* A drawing: groups of paths in painting order. What is painted later covers what is farther away. */
import { item, mirror, type Points } from './geometry.ts';
import { pen, shape, stroke, type Touch, type TouchName, thin } from './path.ts';
import { className, colour, type Paint, PEN_WEIGHT, type PenSize, styleSheet } from './style.ts';

/** What lies behind a figure (halo, rays, moon) and the figure itself: light and smoke may stand between them. */
export type Layer = 'behind' | 'front';

/** Paints that may join the path before them: nothing lies between. */
const JOINED: ReadonlySet<Paint> = new Set<Paint>(['brush', 'jewel', 'outline', 'fine', 'faint']);

export class Group {
  readonly name: string;
  transform: string | undefined;
  private readonly parts: (string | { readonly paint: Paint; d: string })[] = [];

  constructor(name: string, transform?: string) {
    this.name = name;
    this.transform = transform;
  }

  /** A path with this paint. */
  paint(paint: Paint, d: string): this {
    const last = this.parts.at(-1);
    if (typeof last === 'object' && last.paint === paint && JOINED.has(paint)) last.d += d;
    else this.parts.push({ paint, d });
    return this;
  }
  /** Markup as it is: a use, a definition, a child. */
  raw(markup: string): this {
    this.parts.push(markup);
    return this;
  }
  /** A brush line through the points. `weight` is its widest, in units of the sheet. */
  line(curve: Points, weight?: number, how?: TouchName | Touch): this {
    const even = how === 'even' && weight !== undefined && weight >= 1.2 && weight <= 1.7;
    return even
      ? this.paint('outline', thin(curve, false, 0.8))
      : this.paint('brush', stroke(curve, weight, how));
  }
  lines(curves: readonly Points[], weight?: number, how?: TouchName | Touch): this {
    for (const curve of curves) this.line(curve, weight, how);
    return this;
  }
  /** The line and its mirror image. */
  pair(curve: Points, weight?: number, how?: TouchName | Touch): this {
    return this.line(curve, weight, how).line(mirror(curve), weight, how);
  }
  /** Cover what lies behind the curves joined end to end. */
  cover(curves: readonly Points[], of?: 'skin' | 'cloth'): this {
    const paint = of === 'skin' ? 'coverSkin' : of === 'cloth' ? 'coverCloth' : 'cover';
    return this.paint(paint, shape(curves, 1.45));
  }
  /** An area filled with the light of the halo. */
  glow(d: string): this {
    return this.raw(`<path d="${d}" fill="url(#glow)"/>`);
  }
  /** A group of its own inside this one. */
  child(name: string, transform: string, draw: (group: Group) => void): this {
    const group = new Group(name, transform);
    draw(group);
    return this.raw(group.toString());
  }
  /** Draw the right half once; the left is its mirror image. */
  twin(name: string, draw: (half: Group) => void): this {
    const half = new Group(name);
    draw(half);
    return this.raw(`${half}<use href="#${name}" transform="scale(-1 1)"/>`);
  }
  /** Draw once under a name, then again wherever the other transforms say. */
  many(name: string, draw: (one: Group) => void, transforms: readonly string[]): this {
    const one = new Group(name);
    draw(one);
    const again = transforms.slice(1).map((t) => `<use href="#${name}" transform="${t}"/>`);
    return this.raw(`<g transform="${item(transforms, 0)}">${one}</g>${again.join('')}`);
  }

  toString(): string {
    const inner = this.parts.map((part) =>
      typeof part === 'string' ? part : `<path class="${className(part.paint, size)}" d="${brief(part.d)}"/>`,
    );
    const moved = this.transform ? ` transform="${this.transform}"` : '';
    return `<g id="${this.name}"${moved}>${inner.join('')}</g>`;
  }
}

/** The same path in fewer characters: no space before a minus, no `c` where the one before goes on. */
const brief = (d: string) =>
  d
    .replace(/ -/g, '-')
    .replace(
      /(c[^A-Za-z]*)((?:c[^A-Za-z]*)+)/g,
      (_, first: string, rest: string) => first + rest.replace(/c(-?)/g, (_, minus: string) => minus || ' '),
    );

/** The size that the groups of the sheet in hand are written with. */
let size: PenSize = 'plain';

export interface SheetOptions {
  /** Also the prefix of every id in the file, so that several drawings can live in one page. */
  readonly name: string;
  readonly viewBox: string;
  readonly title: string;
  readonly pen?: PenSize;
  /** Style rules of this file's own. */
  readonly rules?: string;
  /** Empty marks before the drawing: a fragment that names one makes the rules after it true. */
  readonly marks?: readonly string[];
}

/** One file. Begin only one at a time: the pen is set for it. */
export class Sheet {
  readonly options: SheetOptions;
  private readonly groups: { readonly group: Group; readonly layer: Layer }[] = [];

  constructor(options: SheetOptions) {
    this.options = options;
    size = options.pen ?? 'plain';
    pen.weight = PEN_WEIGHT[size];
  }
  group(name: string, transform?: string, layer: Layer = 'front'): Group {
    const group = new Group(name, transform);
    this.groups.push({ group, layer });
    return group;
  }
  /** Names of the groups, in painting order. */
  get names(): string[] {
    return this.groups.map(({ group }) => group.name);
  }
  toString(): string {
    const { name, viewBox, title, rules, marks = [] } = this.options;
    const layer = (of: Layer) => {
      const inner = this.groups.filter((one) => one.layer === of).map(({ group }) => group.toString());
      return inner.length === 0 ? '' : `<g class="${of}">${inner.join('')}</g>`;
    };
    const [behind, front] = [layer('behind'), layer('front')];
    const stand = ['behind', 'front', 'print', ...marks].map((mark) => `<g id="${mark}"/>`).join('');
    const light = `${behind}${front}`.includes('url(#glow)') ? GLOW : '';
    refuseRepeated(stand + behind + front);
    const width = Number(viewBox.split(' ')[2]);
    const style = styleSheet({ size, name, width, rules });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${title}</title><style>${style}</style>${prefixed(stand + light + behind + front, name)}</svg>\n`;
  }
}

/** The light behind a figure, strongest round the head. */
const GLOW = `<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="-10" r="190">${[
  [0, '.30'],
  [0.55, '.12'],
  [1, '.03'],
]
  .map(([at, strength]) => `<stop offset="${at}" stop-color="${colour('wash')}" stop-opacity="${strength}"/>`)
  .join('')}</radialGradient></defs>`;

/** Throws when two things of one drawing have the same name: a use would show the wrong one. */
function refuseRepeated(markup: string) {
  const names = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`Two parts are named ${twice}`);
}

/** Give every id in a drawing its own prefix. */
const prefixed = (markup: string, prefix: string) =>
  markup
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
