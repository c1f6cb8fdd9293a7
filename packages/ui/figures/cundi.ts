/* 准提: three eyes, eighteen arms, her lotus borne from the water by the nāga kings 难陀 and 跋难陀. */

import * as adornments from './adornments.ts';
import { DEGREE, handDefinitions, heldOut } from './arm-fan.ts';
import { begin, chinAt } from './compose.ts';
import * as crowns from './crowns.ts';
import { type Point, points } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import type { Implement } from './implements.ts';
import * as lap from './lap.ts';
import * as lotus from './lotus.ts';
import { nagaKing } from './naga.ts';
import { circle, rays, thin } from './path.ts';
import type { Group, Sheet } from './sheet.ts';
import { waves } from './sky-and-sea.ts';

const AT = chinAt(190, 0.76);

/** 金刚智 T1075: from the second hand to the ninth, the highest first. The second on the right grants fearlessness. */
const RIGHT: readonly (Implement | null)[] = [
  null,
  'sword',
  'rosary',
  'fruit',
  'axe',
  'hook',
  'vajra',
  'garland',
];
const LEFT: readonly (Implement | null)[] = [
  'banner',
  'lotus',
  'kundika',
  'lasso',
  'wheel',
  'conch',
  'jar',
  'sutra',
];

/** Angle of the upper arm over the level, the bend at the elbow, the length of the forearm. */
const ARMS = [
  [64, 20, 84],
  [47, 26, 64],
  [31, 32, 84],
  [14, 38, 66],
  [-3, 42, 84],
  [-19, 46, 66],
  [-34, 50, 82],
  [-49, 56, 66],
].map(([level = 0, bend = 0, length = 0]) => {
  const towards = (from: Point, angle: number, l: number): Point => [
    from[0] + l * Math.cos(angle * DEGREE),
    from[1] - l * Math.sin(angle * DEGREE),
  ];
  const shoulder: Point = [58, 40];
  const elbow = towards(shoulder, level, 68);
  return { shoulder, elbow, wrist: towards(elbow, level + bend, length), turn: 90 - level - bend };
});

/** Third eye, upright on the brow. */
function thirdEye(g: Group) {
  g.paint('coverSkin', circle(0, -43.4, 3));
  g.pair(points('0,-49 -2.6,-45.4 -2.6,-42.6 0,-39'), 0.9, 'finger').paint('jewel', circle(0, -44, 1.3));
}
/** The stalk that rises from the pool, and the kings on either side. */
function bearers(g: Group) {
  const [left, right] = [points('-8,276 -6,310 -7,350 -5,400'), points('8,276 6,310 7,350 5,400')];
  g.cover([left, [...right].reverse()], 'cloth')
    .line(left, 1.3, 'even')
    .line(right, 1.3, 'even');
  for (const y of [300, 318, 336, 354])
    g.paint(
      'fine',
      thin([
        [-3, y],
        [-1.6, y + 2],
      ]) +
        thin([
          [2, y + 8],
          [3.4, y + 10],
        ]),
    );
  for (const side of [-1, 1]) {
    g.child(side > 0 ? 'upananda' : 'nanda', `translate(${side * 68} 344) scale(1.16)`, nagaKing);
  }
}

export function cundi(): Sheet {
  const sheet = begin('cundi', '准提菩萨', 'small');
  const halo = sheet.group('halo', AT, 'behind');
  halos.disc(halo, 10, 240);
  const lower = (i: number) => i > 16 && i < 104;
  halo.paint(
    'faint',
    rays(0, 10, 204, (i) => (i % 2 ? 229 : 219), 120, lower),
  );
  halos.nimbus(halo, { r: 82, cy: -46, kind: 'petals', n: 30 });
  bearers(sheet.group('nagas', AT));
  const throne = sheet.group('throne', AT);
  lotus.throne(throne, 190, false);
  throne.child('pool', 'translate(0 96)', waves);
  const arms = sheet.group('arms', AT);
  handDefinitions(arms);
  arms.twin('arm-fan', (half) => {
    for (const { shoulder, elbow, wrist } of ARMS) {
      adornments.arm(half, shoulder, elbow, wrist, { s: 0.82, front: false });
    }
  });
  const held = sheet.group('attributes', AT);
  for (const [i, { wrist, turn }] of ARMS.entries()) {
    const both = { y: wrist[1], hand: 0.74, size: 0.96 };
    heldOut(held, `right-${i + 2}`, { ...both, what: RIGHT[i] ?? null, x: -wrist[0], turn: -turn, side: 1 });
    heldOut(held, `left-${i + 2}`, { ...both, what: LEFT[i] ?? null, x: wrist[0], turn, side: -1 });
  }
  const body = sheet.group('body', AT);
  adornments.scarfBack(body, { tails: false });
  lap.lap(body);
  adornments.torso(body, { sash: false });
  adornments.jewels(body);
  const face = sheet.group('face', AT);
  adornments.locks(face);
  heads.neck(face);
  heads.bodhisattvaHead(face);
  crowns.fiveCrown(face, { emblem: 'jewel', tall: 1.1 });
  thirdEye(face);
  const hand = sheet.group('hands', AT);
  hand.twin('main-arm', (half) => adornments.arm(half, [64, 44], [78, 112], [27, 104], { s: 0.94 }));
  for (const side of [1, -1]) hands.pinchHand(hand, hands.frame(-25 * side, 108, 0.22 * side, 0.86, side));
  return sheet;
}
