/* Robes and the veil. Origin at the chin; the right side is given, the left mirrored. */

import { along, family, item, lerp, mirror, type Point, points, xy } from './geometry.ts';
import { circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

export const SHOULDER = points('17,9 25,17 42,23 62,29 79,41 88,62 93,88 98,112 102,132 98,150');
/** Torso under a robe that covers both shoulders and opens in front. */
export function openRobe(g: Group) {
  const s = SHOULDER;
  g.cover([mirror(s).reverse(), s, points('98,150 0,156 -98,150')], 'cloth');
  g.pair(s.slice(0, 8), 2.3, (t) => Math.min(1, 0.5 + t));
  // chest
  const I = points('15.5,6 25,22 33.5,40 36.5,60 33.5,82 25,104 10,126');
  const O = points('21.5,12 33,24 42.5,41 45.5,61 42.5,84 33.5,107 18,130');
  g.cover([I, mirror(I).reverse()], 'skin');
  g.pair(points('6,54.5 16,59.5 27,58 33.4,52'), 0.75, 'leaf');
  g.line(points('-9,21.6 -3,25 0,27 3,25 9,21.6'), 0.6, 'leaf');
  // inner garment, its beaded edge and cord
  const top = points('-36,69 -19,75 0,77 19,75 36,69');
  g.cover([top, points('36,69 33.5,82 25,104 10,126 0,132 -10,126 -25,104 -33.5,82 -36,69')], 'cloth');
  g.line(top, 1.3);
  g.line(
    top.map(([x, y]): Point => [x * 0.98, y + 5]),
    0.8,
  );
  let d = '';
  for (let i = -7; i <= 7; i++) d += circle(i * 4.6, 79.4 - (i * 4.6) ** 2 * 0.006, 0.8);
  g.paint('brush', d);
  g.lines(family(points('-28,82 -22,96 -12,114'), points('28,82 22,96 12,114'), 5), 0.8, 'leaf');
  g.twin('lapel', (half) => {
    half.cover([I, [...O].reverse()], 'cloth');
    half.line(I, 1.7);
    half.line(O, 1.4);
    half.paint('fine', thin(I.map((p, i) => lerp(p, item(O, i), 0.3))));
    const C = points('50,26 67,54 66,90 52,124');
    half.lines(
      family(O, C, 4, {
        from: (i) => 0.02 + 0.1 * (i % 2),
        to: (i) => 0.97 - 0.22 * ((i + 1) % 2),
      }),
      1.2,
      'leaf',
    );
    half.line(points('60,62 66,80 66,100 58,118'), 1.5, 'leaf');
    half.lines(
      family(points('58,30 72,58 76,90 66,118'), s.slice(3, 9), 2, {
        from: (i) => 0.06 + 0.14 * i,
        to: () => 0.9,
      }),
      1.2,
      'leaf',
    );
  });
}
/** Robe that leaves the right shoulder bare (left in the picture), a corner of it laid on that shoulder. */
export function bareRobe(g: Group) {
  const s = SHOULDER;
  const bare = points('-17,9 -25,17 -42,23 -62,28 -79,39 -88,58 -92,84 -97,112 -99,150');
  g.cover([[...bare].reverse(), s, points('98,150 0,156 -99,150')], 'skin');
  // chest
  g.line(points('-34,54 -24,61 -13,61 -5,55'), 0.8, 'leaf');
  g.line(points('5,55 12,60 20,60'), 0.75, 'leaf');
  g.line(points('-9,21.6 -3,25 0,27 3,25 9,21.6'), 0.6, 'leaf');
  g.line(points('-16,22 -34,27 -50,30'), 0.7, 'leaf');
  g.line(points('-1,104 0,108 1.4,104.6'), 0.9, 'leaf');
  // robe from the left shoulder to the right hip
  const edge = points('15.5,6 22,24 18,50 2,76 -22,98 -48,114 -70,121 -86,124');
  const edge2 = points('23,12 31.4,27 27,54 9.6,83 -16,107 -43,123 -66,130 -84,133');
  g.cover([edge, points('-86,124 -88,150 0,156 98,150'), [...s].reverse()], 'cloth');
  g.lines(family(points('-84,134 -60,134 -34,128'), points('-86,148 -58,150 -26,146'), 2), 1.1, 'leaf');
  g.line(edge, 1.9);
  g.line(edge2, 1.4);
  g.paint('fine', thin(edge.map((p, i) => lerp(p, item(edge2, i), 0.3))));
  let d = '';
  for (let i = 1; i < 24; i++) {
    const q = along(
      edge.map((p, k) => lerp(p, item(edge2, k), 0.64)),
      i / 24,
    ).point;
    d += circle(q[0], q[1], i % 2 ? 0.7 : 1.3);
  }
  g.paint('fine', d);
  const far = points('52,26 68,54 66,92 40,124 6,142');
  g.lines(
    family(edge2, far, 5, {
      from: (i) => 0.02 + 0.07 * (i % 2),
      to: (i) => 0.97 - 0.2 * ((i + 1) % 2),
    }),
    1.25,
    'leaf',
  );
  g.line(points('60,62 67,80 66,100 58,118'), 1.5, 'leaf');
  g.lines(
    family(points('58,30 72,58 76,90 66,118'), s.slice(3, 9), 2, {
      from: (i) => 0.06 + 0.14 * i,
      to: () => 0.9,
    }),
    1.2,
    'leaf',
  );
  g.line(s.slice(0, 8), 2.3, (t) => Math.min(1, 0.5 + t));
}
/** Patched robe: double seams in staggered rows, like dykes between fields, and the clasp. */
export function patches(g: Group) {
  g.twin('patch', (h) => {
    const seam = (a: Point, b: Point) => {
      const m = lerp(a, b, 0.5);
      for (const k of [0, 2.6])
        h.paint('faint', thin(xy(a[0], a[1] + k, m[0], m[1] + 1.6 + k, b[0], b[1] + k)));
    };
    for (const [x, y, x2] of [
      [44, 40, 62],
      [46.4, 70, 65],
      [41, 98, 63],
    ] as const)
      seam([x, y], [x2, y + 2]);
    for (const [x, y, x2] of [
      [62, 52, 82],
      [65, 82, 90.6],
      [62, 108, 84],
    ] as const)
      seam([x, y], [x2, y + 1.4]);
    h.paint(
      'faint',
      thin(points('55,28 63,54 65,84 58,116')) + thin(points('57.6,29 65.6,54 67.6,84 60.6,117')),
    );
  });
  g.line(points('45,61 41,46 38,24'), 1.2, 'leaf');
  g.paint('cover', circle(46, 67, 6.4))
    .paint('outline', circle(46, 67, 6.4))
    .paint('fine', circle(46, 67, 3.8));
}
const VEIL_OUT = points(
  '0,-112 17,-107 31,-90 38,-66 40,-40 40,-12 48,10 66,25.6 81,40 89.2,62 92.4,80 94.6,93',
);
const VEIL_IN = points('0,-106 13,-101 24,-84 31,-62 33,-40 32.4,-12 31,10 38,34 50,64 60,92 70,110');
export function veilBack(g: Group) {
  const c = VEIL_OUT.slice(0, 8);
  g.cover([c, mirror(c).reverse()], 'cloth');
}
/** White veil: over the topknot, beside the cheeks, down over the shoulders. */
export function veil(g: Group) {
  g.twin('veil', (half) => {
    half.cover([VEIL_OUT, points('94.6,93 86,104 70,110'), [...VEIL_IN].reverse()], 'cloth');
    half.line(VEIL_OUT, 2.2, 'even');
    half.line(VEIL_IN, 1.5);
    half.paint('fine', thin(VEIL_IN.slice(1).map(([x, y]): Point => [x + 2.4, y])));
    half.line(points('94.6,93 86,104 70,110'), 1.4);
    half.lines(
      family(VEIL_OUT.slice(4), VEIL_IN.slice(4), 4, {
        from: (i) => 0.02 + 0.1 * (i % 2),
        to: (i) => 0.96 - 0.24 * ((i + 1) % 2),
      }),
      1.15,
      'leaf',
    );
  });
}
