/* Small lotuses on their stalks, and the strokes that implements share. Each stands on its grip at 0 0. */

import { move, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';
import type { Paint } from './style.ts';

const PETAL = points('0,0 0.5,-0.3 0.42,-0.66 0,-1 -0.42,-0.66 -0.5,-0.3 0,0');
export const petal = (
  g: Group,
  x: number,
  y: number,
  s: number,
  a: number,
  w: number,
  h: number,
  paint: Paint = 'piece',
) =>
  g.paint(
    paint,
    area(
      move(
        PETAL.map(([u, v]): Point => [u * w, v * h]),
        x,
        y,
        s,
        a,
      ),
    ),
  );
/** Open lotus seen from the side, on its stalk end. */
export function bloomAt(g: Group, x: number, y: number, s = 1, turn = 0) {
  for (const a of [0, -0.55, 0.55, -1.15, 1.15])
    petal(g, x, y, s, turn + a * 0.92, 15, 36 - Math.abs(a) * 5, 'thinPiece');
  for (const a of [-1.5, 1.5, -0.85, 0.85, -0.3, 0.3])
    petal(g, x, y, s, turn + a, 13.5, 27 - Math.abs(a) * 2.6);
  petal(g, x, y, s, turn, 13, 24);
  for (const a of [-0.85, 0.85, 0]) g.paint('faint', thin(move(points('0,-4 0,-17'), x, y, s, turn + a)));
}
export function budAt(g: Group, x: number, y: number, s = 1, turn = 0) {
  for (const [a, w] of points('-0.2,12 0.2,12 0,13')) petal(g, x, y, s, turn + a, w, a ? 25 : 28);
}
export const mirrored = (g: Group, half: Points, paint: Paint = 'piece') =>
  g.paint(paint, area(symmetric(half)));
export const rod = (g: Group, c: Points, w = 1.1) => g.line(c, w, 'even');
export const shaft = (g: Group, a: number, b: number, w = 1.3) => {
  g.paint('thinPiece', `M${-w} ${a}H${w}V${b}H${-w}z`);
};
export const round = (g: Group, x: number, y: number, r: number, paint: Paint = 'piece') =>
  g.paint(paint, circle(x, y, r));
export const jewel = (g: Group, y: number, r = 7) => {
  mirrored(g, xy(0, y - r * 1.9, r * 0.5, y - r * 1.1, r, y, r * 0.7, y + r * 0.75, 0, y + r));
  g.paint('fine', thin(xy(-r * 0.5, y - 1, -r * 0.4, y - r * 0.6, 0, y - r)));
  g.paint('jewel', circle(0, y + 1, r * 0.34));
};
export const prongs = (g: Group, k: number) => {
  const f = (c: Points) => c.map(([x, y]: Point): Point => [x, y * k]);
  mirrored(g, f(points('0,-5 2.2,-10 1.6,-20 0,-25')));
  for (const m of [1, -1])
    g.paint(
      'piece',
      area(
        f(points('1,-6 6.4,-9 7.4,-15 3.4,-21.6 4.4,-15 4,-11 1,-9')).map(
          ([x, y]: Point): Point => [x * m, y],
        ),
      ),
    );
};
