/* Raised arms out of wide sleeves: the sleeve has slid to the elbow and shows its lining; the forearm is bare. */
import { family, type Point, type Points, points } from './geometry.ts';
import * as hands from './hands.ts';
import { thin } from './path.ts';
import type { Group } from './sheet.ts';

/** How a sleeve falls below its mouth: the inner edge, the hem, the outer edge back to the shoulder's line, and its folds' ends. */
interface Fall {
  readonly inner: Points;
  readonly hem: Points;
  readonly outer: Points;
  readonly folds: readonly [from: Points, to: Points];
}
const SEATED: Fall = {
  inner: points('-40,120 -38,136 -36,152 -29,168 -27,182'),
  hem: points('-27,182 -38,188 -51,182 -63,189 -76,183 -90,187 -104,177'),
  outer: points('-104,176 -109,158 -108,138 -104,120 -99,100 -94.4,88'),
  folds: [points('-52,133 -49,148 -46,164 -40,181'), points('-97,118 -101,138 -102,154 -97,176')],
};
const STANDING: Fall = {
  inner: points('-40,120 -36,150 -41,190 -37,232 -41,274'),
  hem: points('-41,274 -53,282 -65,273 -76,283 -88,274 -99,280 -112,262'),
  outer: points('-112,262 -115,220 -110,176 -105,132 -99,104 -94.4,88'),
  folds: [points('-54,135 -49,176 -54,222 -50,270'), points('-97,120 -104,160 -107,204 -103,258')],
};
/** The mouth of the sleeve: its far edge behind the forearm, its near edge before it. */
const FAR_EDGE = points('-99,108 -94,101 -83,97 -67,99 -51,107 -40,120');
const NEAR_EDGE = points('-99,108 -93,118 -82,126 -67,129.6 -50,128 -40,120');

/** The figure's right arm (left in the picture), the hand before the shoulder, thumb and forefinger joined. */
export function raisedArm(g: Group, how: 'seated' | 'standing' = 'seated') {
  const fall = how === 'seated' ? SEATED : STANDING;
  g.cover([FAR_EDGE, [...NEAR_EDGE].reverse()]).line(FAR_EDGE, 1.4, 'even');
  g.lines(family(FAR_EDGE, NEAR_EDGE, 2, { from: () => 0.12, to: () => 0.42 }), 0.8, 'leaf');
  // forearm, a little narrower towards the wrist
  const [outerArm, innerArm] = [
    points('-91,134 -82,114 -75.5,97 -74,86'),
    points('-58.5,86 -59,98 -61,112 -64,136'),
  ];
  g.cover([outerArm, innerArm], 'skin')
    .line(outerArm, 1.3, 'rise')
    .line([...innerArm].reverse(), 1.2, 'rise');
  g.line(points('-75.4,95 -67,98 -59,95.6'), 1.1, 'even').line(
    points('-76,99 -67.4,102 -59.4,99.4'),
    1.1,
    'even',
  );
  hands.pinchHand(g, hands.frame(-66.4, 87, -0.03, 1.04));
  // the near side of the sleeve
  g.cover([NEAR_EDGE, fall.inner, fall.hem, fall.outer], 'cloth');
  g.line(fall.inner, 1.9, 'finger')
    .line(fall.hem, 1.8, 'even')
    .line(fall.outer, 2.2, 'finger')
    .line(NEAR_EDGE, 1.6, 'even');
  const shift = (curve: Points, dx: number, dy: number) => curve.map(([x, y]): Point => [x + dx, y + dy]);
  g.paint('fine', thin(shift(NEAR_EDGE.slice(1, -1), 0, 4)) + thin(shift(fall.hem.slice(0, -1), -1.4, -4.4)));
  const folds = family(...fall.folds, 4, {
    from: (i) => 0.02 + 0.09 * (i % 2),
    to: (i) => 0.97 - 0.2 * ((i + 1) % 2),
  });
  g.lines(folds, 1.2, 'nail');
  // the bend of the elbow gathers the cloth
  g.line(points('-101,124 -92,133 -80,137'), 1.1, 'nail').line(points('-104,136 -95,144 -84,147'), 1, 'nail');
}
