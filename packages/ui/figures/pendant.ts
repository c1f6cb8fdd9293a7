/* 半跏: the left leg hangs, its foot on a lotus of its own; the right is folded on the seat. Origin at the chin. */
import { family, type Point, points } from './geometry.ts';
import * as hands from './hands.ts';
import { ankleCuff, hem, NEAR_SHIN } from './lap.ts';
import { petal } from './lotus.ts';
import { circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

const stagger = (i: number) => 0.03 + 0.1 * (i % 2);

export function foldedLeg(g: Group) {
  hem(g);
  g.cover([NEAR_SHIN, points('64,160 20,148 -20,150')], 'cloth').line(NEAR_SHIN.slice(2), 2.2);
  const upper = points('-126,160 -108,152 -70,154 -26,160 10,160');
  const lower = points('-131,184 -100,194 -56,192 -18,187 16,178');
  const folds = { from: stagger, to: (i: number) => 0.64 + 0.1 * ((i * 2) % 3) };
  g.lines(family(upper, lower, 5, folds), 1.2, 'nail');
  hands.sole(g, hands.frame(-9, 176.4, -0.16, 0.9));
  ankleCuff(g);
}
export function hangingLeg(g: Group) {
  for (const [side, x, lean] of [
    [1, 22, 12],
    [-1, 22, 12],
    [1, 11, 6],
    [-1, 11, 6],
  ] as const) {
    petal(g, { x: 66 + side * x, y: 318, w: 17, h: 17, lean: side * lean, squeeze: 0.8, rich: 0, flip: -1 });
  }
  petal(g, { x: 66, y: 320, w: 19, h: 16, rich: 1, flip: -1 });
  g.paint('piece', circle(66, 317, 31, 6.4)).paint('fine', circle(66, 316.4, 26, 4.6));
  hands.foot(g, hands.frame(65, 287, -0.06, 0.98));
  const outer = points('60,147 92,146 112,156 115,176 107,204 98,236 92,266 93,284');
  const inner = points('44,288 43,262 43,232 41,204 36,188');
  const foot = points('93,284 88,291 80,288 74,294 66,290 58,295 51,290 44,288');
  g.cover([outer, foot, inner, points('36,188 44,172 60,147')], 'cloth');
  g.line(outer.slice(1), 2.2, 'finger').line(inner, 1.9, 'finger').line(foot, 1.7, 'even');
  g.paint('fine', thin(foot.map(([x, y]): Point => [x, y - 4])));
  const shin = family(points('108,176 100,206 90,238 87,282'), points('50,192 54,222 52,252 52,284'), 4, {
    from: stagger,
    to: (i) => 0.97 - 0.16 * ((i + 1) % 2),
  });
  const thigh = family(points('108,164 94,170 72,174'), points('98,196 82,200 60,196'), 2, {
    to: (i) => 0.9 - 0.2 * i,
  });
  g.lines(shin, 1.15, 'nail').lines(thigh, 1.1, 'nail');
  g.line(points('36,188 44,176 60,164'), 1.5, 'leaf');
}
