/* What a figure rests among: clouds, the sea, bamboo. */

import { item, lerp, type Point, type Points, points, ring, xy } from './geometry.ts';
import { leafPath } from './objects.ts';
import { area, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Ruyi cloud: three lobes with a curl, tail drawn out. */
const CLOUD = points(
  '-46,9 -30,8 -17,5 -21,-3 -15,-10 -6,-8 -5,-17 5,-22 14,-17 15,-10 23,-12 30,-5 27,3 19,6 8,9 -10,11 -28,11 -46,9',
);
export function cloud(g: Group, x: number, y: number, s = 1, m = 1) {
  const at = (c: Points) => c.map(([a, b]: Point): Point => [x + a * s * m, y + b * s]);
  g.paint('coverCloth', area(at(CLOUD)));
  g.line(at(CLOUD.slice(2, 14)), 1.25, 'even');
  g.line(at(CLOUD.slice(13)), 1.1, 'leaf');
  g.line(at(CLOUD.slice(0, 3)), 1, 'rise');
  g.paint(
    'fine',
    thin(at(points('15,-10 12,-5 5,-6 2,-11 6,-15 10,-12 8,-9'))) +
      thin(at(points('-6,-8 -4,-2 -10,1 -15,-2 -13,-6 -10,-4'))) +
      thin(at(points('27,3 22,3 19,-1 22,-5 26,-3'))) +
      thin(at(points('-24,8 -4,7 12,4'))),
  );
}
export function cloudBank(g: Group) {
  g.twin('clouds', (h) => {
    cloud(h, 134, 266, 1.1);
    cloud(h, 150, 298, 0.95);
    cloud(h, 92, 290, 1.2);
    cloud(h, 40, 306, 1.1);
  });
}
/** Swells like scales, row before row, the farthest crowned with curling crests; lies round a throne that ends at y = 282. */
export function waves(g: Group) {
  g.twin('sea', (half) => {
    for (const [x, y, size] of CRESTS) crest(half, x, y, size);
    for (const [row, count] of SWELLS.entries()) {
      for (let i = count - 1; i >= 0; i--) swell(half, (i + (row % 2 ? 0 : 0.5)) * 24, 290 + row * 10, row);
    }
  });
  for (const [y, from, to] of [
    [318, 10, 104],
    [325, 54, 146],
  ] as const) {
    g.pair(xy(from, y, (from + to) / 2, y + 1.6, to, y), 0.9, 'leaf');
  }
}
/** How many swells to a side, from the far row to the near one. */
const SWELLS = [7, 6, 4];
const CRESTS = [
  [176, 282, 0.86],
  [149, 277, 1],
  [120, 281, 0.92],
  [93, 283, 0.8],
] as const;
/** One swell: an arch of water with two ripples inside. */
function swell(g: Group, x: number, y: number, row: number) {
  const arc = (k: number) => ring(x, y, 16 * k, Math.PI, Math.PI * 2, 8, 12 * k);
  g.paint('thinPiece', open(arc(1)));
  g.paint('faint', thin(arc(0.62)));
  if (row < 2) g.paint('faint', thin(arc(0.28)));
}
/** A crest that curls over, away from the middle. */
function crest(g: Group, x: number, y: number, s: number) {
  const at = (text: string) => points(text).map(([u, v]): Point => [x + u * 21 * s, y + v * 14 * s]);
  const back = '-1.25,1.5 -0.7,0.55 -0.2,-0.7 0.3,-1 0.72,-0.72 0.74,-0.3 0.46,-0.22 0.4,-0.5';
  const inner = '0.4,-0.5 0.18,-0.1 0.5,0.8 1.25,1.5';
  g.paint('cover', area(at(back), at(inner)));
  g.paint('outline', thin(at(back.replace('-1.25,1.5 ', '')))).paint('fine', thin(at(inner)));
  g.paint('faint', thin(at('-0.6,1.3 -0.16,0.2 0.1,-0.5')) + thin(at('-0.2,1.3 0.02,0.5 0.1,-0.1')));
}
/** Two stalks at the figure's left, behind the light's edge. */
export function bamboo(g: Group) {
  const stem = (pts: Points, w: number) => {
    for (let i = 0; i < pts.length - 1; i++) {
      const a = lerp(item(pts, i), item(pts, i + 1), 0.02),
        b = lerp(item(pts, i), item(pts, i + 1), 0.97);
      for (const k of [-w, w])
        g.paint(
          'fine',
          thin(xy(a[0] + k, a[1], (a[0] + b[0]) / 2 + k * 0.86, (a[1] + b[1]) / 2, b[0] + k, b[1])),
        );
      g.paint('fine', thin(xy(b[0] - w - 0.6, b[1], b[0], b[1] + 1.2, b[0] + w + 0.6, b[1])));
    }
  };
  stem(points('128,132 127,84 124,34 119,-14 112,-58'), 2.4);
  stem(points('142,110 143,66 142,20 139,-18'), 1.6);

  for (const [x, y, a, l] of [
    [112, -58, 2.1, 26],
    [112, -58, 1.2, 24],
    [112, -58, 0.5, 24],
    [119, -14, 2.2, 26],
    [119, -14, 2.7, 20],
    [139, -18, 1.0, 22],
    [139, -18, 0.3, 18],
    [139, -18, 1.8, 22],
    [124, 34, 2.3, 24],
    [142, 20, 0.8, 18],
  ] as const)
    g.paint('thinPiece', leafPath(x, y, a, l, 2.6));
}
