/* What a path is: its class in the file, and the style sheet that every file carries. */

/** Sizes of the pen: a figure drawn small (scale .7–.8) needs heavier lines, a thing shown large lighter ones. */
export type PenSize = 'plain' | 'small' | 'large';
export const PEN_WEIGHT: Record<PenSize, number> = { plain: 1, small: 1.3, large: 0.6 };

/**
 * Filled with gold: `brush` (strokes), `jewel`. Drawn with a line: `outline`, `fine`, `faint`, `pearls` (a row of dots).
 * Filled to cover what lies behind: `cover`, `coverSkin`, `coverCloth`; the same with a line round it: `piece`, `thinPiece`, `skin`,
 * `cloth`. `wash` is a breath of gold.
 */
const CLASS = {
  brush: 'g',
  jewel: 'b',
  outline: 'o',
  fine: 't',
  faint: 'f',
  pearls: 'd',
  cover: 'k',
  coverSkin: 'e',
  coverCloth: 'v',
  thinPiece: 'p',
  piece: 'q',
  skin: 's',
  cloth: 'c',
  wash: 'w',
} as const;
export type Paint = keyof typeof CLASS;

const SIZED: ReadonlySet<Paint> = new Set<Paint>([
  'brush',
  'outline',
  'fine',
  'faint',
  'pearls',
  'piece',
  'thinPiece',
  'skin',
  'cloth',
]);
const PREFIX: Record<PenSize, string> = { plain: '', small: 'z', large: 'h' };

/** The size is part of the class, for a mirrored half is a `<use>`, and that does not see the classes of its ancestors. */
export const className = (paint: Paint, size: PenSize) =>
  (SIZED.has(paint) ? PREFIX[size] : '') + CLASS[paint];

/** Colours by name, so that a page which takes a drawing in can change them; a file fetched as an image keeps these. */
export const COLOURS = {
  gold: '#d9b36a',
  jewel: '#f0d79b',
  ground: '#161d36',
  skin: '#2d2c37',
  cloth: '#1f2336',
  wash: '#c9923f',
  ember: '#f0a35a',
  flame: '#f3cf8a',
} as const;
export const colour = (name: keyof typeof COLOURS) => `var(--${name},${COLOURS[name]})`;

/** Dark ink on white paper, no ground, no wash. */
const PRINT =
  '--gold:#2b1d12;--jewel:#2b1d12;--ground:#fff;--skin:#fff;--cloth:#fff;--wash:#fff;--ember:#2b1d12;--flame:#fff';

const LINE: Partial<Record<Paint, number>> = {
  outline: 1.4,
  fine: 0.7,
  faint: 0.5,
  thinPiece: 0.8,
  piece: 1.1,
  skin: 1.1,
  cloth: 1.4,
};
/** Shown at less than half a pixel a unit the contours swell and the faintest lines go. */
const LINE_WHEN_SMALL: Partial<Record<Paint, number>> = {
  outline: 2,
  fine: 1,
  thinPiece: 1.5,
  piece: 1.5,
  skin: 1.5,
  cloth: 2,
  brush: 1,
};
const LINE_FACTOR: Record<PenSize, number> = { plain: 1, small: 1.36, large: 0.6 };
const PEARLS: Record<PenSize, string> = {
  plain: 'stroke-width:2;stroke-dasharray:0 3.6',
  small: 'stroke-width:2.4;stroke-dasharray:0 4.2',
  large: 'stroke-width:1.2;stroke-dasharray:0 2.6',
};

export interface StyleOptions {
  readonly size: PenSize;
  /** The drawing's name, which its layers' marks begin with. */
  readonly name: string;
  /** Width of its box, in units. */
  readonly width: number;
  /** Rules of its own. */
  readonly rules?: string;
}
/** The rules for the pen sizes that a file uses, and for its layers: `name-behind`, `name-front` and `name-print` by fragment. */
export function styleSheet({ size, name, width, rules = '' }: StyleOptions): string {
  const select = (...paints: Paint[]) => paints.map((paint) => `.${className(paint, size)}`).join();
  const widths = (lines: Partial<Record<Paint, number>>, factor: number) =>
    Object.entries(lines)
      .map(([paint, w]) => `${select(paint as Paint)}{stroke-width:${+(w * factor).toFixed(2)}}`)
      .join('');
  const drawn: Paint[] = ['outline', 'fine', 'faint', 'pearls'];
  const filled: Paint[] = ['thinPiece', 'piece', 'skin', 'cloth'];
  return [
    `#${name}-behind:target~.front,#${name}-front:target~.behind{display:none}`,
    `#${name}-print:target~*{${PRINT}}@media print{svg{${PRINT}}}`,
    rules,
    `${select('brush')}{fill:${colour('gold')}}.b{fill:${colour('jewel')}}`,
    `.k,${select('thinPiece', 'piece')}{fill:${colour('ground')}}`,
    `.e,${select('skin')}{fill:${colour('skin')}}.v,${select('cloth')}{fill:${colour('cloth')}}`,
    `.w{fill:${colour('wash')};fill-opacity:.13}`,
    `${select(...drawn)}{fill:none}`,
    `${select(...drawn, ...filled)}{stroke:${colour('gold')};stroke-linecap:round;stroke-linejoin:round}`,
    `${select('faint')}{stroke-opacity:.6}${select('pearls')}{${PEARLS[size]}}`,
    widths(LINE, LINE_FACTOR[size]),
    `@media(max-width:${width / 2}px){${select('faint')}{display:none}${select('brush')}{stroke:${colour('gold')}}`,
    `${widths(LINE_WHEN_SMALL, size === 'small' ? 1.25 : 1)}}`,
  ].join('');
}
