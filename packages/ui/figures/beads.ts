/* The string of 108 beads. */

import { along, item, move, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Points of n beads along a closed curve, starting at its first point: [x, y] each. */
export const beadPath = (curve: Points, n = 108) =>
  Array.from({ length: n }, (_, i) => along([...curve, item(curve, 0)], i / n).point);
/** Loop like a drop, its guru bead at 0 0, hanging from above. */
const DROP = points(
  '0,0 0.34,-0.07 0.72,-0.24 0.96,-0.5 0.9,-0.78 0.52,-0.96 0,-1 -0.52,-0.96 -0.9,-0.78 -0.96,-0.5 -0.72,-0.24 -0.34,-0.07',
).map(([x, y]): Point => [x * 120, y * 330]);
export function tassel(g: Group, y = 0, s = 1) {
  const f = (c: Points) => move(c, 0, y, s);
  g.paint('piece', area(f(symmetric(points('0,-14 5,-13 7,-6 5,1 0,2')))));
  g.paint('fine', thin(f(points('-6.6,-6 0,-4.4 6.6,-6'))));
  g.paint('outline', thin(f(points('0,2 0,12'))));
  g.paint('piece', circle(0, y + 16 * s, 4 * s));
  g.paint('piece', area(f(symmetric(points('0,21 4,22 5.6,30 6,34 0,35')))));
  g.paint('fine', thin(f(points('-5.6,30 0,31.6 5.6,30'))));
  for (const k of [-5, -3.2, -1.6, 0, 1.6, 3.2, 5])
    g.paint('fine', thin(f(xy(k, 34, k * 1.3, 52, k * 1.16, 72 - Math.abs(k) * 0.8))));
}
/** A full string of 108; markers after every 27th. */
export function rosary(g: Group) {
  const [n, r] = [108, 3.6];
  const p = beadPath(DROP, n + 1);
  let d = '',
    m = '',
    s = '';
  for (let i = 1; i <= n; i++) {
    const [x, y] = item(p, i);
    if (i % 27 === 0 && i < n) m += circle(x, y, r * 1.22);
    else d += circle(x, y, r);
    s += circle(x - r * 0.3, y - r * 0.34, 0.55);
  }
  g.paint('skin', d);
  g.paint('skin', m);
  g.paint('jewel', s);
  g.paint('piece', area(move(symmetric(points('0,-8 5,-6 7,0 5,6 0,8')), 0, 0)));
  g.paint('fine', thin(points('-6.4,1 0,3 6.4,1')));
  tassel(g, 22);
}
