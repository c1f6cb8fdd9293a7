/* What a mount wears: the cloth over its back. */
import { along, move, type Point, type Points, points, xy } from './geometry.ts';
import { circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Cloth from x0 to x1 over a back at y = top, its hem at y = low, with border, roundel and fringe. */
export function saddleCloth(g: Group, x0: number, x1: number, low: number, top = -276) {
  const w = x1 - x0;
  const hem = xy(
    x0 - 8,
    low,
    x0 + w * 0.25,
    low + 9,
    x0 + w * 0.5,
    low + 12,
    x0 + w * 0.75,
    low + 9,
    x1 + 8,
    low,
  );
  const left = xy(x0, top, x0 - 6, (top + low) / 2, x0 - 8, low);
  const right = xy(x1 + 8, low, x1 + 6, (top + low) / 2, x1, top);
  let fringe = '';
  for (let i = 0; i <= 16; i++) {
    const [x, y] = along(hem, i / 16).point;
    fringe += `M${x.toFixed(1)} ${y.toFixed(1)}v${i % 2 ? 8 : 11}`;
  }
  g.paint('fine', fringe).paint('skin', open(left, hem, right));
  const inset = (curve: Points, dx: number, dy: number) =>
    curve.map(([x, y], i): Point => [x + (curve === hem ? (2 - i) * dx * 0.5 : dx), y - dy]);
  for (const d of [6, 14]) {
    const sides = [inset(left.slice(0, 2), d, 0), inset(right.slice(1), -d, 0)];
    const corners: [Point, Point] = [
      [x0 - 8 + d, low - d * 0.9],
      [x1 + 8 - d, low - d * 0.9],
    ];
    g.paint('fine', thin([...(sides[0] ?? []), corners[0]]) + thin([corners[1], ...(sides[1] ?? [])]));
    g.paint('fine', thin(inset(hem, d, d * 0.9)));
  }
  g.paint('pearls', thin(inset(hem, 10, 9)));
  roundel(g, (x0 + x1) / 2, low - 46, 24);
}

/** A flower of eight petals in a ring. */
export function roundel(g: Group, x: number, y: number, r: number) {
  g.paint('outline', circle(x, y, r)).paint('fine', circle(x, y, r * 0.84));
  const leaf = points('-0.13,-0.2 -0.24,-0.5 0,-0.75 0.24,-0.5 0.13,-0.2');
  for (let i = 0; i < 8; i++) g.paint('fine', thin(move(leaf, x, y, r, (i * Math.PI) / 4)));
  g.paint('jewel', circle(x, y, r * 0.12));
}
