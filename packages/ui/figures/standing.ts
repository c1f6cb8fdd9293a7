/* 白衣持瓶观音, standing, drawn at .72. */

import * as adornments from './adornments.ts';
import { begin, chinAt } from './compose.ts';
import { arch, mirror, onSide, type Point, points } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import * as lap from './lap.ts';
import { pedestal } from './lotus.ts';
import * as objects from './objects.ts';
import { circle, open, thin } from './path.ts';
import * as robes from './robes.ts';
import type { Group, Sheet } from './sheet.ts';
import { waves } from './sky-and-sea.ts';
import { raisedArm } from './sleeves.ts';

/** The veil falls behind to the knees. */
function veilBehind(b: Group) {
  const edge = points('88,60 102,110 116,190 112,270 122,340 118,386 96,404');
  b.cover([edge, points('96,404 0,420 -96,404'), mirror(edge).reverse()], 'cloth');
  b.twin('veil-fall', (half) => {
    half
      .line(edge.slice(0, 6), 2, (t) => Math.min(1, 0.3 + 2 * t))
      .line(points('118,386 108,394 99,388 90,401 80,393 70,406 58,398'), 1.6, 'even');
    lap.hangingFolds(half, '102,150 106,230 104,310 110,380', '72,200 76,280 80,340 80,392', 4);
  });
}
/** The skirt, open in front over an inner one; ends in soft pleats over the feet. */
function skirt(b: Group) {
  const side = points('46,130 60,180 66,250 65,320 70,388 86,442');
  const half = points('0,446 10,450 20,444 32,451 44,444 56,451 68,444 78,449 86,442');
  const hem = arch(half);
  b.cover([side, [...hem].reverse(), mirror(side).reverse()], 'cloth').line(hem, 1.6, 'even');
  b.paint('fine', thin(hem.map(([x, y]): Point => [x * 0.985, y - 6])));
  b.twin('skirt', (right) => {
    right.line(side, 1.9, 'finger');
    const [edge, border] = [
      points('15,128 21,170 23,240 25,330 36,444'),
      points('22,128 28,170 30,240 32,330 43,446'),
    ];
    right
      .cover([edge, [...border].reverse()], 'cloth')
      .line(edge, 1.6, 'finger')
      .line(border, 1.1, 'finger');
    lap.hangingFolds(right, '26,150 34,240 38,330 48,440', '50,150 61,230 61,330 78,436', 4);
    lap.hangingFolds(right, '4,150 4,240 5,340 6,442', '17,150 18,240 20,340 29,440', 2, 0.95);
    // the cloth clings at the knee
    right
      .line(points('60,250 48,282 49,312 38,350'), 1.1, 'leaf')
      .line(points('62,276 54,308 55,350 48,392'), 1.1, 'leaf');
  });
}
/** Left sleeve, long, before the waist. */
function leftSleeve(g: Group) {
  const top = points('70,106 60,115 50,122 40,127.6');
  const cuff = points('40,127.6 35.4,134 36.4,145 41,154');
  const inner = points('41,154 38,186 43,228 38,270');
  const hem = points('38,270 48,279 58,270 70,281 82,271 94,278 110,256');
  const outer = points('110,256 114,210 108,160 99,114 94,92');
  g.cover([top, cuff, inner, hem, outer, points('94,92 84,98 70,106')], 'cloth');
  g.line(top, 1.7, 'nail')
    .line([...cuff, ...inner.slice(1)], 1.9, 'finger')
    .line(hem, 1.8, 'even')
    .line(outer, 2.1, 'finger');
  g.paint(
    'fine',
    thin([...cuff, ...inner.slice(1)].map(([x, y]): Point => [x + 4, y])) +
      thin(hem.map(([x, y]): Point => [x, y - 4.6])),
  );
  lap.hangingFolds(g, '48,150 50,184 54,228 50,266', '98,128 103,160 106,208 101,256', 5);
  g.line(points('94,112 80,116 62,124 46,140'), 1.1, 'leaf').line(
    points('97,124 84,130 66,136 50,148'),
    1,
    'leaf',
  );
}

export function standingGuanyin(): Sheet {
  const sheet = begin('guanyin-standing', '白衣持瓶观音', 'small');
  const at = chinAt(112, 0.72);
  const halo = sheet.group('halo', at, 'behind');
  halos.disc(halo, 6, 144);
  halos.nimbus(halo, { kind: 'plain', r: 70, cy: -46 });
  const seat = sheet.group('throne', at);
  seat.child('pool', 'translate(0 204)', waves);
  pedestal(seat, 471, 80, false);
  const body = sheet.group('body', at);
  veilBehind(body);
  for (const side of [1, -1])
    hands.foot(body, (c) => onSide(side, c).map(([x, y]): Point => [side * 27 + x * 1.05, 436 + y * 1.02]));
  skirt(body);
  for (const [bone, w] of [
    [points('-3,146 -8,200 -5,260 -10,320 -6,366'), 4],
    [points('4,146 9,190 6,240 11,296 8,330'), 4],
  ] as const) {
    adornments.ribbon(body, bone, (t) => w + 2.6 * t, { folds: 1 });
  }
  robes.openRobe(body);
  objects.necklace(body);
  for (const side of [1, -1])
    body.paint('cloth', open(onSide(side, points('0,140 9,131 18,134 16,145 8,148 0,144'))));
  body.paint('piece', circle(0, 141, 5));
  const face = sheet.group('face', at);
  heads.neck(face);
  heads.bodhisattvaHead(face);
  objects.crown(face);
  robes.veil(face);
  const hand = sheet.group('hands', at);
  hands.restHand(hand);
  leftSleeve(hand);
  objects.vase(hand, 0, 142, 1.06);
  objects.willow(hand);
  raisedArm(hand, 'standing');
  return sheet;
}
