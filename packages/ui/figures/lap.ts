/* The lap of a seated figure, hems and hanging folds. Origin at the chin. */
import { family, item, mirror, type Point, type Points, points, xy } from './geometry.ts';
import { frame, sole } from './hands.ts';
import type { Group } from './sheet.ts';

/** Pleats of a hem that falls over the seat between x0 and x1. */
export function hem(g: Group, x1 = 66, y0 = 190, drop = 24, n = 4) {
  const edge = (t: number) => y0 + 11 + (drop - 11) * Math.cos((t * Math.PI) / 2) ** 0.8;
  const bottom: Point[] = [];
  const ticks: Point[][] = [];
  for (let i = 0; i < n; i++) {
    const a = (i - 0.5) / n,
      b = (i + 0.5) / n,
      m = i / n;
    const A = x1 * a,
      B = x1 * b,
      M = x1 * m,
      y = edge(m);
    if (i === 0) bottom.push([0, y + 2], [B * 0.72, y + 0.6], [B * 0.98, y - 3.6]);
    else bottom.push([A + 1.6, y - 4.4], [A + 0.4, y + 0.2], [M, y + 2], [B - 1.5, y - 0.4], [B, y - 4.6]);
    ticks.push(
      xy(B, y - 4.6, B * 0.93, y - 12, B * 0.8, y0 - 4),
      xy(M + (i ? 0 : 3), y - 1, M * 0.93 + (i ? 0 : 2), y - 10, M * 0.84, y - 17),
    );
  }
  const left = mirror(bottom).reverse();
  const all = [...left, ...bottom.slice(1)];
  const e = item(bottom, -1);
  g.cover([all, [e, [x1 * 1.02, y0 - 4], [0, y0 - 10], [-x1 * 1.02, y0 - 4], [-e[0], item(e, 1)]]], 'cloth');
  g.line(all, 1.4, 'even');
  for (const c of ticks) g.pair(c, 0.95, 'nail');
  g.pair(xy(e[0], e[1], x1 * 1.0, y0 + 2, x1 * 0.96, y0 - 6), 1.3, 'nail');
}
/** The right shin, folded on the seat in front (left in the picture). */
export const NEAR_SHIN = points(
  '-20,150 -60,145 -98,144 -121,151 -134,168 -132,184 -118,195.4 -90,199 -54,197 -18,192.4 18,185 46,174 64,160',
);
/** The robe ends at the ankle. */
export function ankleCuff(g: Group) {
  const cuff = points('-5,163 -2,170 -4,177 0,186');
  g.cover([cuff, points('0,186 -18,186 -26,174 -20,163')], 'cloth').line(cuff, 1.4);
  g.line(
    cuff.map(([x, y]): Point => [x - 3.6, y + 0.6]),
    0.75,
  );
}
/** Crossed legs under the robe: the right shin (left in the picture) lies on the left. */
export function lap(g: Group) {
  hem(g);
  const knee = points('20,150 60,145 98,144 121,151 134,168 132,184 118,194 92,196 62,192 34,186 6,183');
  g.cover([knee, points('6,183 0,150 20,150')], 'cloth').line(knee.slice(2), 2.2);
  const u1 = points('126,160 112,153 88,156 62,168'),
    u2 = points('131,184 104,191 70,187 40,179');
  g.lines(
    family(u1, u2, 4, {
      from: (i) => 0.02 + 0.07 * (i % 2),
      to: (i) => 0.74 + 0.2 * (i % 2),
    }),
    1.2,
    'nail',
  );
  g.pair(points('100,149 112,153 120,162'), 1.1, 'leaf');
  const over = NEAR_SHIN;
  g.cover([over, points('64,160 20,148 -20,150')], 'cloth').line(over.slice(2), 2.2);
  const o1 = points('-126,160 -108,152 -70,154 -26,160 10,160'),
    o2 = points('-131,184 -100,194 -56,192 -18,187 16,178');
  g.lines(
    family(o1, o2, 5, {
      from: (i) => 0.02 + 0.06 * (i % 2),
      to: (i) => 0.64 + 0.1 * ((i * 2) % 3),
    }),
    1.2,
    'nail',
  );
  g.line(points('-100,149 -112,153 -120,162'), 1.1, 'leaf');
  sole(g, frame(-9, 176.4, -0.16, 0.9));
  ankleCuff(g);
}
/** Long folds that hang from a to b. */
export function hangingFolds(
  g: Group,
  from: string | Points,
  to: string | Points,
  count: number,
  weight = 1.15,
) {
  const curve = (c: string | Points) => (typeof c === 'string' ? points(c) : c);
  const folds = family(curve(from), curve(to), count, {
    from: (i) => 0.02 + 0.05 * (i % 2),
    to: (i) => 0.98 - 0.12 * ((i + 1) % 2),
  });
  g.lines(folds, weight, 'nail');
}
