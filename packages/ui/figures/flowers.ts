/* Flowers: lotus from the side, bud and leaf, peony, chrysanthemum; in vases. All stand on y = 0. */

import { along, item, mirror, move, type Point, type Points, points, xy } from './geometry.ts';
import { leafPath, vase } from './objects.ts';
import { area, circle, thin } from './path.ts';
import { Group } from './sheet.ts';
import type { Paint } from './style.ts';

/** A petal that follows a bone from root to tip. */
export function bonePetal(g: Group, bone: Points, W: number, paint: Paint, veins = true) {
  const w = [0.34, 0.86, 1, 0.66, 0],
    n = 5,
    L: Point[] = [],
    R: Point[] = [],
    V: [Point[], Point[], Point[]] = [[], [], []];
  for (let i = 0; i < n; i++) {
    const k = along(bone, i / (n - 1)),
      [dx, dy] = k.direction,
      h = item(w, i) * W;
    L.push([k.point[0] + dy * h, k.point[1] - dx * h]);
    R.push([k.point[0] - dy * h, k.point[1] + dx * h]);
    for (const q of [-1, 0, 1])
      item(V, q + 1).push([k.point[0] + dy * h * 0.42 * q, k.point[1] - dx * h * 0.42 * q]);
  }
  const e = item(L, -1),
    t = along(bone, 1),
    tip: Point = [e[0] + t.direction[0] * W * 0.12, e[1] + t.direction[1] * W * 0.12];
  const left = [...L.slice(0, 4), tip],
    right = [...R.slice(0, 4), tip];
  g.paint(paint, area(left, [...right].reverse()));
  if (veins) g.paint('faint', V.map((c) => thin(c.slice(0, 4))).join(''));
}
/** An open lotus without its stalk. */
export function bloom(g: Group) {
  const B = (c: Points, W: number, paint: Paint, veins = true) => bonePetal(g, c, W, paint, veins);
  const both = (c: Points, W: number, paint: Paint, veins = true) => {
    B(c, W, paint, veins);
    B(mirror(c), W, paint, veins);
  };
  B(points('0,0 0,-16 0,-32 0,-46'), 9.5, 'thinPiece', false);
  both(points('3,0 10,-14 15,-29 15,-43'), 9, 'thinPiece', false);
  both(points('5,0 17,-10 27,-21 33,-34'), 8.6, 'thinPiece');
  both(points('5,1 19,-2 33,-8 44,-19'), 7, 'thinPiece');
  both(points('2,0 9,-10 13.6,-22 13,-35'), 9.6, 'piece');
  both(points('3,1 13,-4 23,-12 29.6,-24'), 8.4, 'piece');
  B(points('0,2 0,-9 0,-20 0,-33'), 11, 'piece');
}
export const lotusBud = (g: Group, x: number, y: number, s = 1) => {
  for (const [l, W, c] of [
    [-3, 6, 'thinPiece'],
    [3, 6, 'thinPiece'],
    [0, 6.6, 'piece'],
  ] as const)
    bonePetal(g, move(xy(0, 0, l * 1.2, -8, l * 1.1, -16, l * 0.4, -26), x, y, s), W * s, c, !l);
};
export function lotusLeaf(g: Group, x: number, y: number, s: number, m = 1) {
  const f = (c: Points) => c.map(([a, b]: Point): Point => [x + a * s * m, y + b * s]);
  const o = points('-30,-4 -26,-12 -12,-16 4,-17 20,-13 31,-5 26,2 16,6 8,3 -2,7 -12,3 -22,4 -30,-4');
  g.cover([f(o)], 'skin').line(f(o), 1.2, 'even');
  for (const [a, b] of points('-25,-3 -14,-11 2,-13 18,-9 26,-3 14,3 -10,1'))
    g.paint('fine', thin(f(xy(0, -4, a * 0.55, -4 + (b + 4) * 0.5 - 1, a, b))));
}
export function lotus(g: Group) {
  g.line(points('0,-54 2,-30 0,0'), 1.6, 'even');
  g.line(points('-22,-66 -16,-36 -3,-4'), 1.3, 'even');
  g.line(points('26,-34 18,-20 3,-4'), 1.3, 'even');
  lotusLeaf(g, 30, -34, 0.8);
  lotusLeaf(g, -28, -20, 0.62, -1);
  g.line(points('-26,-22 -14,-10 -2,-2'), 1.1);
  g.child('bloom', 'translate(2 -52)', bloom);
  // bud
  lotusBud(g, -22, -64, 1);
}
/** One petal repeated round a centre. */
function wheel(g: Group, id: string, one: Group, n: number, off: number, x: number, y: number, flat: number) {
  const deg = (i: number) => Math.round(((i / n) * 360 + (off * 180) / Math.PI) * 10) / 10;
  const half = n % 2 ? n : n / 2;
  let t = `<g id="${id}-half"><g transform="rotate(${deg(0)})">${one}</g>`;
  for (let i = 1; i < half; i++) t += `<use href="#${id}" transform="rotate(${deg(i)})"/>`;
  t += `</g>${half < n ? `<use href="#${id}-half" transform="rotate(180)"/>` : ''}`;
  g.raw(`<g transform="translate(${x} ${y}) scale(1 ${flat})">${t}</g>`);
}
export function peony(g: Group) {
  g.line(points('0,-40 1,-20 -1,0'), 1.6, 'even');
  const leaf = (x: number, y: number, a: number, l: number) => {
    g.paint('piece', leafPath(x, y, a, l, l * 0.17));
    g.paint('fine', thin(xy(x, y, x + Math.cos(a) * l * 0.9, y + Math.sin(a) * l * 0.9)));
    for (const k of [0.3, 0.5, 0.7])
      for (const m of [1, -1])
        g.paint('faint', thin(move(xy(l * k, 0, l * (k + 0.14), m * l * 0.1 * (1.1 - k)), x, y, 1, a)));
  };
  leaf(0, -18, -0.5, 34);
  leaf(0, -16, 3.55, 34);
  leaf(1, -30, 0.1, 30);
  leaf(0, -28, 3.0, 30);
  leaf(0, -14, 0.35, 26);
  leaf(0, -12, 2.8, 26);
  const petalAt = (id: string, w: number, h: number, paint: Paint, n: number, r: number, off: number) => {
    const o = points(
      '-0.22,0 -0.5,-0.45 -0.46,-0.84 -0.3,-0.95 -0.15,-0.88 0,-1.02 0.16,-0.9 0.32,-0.96 0.47,-0.82 0.5,-0.45 0.22,0',
    ).map(([x, y]): Point => [x * w, y * h - r]);
    const one = new Group(id);
    one.paint(paint, area(o));
    one.paint(
      'faint',
      [-0.24, 0, 0.24].map((k) => thin(xy(k * 0.4 * w, -h * 0.25 - r, k * w, -h * 0.72 - r))).join(''),
    );
    wheel(g, id, one, n, off, 0, -58, 0.88);
  };
  petalAt('peony-4', 25, 21, 'piece', 9, 12, 0.35);
  petalAt('peony-3', 19, 18, 'piece', 8, 7, 0);
  petalAt('peony-2', 15, 14, 'thinPiece', 6, 3.6, 0.5);
  petalAt('peony-1', 9, 10.5, 'thinPiece', 5, 0.5, 0);
  g.paint('jewel', circle(0, -58, 1) + circle(2, -60, 0.8) + circle(-2, -60, 0.8) + circle(0, -62, 0.8));
}
export function chrysanthemum(g: Group) {
  g.line(points('0,-40 -1,-20 1,0'), 1.6, 'even');
  const leaf = (x: number, y: number, a: number, l: number) => {
    const o = points(
      '0,0 0.25,-0.2 0.36,-0.1 0.55,-0.27 0.66,-0.12 1,0 0.66,0.12 0.55,0.27 0.36,0.1 0.25,0.2 0,0',
    ).map(([u, v]): Point => [u * l, v * l]);
    g.paint('piece', area(move(o, x, y, 1, a)));
    g.paint('faint', thin(move(xy(0, 0, l * 0.85, 0), x, y, 1, a)));
  };
  leaf(0, -16, -0.45, 30);
  leaf(0, -14, 3.6, 30);
  leaf(0, -28, 0.15, 24);
  leaf(0, -26, 2.95, 24);
  const rowp = (k: number, n: number, r0: number, r1: number, w: number, off: number) => {
    const o = xy(
      -0.3 * w,
      -r0,
      -0.62 * w,
      -(r0 + r1) * 0.56,
      -0.4 * w,
      -r1 * 0.94,
      0,
      -r1,
      0.4 * w,
      -r1 * 0.94,
      0.62 * w,
      -(r0 + r1) * 0.56,
      0.3 * w,
      -r0,
    );
    const id = `petals-${k}`;
    const one = new Group(id);
    one.paint('thinPiece', area(o));
    wheel(g, id, one, n, (off * 6.283) / n, 0, -60, 0.9);
  };
  rowp(5, 20, 8, 30, 6.4, 0);
  rowp(4, 18, 6, 24.6, 6, 0.5);
  rowp(3, 15, 4, 19, 5.6, 0);
  rowp(2, 12, 2, 13.6, 5.2, 0.5);
  rowp(1, 8, 0.6, 8.4, 4.4, 0);
  g.paint('fine', circle(0, -60, 2.2));
}
/** What flowers stand in, and how far its mouth lies below that of the slender vase. */
export interface FlowerVase {
  readonly lower: number;
  readonly draw: (g: Group) => void;
}
export const SLENDER: FlowerVase = { lower: 0, draw: (g) => vase(g, 0, 0, 1.02) };

/** Flowers as they stand in the slender vase, set into another one; the vase in front. */
const standing = (flowers: (g: Group) => void) => (vessel: FlowerVase) => (g: Group) => {
  if (vessel.lower === 0) flowers(g);
  else g.child('flowers', `translate(0 ${vessel.lower})`, flowers);
  vessel.draw(g);
};
export const vaseLotus = standing((g) => {
  g.line(points('0,-78 1,-60 0,-44'), 1.4, 'even');
  g.line(points('-20,-88 -12,-64 -2,-44'), 1.2, 'even');
  g.line(points('22,-70 12,-56 2,-44'), 1.2, 'even');
  lotusLeaf(g, 25, -70, 0.56);
  lotusLeaf(g, -24, -62, 0.46, -1);
  g.line(points('-18,-60 -8,-52 -1,-44'), 1);
  g.child('bloom', 'translate(0 -77) scale(.74)', bloom);
  lotusBud(g, -20, -86, 0.8);
});
export const vasePeony = standing((g) => {
  g.child('flower', 'translate(0 -36) scale(.8)', peony);
});
export const vaseChrysanthemum = standing((g) => {
  const places = [
    'translate(-6 -34) rotate(-16) scale(.58)',
    'translate(6 -35) rotate(17) scale(.58)',
    'translate(0 -36) scale(.74)',
  ];
  g.many('flower', chrysanthemum, places);
});
