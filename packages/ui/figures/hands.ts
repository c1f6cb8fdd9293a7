/*
 * Hands and feet. A hand is as long as the face; drawn in its own frame: wrist at 0 0, middle finger up to y = -54.
 * Given is the figure's right hand with the palm to us (thumb towards +x); side = -1 makes it a left hand.
 */
import {
  asIs,
  type Frame,
  item,
  limbOutline,
  move,
  onSide,
  type Point,
  type Points,
  points,
  symmetric,
  xy,
} from './geometry.ts';
import { area, pen, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Where a hand or foot stands: the wrist, the turn in radians, the size, and -1 for the left. */
export const frame =
  (x: number, y: number, turn = 0, size = 1, side = 1): Frame =>
  (curve) =>
    move(onSide(side, curve), x, y, size, turn);

/** One finger: root open, tip round; the line is lost towards the palm. */
export function digit(g: Group, f: Frame, pts: Points, w: number | readonly number[], lw = 1) {
  const ws = typeof w === 'number' ? [w, w * 1.02, w * 0.93, w * 0.6] : w;
  const o = f(limbOutline(pts, ws));
  if (pen.weight > 1) {
    g.paint('skin', thin(o));
    return;
  }
  g.cover([o], 'skin').line(o, lw, 'finger');
}
type Edge = readonly [curve: Points, weight?: number];
const palm = (g: Group, f: Frame, outline: Points, edges: readonly Edge[], lines: readonly Points[] = []) => {
  g.cover([f(outline)], 'skin');
  for (const [c, w = 1.2] of edges) g.line(f(c), w, 'leaf');
  for (const c of lines) g.line(f(c), 0.6, 'leaf');
};
const PALM = points('-7.4,2 -8.6,-6 -11.4,-14 -12,-23 -6,-27 2,-28.4 10.2,-26 11.2,-17 10.6,-9 7.6,-3 7.2,2');
const OUTER = points('-7.4,2 -8.4,-6 -11.4,-14 -12.2,-24');
const CREASE = [points('4,-3 1.6,-9 3,-15 8,-19'), points('-9.4,-17 -3,-19.6 4,-21.6')];
const THREE = [
  [points('-9,-22 -11.2,-30 -12,-36 -12.2,-40.6'), 2.35],
  [points('-4,-25 -5.2,-36 -5.6,-44 -5.2,-50'), 2.65],
  [points('1.8,-26 1.8,-38 1.8,-47 2.2,-54'), 2.75],
] as const;

/** Fearlessness 施无畏; turned by π it grants 施愿. */
export function openHand(g: Group, f: Frame = asIs, { lines = true } = {}) {
  for (const [c, w] of THREE) digit(g, f, c, w);
  digit(g, f, points('7.4,-24 8.4,-34 8.8,-43 8.8,-49'), 2.6);
  digit(g, f, points('8,-6 13,-13 16,-21 16.8,-29'), [4.2, 3.8, 3, 2]);
  palm(
    g,
    f,
    PALM,
    [[OUTER], [points('7.2,2 7.8,-3'), 1], [points('10.6,-16 10.8,-20 10.2,-26'), 0.9]],
    lines ? CREASE : [],
  );
}
/** Thumb and forefinger meet 说法; holds a stem at (17.5, -30). */
export function pinchHand(g: Group, f: Frame = asIs) {
  const bend = [
    [points('-9,-22 -12,-30 -13.8,-36 -13.6,-41.6'), 2.3],
    [points('-4,-25 -6,-37 -6.4,-45 -4.8,-50.6'), 2.6],
    [points('1.8,-26 2.2,-38 3,-46 5.6,-52'), 2.7],
  ] as const;
  for (const [c, w] of bend) digit(g, f, c, w);
  digit(g, f, points('7.4,-23 11.4,-33.6 16.6,-36.4 19.2,-30.6'), [2.6, 2.7, 2.4, 1.5]);
  palm(g, f, PALM, [[OUTER]], CREASE);
  digit(g, f, points('6.6,-4 12.4,-12 17,-20 18,-27.4'), [4.2, 3.8, 3, 1.8]);
}
/** Fist round a shaft that stands at x = 2 of the hand's frame; draw the shaft first. Fingers wrap from the outer side. */
export function gripHand(g: Group, f: Frame = asIs) {
  g.cover([f(points('-7.4,4 -10,-4 -11,-14 -8,-22 2,-25 11,-20 12,-10 7.2,4'))], 'skin');
  g.line(f(points('-7.4,4 -10,-4 -11.4,-12')), 1.2, 'leaf');
  digit(g, f, points('9,-3 13,-9 12.4,-17 6.8,-22.4'), [3.6, 3.5, 3, 2]);
  for (const [y, a, b, w] of [
    [-4.4, -8.6, 6.6, 2.35],
    [-9, -10.4, 8.8, 2.6],
    [-14, -11, 9.4, 2.7],
    [-19.2, -10, 9, 2.7],
  ] as const)
    digit(g, f, xy(a, y - 1.4, a + 6, y - 1.9, b - 4, y - 0.6, b, y + 0.6), [w, w, w * 0.96, w * 0.66]);
  g.line(f(points('-7.4,4 -10.4,-4 -12.6,-12 -12,-20 -9,-22.6')), 1.2, 'leaf');
}
/** Two palms joined before the breast 合十; (0, 0) between the wrists. */
export function joined(g: Group, f: Frame = asIs) {
  const h = points('10.6,4 10.8,-6 9.8,-18 7.6,-32 4.6,-45 1.6,-53 0,-54.4');
  const all = symmetric(h);
  g.cover([f(all)], 'skin').line(f(all), 1.3, 'finger');
  for (const m of [1, -1]) {
    const q = (c: Points) => f(c.map(([x, y]: Point): Point => [x * m, y]));
    g.line(q(points('0.3,-53 0.3,-40 0.3,-27')), m > 0 ? 0.9 : 0.01, 'finger');
    g.line(q(points('3,-50 4.4,-40 4.8,-28')), 0.7, 'leaf');
    g.line(q(points('6.4,-37 7,-28 7,-20')), 0.55, 'leaf');
    digit(g, q, points('7.6,-2 5.8,-11 3.6,-20 1.9,-27.4'), [3.6, 3.3, 2.4, 1.4]);
  }
}
/** One palm turned up before the belly, the wrist at the right (m = 1), forefinger nearest to us. */
export function restHand(g: Group, m = 1, { dx = 0, dy = 0, thumb = true } = {}) {
  const f = (c: Points) => c.map(([x, y]: Point): Point => [(x + dx) * m, y + dy]);
  const top = points('46,131.6 35,136.6 24,140.4 12,142'),
    low = points('12,161.4 25,160 36,155.6 46,148.6');
  for (const [c, w] of [
    [points('12,144.4 0,145.2 -9,143.9 -15.6,140.8'), 2.15],
    [points('12,148.2 -2,149.2 -13,147.8 -21.6,144'), 2.4],
    [points('12,152.4 -3,153.6 -16,152 -25,148'), 2.55],
  ] as const)
    digit(g, f, c, w, 1.05);
  g.cover([f([...top, ...low])], 'skin');
  g.line(f(top), 1.15, 'leaf');
  digit(g, f, points('14,157.6 0,158.7 -12,157.2 -21.4,153'), [2.9, 2.75, 2.5, 1.6], 1.1);
  g.paint('coverSkin', area(f(points('22,153 9,155 9,160.8 22,160'))));
  g.line(f(points('-2,161.4 10,161.5 25,160 36,155.6 46,148.6')), 1.3, 'leaf');
  for (const c of [points('8,146.4 14,146.6'), points('6,150.7 13,150.6'), points('6,155.6 14,154.9')])
    g.line(
      f([item(c, 0), [(item(c, 0)[0] + item(c, 1)[0]) / 2, item(c, 0)[1] + 0.2], item(c, 1)]),
      0.6,
      'nail',
    );
  if (thumb) {
    digit(g, f, points('38,150 30,149.4 23,144.6 18.6,136.4'), [4.5, 4.2, 3.3, 2], 1.15);
    g.paint('coverSkin', area(f(points('44,147 35,146.5 33,152.6 42,151.6'))));
  }
}
/** Hands one on the other in the lap 定印, right above left. */
export function lapHands(g: Group, { thumbs = true } = {}) {
  restHand(g, 1, { dx: 1, dy: 5.4, thumb: false });
  restHand(g, -1, { thumb: false });
  if (thumbs)
    for (const m of [1, -1])
      digit(g, (c) => onSide(m, c), points('40,148 32,147.4 25,143 19.6,135'), [4.6, 4.3, 3.3, 2.1], 1.15);
}
/** Sole of the right foot, upturned in the lap; heel at 0 0, toes towards +x, great toe lowest. */
export function sole(g: Group, f: Frame = asIs) {
  const toe = (x0: number, x1: number, y: number, w: number, dy = 0) =>
    digit(
      g,
      f,
      xy(x0, y, x0 + (x1 - x0) * 0.4, y, x0 + (x1 - x0) * 0.75, y + dy * 0.5, x1, y + dy),
      [w * 0.94, w, w, w * 0.74],
      1,
    );
  toe(37, 43.6, -9.8, 1.9, 0.6);
  toe(38, 47, -6.4, 2.1, 0.4);
  toe(39, 49.6, -2.4, 2.25);
  toe(39, 51.4, 2.1, 2.4);
  toe(38, 51.6, 7.4, 3.3, -0.6);
  const o = points(
    '40,-11.2 30,-10.6 16,-8.6 4,-7.4 -2.6,-4 -3.4,1 0,5.6 8,6.8 18,6.2 28,8.4 36,11.2 42,10.4',
  );
  g.cover([f([...o, [42.4, 4], [41.6, -4], [40, -11.2]])], 'skin');
  g.line(f(o.slice(0, 12)), 1.35, 'finger');
  g.line(f(points('33,6 31,0 33.6,-6.6')), 0.6, 'leaf');
  g.line(f(points('3,-3.6 6,0 4.4,3.4')), 0.5, 'leaf');
}
/** A foot seen from above and before it, standing; ankle at 0 0, toes towards +y. m = 1: the figure's left foot (right in the picture). */
export function foot(g: Group, f: Frame = asIs) {
  for (const [x, y, w] of [
    [-7, 31, 3.3],
    [-1.4, 32.6, 2.35],
    [3, 31.6, 2.2],
    [6.8, 29.4, 2.05],
    [10, 26.2, 1.9],
  ] as const)
    digit(g, f, xy(x * 0.9, y - 9, x * 0.96, y - 6, x, y - 3, x, y), [w * 0.9, w, w, w * 0.8], 1);
  g.cover([f(points('-6.6,-4 -7.2,4 -9.4,14 -9.8,24 -2,25.6 5,25 10.6,21 11,14 8,6 6.6,-4'))], 'skin');
  g.line(f(points('-6.6,-4 -7.2,4 -9.6,14 -10.2,25')), 1.3, 'leaf');
  g.line(f(points('6.6,-4 8,6 11.2,14 11.9,23')), 1.3, 'leaf');
}
