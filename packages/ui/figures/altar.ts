/* The altar table, what hangs before it, and the canopy over the figure. */

import { roundel } from './caparison.ts';
import { bloom } from './flowers.ts';
import {
  along,
  item,
  mirror,
  move,
  nearEdge,
  onSide,
  type Point,
  points,
  symmetric,
  xy,
} from './geometry.ts';
import { leafPath } from './objects.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';
import { cloud } from './sky-and-sea.ts';

export function altar(g: Group) {
  // table with upturned ends, 320 wide, 120 high
  for (const m of [1, -1]) {
    const l = onSide(m, points('128,-104 130,-50 127,-8 132,0 116,0 118,-8 116,-50 116,-104'));
    g.cover([l], 'cloth').line(l, 1.3, 'even');
    g.paint('fine', thin(onSide(m, points('123,-100 124,-50 122,-12'))));
  }
  const top = points('0,-118 130,-118 146,-120 155,-128 160,-128 158,-116 150,-108 130,-106 0,-106');
  g.cover([top, mirror(top).reverse()], 'cloth');
  for (const m of [1, -1])
    g.line(
      top.slice(0, 5).map(([x, y]): Point => [x * m, y]),
      1.8,
      'even',
    ).line(
      top.slice(4).map(([x, y]): Point => [x * m, y]),
      1.6,
      'even',
    );
  g.paint('fine', thin(points('-148,-112 148,-112')));
  for (const m of [1, -1])
    g.paint('fine', thin(onSide(m, points('96,-100 112,-98 114,-88 108,-86 106,-92'))));
}
/** The cloth's edge: fringe of tassels below a scalloped hem from -w to w at y. */
function scallops(w: number, y: number): Point[] {
  const count = Math.round((2 * w) / 11.5);
  return Array.from(
    { length: count + 1 },
    (_, i): Point => [-w + (i * 2 * w) / count, y + (i % 2 ? 4.6 : 0)],
  );
}
function clothBody(g: Group, w: number, top: number, low: number) {
  const side: Point[] = [
    [-w, top],
    [-w - 1, (top + low) / 2],
    [-w, low],
  ];
  const hem = scallops(w, low);
  const tassels = hem
    .filter((_, i) => i % 2 === 1)
    .map(([x, y]) => `M${x.toFixed(1)} ${(y + 0.4).toFixed(1)}v2m-1.6 7l1.6-7l1.6 7`);
  g.paint('fine', tassels.join(''));
  g.cover([side, hem, mirror(side).reverse()], 'cloth')
    .line(side, 1.5, 'even')
    .line(mirror(side), 1.5, 'even')
    .line(hem, 1.4, 'even');
  g.paint('fine', `M${-w} ${top + 12}H${w}M${-w} ${low - 6}H${w}M${-w} ${low - 12}H${w}`);
  const petals = Math.round((2 * w) / 6.1);
  const step = (2 * w) / petals;
  let row = `M${-w} ${top + 12}`;
  for (let i = 0; i < petals; i++) row += `q${(step / 2).toFixed(2)}-13 ${step.toFixed(2)} 0`;
  let dots = '';
  for (let x = -w + 6; x < w; x += 11.5) dots += circle(x, low - 9, 0.9);
  g.paint('fine', row + dots);
}
/** Cloth before the altar, a lotus with scrolling leaves; hangs from y = -106 to -14. */
export function altarCloth(g: Group) {
  clothBody(g, 92, -106, -18);
  g.child('bloom', 'translate(0 -44) scale(.86)', bloom);
  g.twin('scrolls', (half) => {
    half.paint(
      'fine',
      thin(points('8,-44 26,-38 44,-44 58,-60 50,-70 42,-62 48,-58')) +
        thin(points('38,-42 56,-36 74,-44 70,-54 63,-50')),
    );
    half.paint('thinPiece', leafPath(30, -40, -0.9, 18, 3) + leafPath(64, -41, 0.1, 14, 2.6));
  });
}
/** The long scroll of cloth for great days: over the table's edge nearly to the floor, clouds and the wheel on it. */
export function longCloth(g: Group) {
  clothBody(g, 52, -118, -14);
  roundel(g, 0, -62, 21);
  g.paint('fine', circle(0, -62, 24));
  for (const [x, y, s, m] of [
    [-22, -90, 0.5, -1],
    [22, -90, 0.5, 1],
    [-22, -28, 0.5, -1],
    [22, -28, 0.5, 1],
  ] as const) {
    cloud(g, x, y, s, m);
  }
}
/** Plain cloth with one border, for every day. */
export function plainCloth(g: Group) {
  clothBody(g, 92, -106, -18);
  const inner = 'M-84-88h168v50h-168z';
  g.paint('fine', `${inner}M-80-84h160v42h-160z`);
}
export function canopy(g: Group) {
  // hanging parasol, top at -96
  g.line(points('0,-98 0,-88'), 1.2, 'even');
  g.paint('piece', area(move(symmetric(points('0,-94 3,-90 3.4,-86 6,-82 0,-80')), 0, 0)));
  const tier = (y: number, w: number, h: number, n: number, drop: number) => {
    const roof = xy(-w, y, -w * 0.7, y - h * 0.5, -w * 0.2, y - h, 0, y - h * 1.04);
    g.cover([symmetric(roof), nearEdge(0, y, w, w * 0.1, 0, Math.PI)], 'cloth');
    g.line(roof, 1.6);
    g.line(mirror(roof), 1.6);
    const top = nearEdge(0, y, w, w * 0.1),
      pts: Point[] = [];
    const N = n * 2;
    for (let i = 0; i <= N; i++) {
      const p = along(top, i / N).point;
      pts.push([p[0], p[1] + (i % 2 ? drop + 3 : drop - 2)]);
    }
    g.cover([top, [...pts].reverse()], 'skin');
    g.line(top, 1.4, 'even');
    g.line(pts, 1.3, 'even');
    g.paint(
      'fine',
      thin(top.map(([x, yy]): Point => [x, yy + 3])) +
        thin(pts.map(([x, yy]): Point => [x * 0.995, yy - 3.4])),
    );
    g.line([item(top, 0), item(pts, 0)], 1.3, 'even');
    g.line([item(top, -1), item(pts, -1)], 1.3, 'even');
    for (let i = 1; i < N; i += 2) {
      const [x, yy] = item(pts, i);
      g.paint(
        'fine',
        `M${x.toFixed(1)} ${yy.toFixed(1)}m-1.5 2.4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0m1.5 1.6v8m-1.4 1l1.4-8l1.4 8`,
      );
    }
    for (const m of [1, -1]) {
      g.line(xy(m * w, y, m * (w + 7), y - 3, m * (w + 9), y - 10, m * (w + 4), y - 10), 1.2, 'leaf');
      g.paint('fine', thin(xy(m * (w + 7), y - 3, m * (w + 8), y + drop)));
      g.paint('thinPiece', area(move(symmetric(points('0,0 2.4,3 2.8,8 0,9')), m * (w + 8), y + drop)));
      g.paint(
        'fine',
        thin(xy(m * (w + 6.6), y + drop + 20, m * (w + 8), y + drop + 9, m * (w + 9.4), y + drop + 20)),
      );
    }
  };
  tier(-72, 44, 9, 5, 9);
  tier(-40, 92, 13, 9, 13);
}
