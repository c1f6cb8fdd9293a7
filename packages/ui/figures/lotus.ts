/* Lotus petals, thrones and pedestals. */
import { item, mirror, nearEdge, type Point, points, symmetric, xy } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Half of a petal; its base at the origin, its tip up, one unit wide and high. */
const PETAL = points('-0.2,0.02 -0.43,-0.24 -0.5,-0.52 -0.38,-0.76 -0.13,-0.91 0,-1.05');
const INNER = symmetric(points('-0.2,-0.1 -0.31,-0.34 -0.3,-0.58 -0.14,-0.76 0,-0.88'));

export interface Petal {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** How far the tip leans outwards. */
  readonly lean?: number;
  /** 1 seen from the front, less from the side. */
  readonly squeeze?: number;
  /** 0 plain, 1 with an inner line, 2 also with veins and heavier. */
  readonly rich?: number;
  /** -1 hangs down. */
  readonly flip?: number;
}
export function petal(g: Group, { x, y, w, h, lean = 0, squeeze = 1, rich = 2, flip = 1 }: Petal) {
  const place = ([u, v]: Point): Point => [
    x + u * w * squeeze + lean * Math.max(0, -v) ** 1.7,
    y + flip * v * h,
  ];
  const outline = area(PETAL.map(place), mirror(PETAL).map(place).reverse());
  if (rich > 1) g.paint('coverCloth', outline).paint('outline', outline);
  else g.paint(rich > 0 ? 'piece' : 'thinPiece', outline);
  if (rich > 0) g.paint('fine', thin(INNER.map(place)));
  if (rich > 1) {
    for (const q of [-0.12, 0, 0.12]) {
      const vein = xy(q * 0.6, -0.16, q * 1.35, -0.45, q * 0.7, -0.7 + Math.abs(q) * 0.7);
      g.paint('faint', thin(vein.map(place)));
    }
  }
}

export interface PetalRow {
  readonly y: number;
  /** The ellipse round which they stand. */
  readonly rx: number;
  readonly ry: number;
  /** Petals from the axis to the side, and how far round they go (radians). */
  readonly n: number;
  readonly span?: number;
  readonly w: number;
  readonly h: number;
  readonly spread: number;
  /** True: no petal stands on the axis. */
  readonly half?: boolean;
  readonly rich?: number;
  readonly flip?: number;
}
/** A row of petals, sides first; the right half is drawn once and mirrored, the one on the axis stands in front. */
export function petalRow(g: Group, name: string, row: PetalRow) {
  const { n, half = false, span = 1.34 } = row;
  const angles: number[] = [];
  for (let i = 0; i <= n; i++) {
    const angle = ((i + (half ? 0.5 : 0)) / n) * span;
    if (angle <= span + 0.01) angles.push(angle);
  }
  const draw = (to: Group, angle: number) =>
    petal(to, {
      x: row.rx * Math.sin(angle),
      y: row.y + row.ry * Math.cos(angle),
      w: row.w,
      h: row.h * (0.84 + 0.16 * Math.cos(angle)),
      lean: row.spread * Math.sin(angle),
      squeeze: 0.36 + 0.64 * Math.cos(angle),
      rich: angle > 1.15 ? Math.min(row.rich ?? 2, 1) : row.rich,
      flip: row.flip,
    });
  g.twin(name, (right) => {
    for (const angle of angles.reverse()) if (angle > 0) draw(right, angle);
  });
  if (!half) draw(g, 0);
}

/** Round step of a foot: its upper face w wide at y, h high, wider below by `flare`. Draw the lowest first. */
function step(g: Group, y: number, w: number, h: number, flare = 2) {
  const bottom = nearEdge(0, y + h, w + flare, w * 0.085);
  const [left, right] = [item(bottom, 0), item(bottom, -1)];
  g.cover([[[-w, y], left], bottom, [right, [w, y]], nearEdge(0, y, w, w * 0.08, 0, Math.PI)], 'cloth');
  g.line(bottom, 1.5, 'even')
    .line([[-w, y], left], 1.3, 'even')
    .line([[w, y], right], 1.3, 'even');
  g.paint('piece', circle(0, y, w, w * 0.08));
}

/** Lotus throne: the seat at y0, with three rising rows, a jewelled waist, two falling rows; 112 high with its plinth. */
export function throne(g: Group, y0 = 190, plinth = true) {
  if (plinth) {
    step(g, y0 + 98, 142, 8, 2);
    step(g, y0 + 89, 130, 8, 1);
  }
  const fall = { flip: -1, n: 6 };
  petalRow(g, 'fall-2', {
    ...fall,
    y: y0 + 63,
    rx: 108,
    ry: 11,
    w: 37,
    h: 27,
    spread: 22,
    half: true,
    rich: 0,
  });
  petalRow(g, 'fall-1', { ...fall, y: y0 + 61, rx: 100, ry: 13, w: 38, h: 29, spread: 26, rich: 1 });
  const waist = nearEdge(0, y0 + 44, 92, 13);
  const foot = nearEdge(0, y0 + 64, 100, 14);
  g.cover([waist, [...foot].reverse()], 'cloth');
  g.line(foot, 1.4).line(nearEdge(0, y0 + 53, 95, 13.4), 0.9);
  let beads = '';
  for (let i = -12; i <= 12; i++) {
    const angle = (i / 12) * 1.45;
    const [x, y] = [97.5 * Math.sin(angle), y0 + 58.2 + 13.7 * Math.cos(angle)];
    beads += circle(x, y, 2.5 * (0.4 + 0.6 * Math.cos(angle)), 2.5);
  }
  g.paint('fine', beads);
  petalRow(g, 'rise-3', { y: y0 + 36, rx: 116, ry: 12, n: 7, w: 46, h: 52, spread: 34, half: true, rich: 0 });
  petalRow(g, 'rise-2', { y: y0 + 48, rx: 108, ry: 13, n: 6, w: 48, h: 50, spread: 42, rich: 1 });
  petalRow(g, 'rise-1', {
    y: y0 + 55,
    rx: 92,
    ry: 13.6,
    n: 5,
    w: 47,
    h: 41,
    spread: 50,
    half: true,
    rich: 2,
  });
}

/** Low lotus seat for a mount; the seat at y0, 75 high. */
export function lowSeat(g: Group, y0 = 190) {
  petalRow(g, 'rise-2', { y: y0 + 48, rx: 104, ry: 13, n: 6, w: 44, h: 44, spread: 38, rich: 1 });
  petalRow(g, 'rise-1', { y: y0 + 54, rx: 90, ry: 13, n: 5, w: 44, h: 34, spread: 44, half: true, rich: 2 });
  const [upper, lower] = [nearEdge(0, y0 + 50, 92, 14), nearEdge(0, y0 + 60, 98, 15)];
  g.cover([upper, [...lower].reverse()], 'cloth')
    .line(upper, 1, 'finger')
    .line(lower, 1.5, 'even');
  g.paint('pearls', thin(nearEdge(0, y0 + 55, 95, 14.5, Math.PI * 0.96, Math.PI * 0.04)));
}

/** Lotus to stand upon: open flower round a seed head at y, fallen petals below, and a stepped foot unless it floats. */
export function pedestal(g: Group, y: number, w: number, foot = true) {
  if (foot) {
    step(g, y + 48, w * 0.98, 7);
    step(g, y + 40, w * 0.84, 7);
  }
  petalRow(g, 'stand-3', {
    y: y + 21,
    rx: w * 0.8,
    ry: 9,
    n: 5,
    w: w * 0.36,
    h: 22,
    spread: 16,
    half: true,
    flip: -1,
    rich: 0,
  });
  petalRow(g, 'stand-2', {
    y: y + 19,
    rx: w * 0.74,
    ry: 10,
    n: 5,
    w: w * 0.36,
    h: 24,
    spread: 18,
    flip: -1,
    rich: 1,
  });
  g.paint('piece', area(nearEdge(0, y + 14, w * 0.78, 11), nearEdge(0, y + 22, w * 0.76, 11, 0, Math.PI)));
  g.paint('piece', circle(0, y, w, 14)).paint('fine', circle(0, y - 0.6, w * 0.86, 11));
  petalRow(g, 'stand-1', {
    y: y + 12,
    rx: w * 0.98,
    ry: 12,
    n: 5,
    w: w * 0.42,
    h: 25,
    spread: 20,
    half: true,
    rich: 0,
  });
  petalRow(g, 'stand-0', { y: y + 18, rx: w * 0.88, ry: 12, n: 5, w: w * 0.4, h: 22, spread: 22, rich: 1 });
}

/** Waist of a high seat and its stepped foot, below the throne's falling petals. */
export function steppedFoot(g: Group, y = 284) {
  step(g, y + 18, 124, 9);
  step(g, y + 8, 106, 9);
  step(g, y - 3, 86, 10);
}
