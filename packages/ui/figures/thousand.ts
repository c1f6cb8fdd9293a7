/* 千手观音: the forty hands with their implements, a thousand palms with eyes in the rim. */

import * as adornments from './adornments.ts';
import { DEGREE, handDefinitions, heldOut, tenth } from './arm-fan.ts';
import { begin, chinAt } from './compose.ts';
import * as crowns from './crowns.ts';
import { type Point, points } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import type { Implement } from './implements.ts';
import * as lap from './lap.ts';
import * as lotus from './lotus.ts';
import { bowl, miniBuddha } from './objects.ts';
import { area, circle, thin } from './path.ts';
import { Group, type Sheet } from './sheet.ts';

const AT = chinAt(240, 0.72);
const WIDE = chinAt(236, 0.8);
const CENTRE = 26;

/**
 * 伽梵达摩 T1060, without the joined palms, the bowl and the Buddha over the head, which take two hands each: eighteen on a side in
 * three rings. The open hand on the right is 施无畏; the hand of the skull staff is not drawn.
 */
const RIGHT: readonly (Implement | null)[] = [
  'sun',
  'buddha',
  'arrow',
  'axe',
  'halberd',
  'lotus',
  'sword',
  'whisk',
  'pearl',
  'conch',
  'willow',
  'vajra',
  'mirror',
  'rosary',
  'seal',
  'jar',
  'lotus',
  null,
];
const LEFT: readonly (Implement | null)[] = [
  'moon',
  'palace',
  'bow',
  'khakkhara',
  'lotus',
  'bud',
  'hook',
  'sutra',
  'wheel',
  'bell',
  'cloud',
  'pestle',
  'shield',
  'casket',
  'lasso',
  'bangle',
  'kundika',
  'grapes',
];
/** Radius, how many on a side, the first and the step in degrees from straight up. */
const RINGS = [
  { r: 158, n: 8, first: 18, step: 13.8 },
  { r: 118, n: 7, first: 25, step: 13.8 },
  { r: 88, n: 3, first: 76, step: 16 },
] as const;

/** The thousand, drawn as two rings of a hundred small palms; an eye in each. */
function palms(halo: Group) {
  const outline = points(
    '-2.6,3 -4.2,-3 -5.6,-9.6 -4.6,-10.6 -3.4,-6 -3,-13 -1.8,-13.4 -1,-6.6 -0.2,-14.6 1,-14.6 1.5,-6.6 3,-13 4.2,-12.6 3.8,-4.4 7,-7.6 7.6,-6.6 4.6,0 2.6,3',
  );
  const ring = (name: string, r: number, k: number, count: number, turn: number) => {
    const palm = (one: Group) => {
      one.paint('fine', thin(outline.map(([x, y]): Point => [x * k, y * k - r])));
      one.paint('jewel', circle(0, -r - 2.6 * k, 0.9));
    };
    const step = 360 / count;
    const five = new Group(`${name}-five`);
    five.many(
      name,
      palm,
      [0, 1, 2, 3, 4].map((i) => `rotate(${tenth(i * step)})`),
    );
    const again = Array.from(
      { length: count / 5 - 1 },
      (_, i) => `<use href="#${name}-five" transform="rotate(${tenth((i + 1) * 5 * step)})"/>`,
    );
    halo.raw(`<g transform="translate(0 ${CENTRE}) rotate(${turn})">${five}${again.join('')}</g>`);
  };
  ring('outer-palm', 219, 0.92, 100, 0);
  ring('inner-palm', 203.6, 0.86, 100, 1.8);
}
/** A forearm from the wrist at 0 0 downwards, with its bracelet. */
function forearm(): Group {
  const one = new Group('forearm');
  const [left, right] = [points('-5.4,0 -6.2,16 -7,40 -8,66'), points('5.4,0 7.4,16 9.6,40 8,66')];
  one.paint('coverSkin', area(left, [...right].reverse())).paint('outline', thin(left) + thin(right));
  for (const y of [4, 8])
    one.paint(
      'fine',
      thin([
        [-6, y],
        [0, y + 1.2],
        [6, y],
      ]),
    );
  return one;
}
function fan(g: Group) {
  handDefinitions(g);
  g.raw(`<defs>${forearm()}</defs>`);
  let number = 0;
  for (const { r, n, first, step } of RINGS) {
    const list: { what: Implement | null; x: number; y: number; turn: number; side: number; name: string }[] =
      [];
    for (let k = 0; k < n; k++, number++) {
      for (const side of [1, -1]) {
        const turn = -side * (first + k * step);
        const [x, y] = [r * Math.sin(turn * DEGREE), CENTRE + 6 - r * Math.cos(turn * DEGREE)];
        const what = (side > 0 ? RIGHT : LEFT)[number] ?? null;
        list.push({ what, x, y, turn, side, name: `${side > 0 ? 'right' : 'left'}-${number + 1}` });
      }
    }
    list.reverse();
    for (const { x, y, turn } of list) {
      g.raw(`<use href="#forearm" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)})"/>`);
    }
    for (const { name, ...one } of list) heldOut(g, name, { ...one, hand: 0.56, size: 0.64 });
  }
}
/** 顶上化佛: two arms rise behind the head, and their palms bear a Buddha over the crown. */
function buddhaOverHead(g: Group) {
  g.twin('raised-arm', (half) => {
    const [outer, inner] = [points('60,-40 45,-82 33,-112 25,-128'), points('46,-40 33,-82 23,-106 15,-120')];
    half.cover([outer, [...inner].reverse()], 'skin').paint('outline', thin(outer) + thin(inner));
    half.paint('fine', thin(points('17,-117 23,-121 30,-122')) + thin(points('20,-112 26,-116 32.6,-117')));
    // the hand like half a bowl
    half.paint(
      'skin',
      area(points('15,-119 6,-122 0,-122 1,-129 11,-131 19,-136 25,-146 29,-145 28,-134 24,-125 15,-119')),
    );
    half.paint('fine', thin(points('3,-125.6 12,-127 20,-131.6')));
  });
  miniBuddha(g, 0, -148, 1.6);
}

export function thousand(): Sheet {
  const sheet = begin('thousand', '千手千眼观世音菩萨', 'small');
  const halo = sheet.group('halo', WIDE, 'behind');
  halos.disc(halo, CENTRE, 240);
  palms(halo);
  const throne = sheet.group('throne', AT);
  lotus.steppedFoot(throne);
  lotus.throne(throne, 190, false);
  fan(sheet.group('arms', WIDE));
  buddhaOverHead(sheet.group('buddha-over-head', AT));
  halos.nimbus(sheet.group('nimbus', AT), { r: 70, cy: -50, kind: 'plain' });
  const body = sheet.group('body', AT);
  adornments.scarfBack(body, { out: 164, fall: 0.8 });
  lap.lap(body);
  adornments.torso(body, { sash: false });
  adornments.jewels(body, { long: false });
  const face = sheet.group('face', AT);
  adornments.locks(face);
  heads.neck(face);
  heads.bodhisattvaHead(face);
  crowns.fiveCrown(face, { emblem: 'amitabha', tall: 1.1, ribbons: false });
  const hand = sheet.group('hands', AT);
  hand.twin('lap-arm', (half) => adornments.arm(half, [64, 46], [92, 114], [50, 140], { s: 0.94 }));
  hands.lapHands(hand);
  bowl(hand, 0, 122, 15, 20);
  hand.twin('main-arm', (half) => adornments.arm(half, [62, 44], [70, 106], [13, 97], { s: 0.86 }));
  hands.joined(hand, hands.frame(0, 98, 0, 0.92));
  return sheet;
}
