/* 观音 seated, 大势至, 弥勒. */

import * as adornments from './adornments.ts';
import * as arms from './arms.ts';
import { bloomAt } from './blossoms.ts';
import { begin, chinAt } from './compose.ts';
import * as crowns from './crowns.ts';
import { points } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import * as lap from './lap.ts';
import * as lotus from './lotus.ts';
import * as objects from './objects.ts';
import { rays } from './path.ts';
import * as pendant from './pendant.ts';
import * as robes from './robes.ts';
import type { Sheet } from './sheet.ts';
import { bamboo, waves } from './sky-and-sea.ts';
import * as sleeves from './sleeves.ts';

const AT = chinAt(184);
const HIGH = chinAt(170);

/** In white before the moon, a willow in the right hand, the vase on the left palm; on the sea, by bamboo. */
export function guanyin(): Sheet {
  const sheet = begin('guanyin', '观世音菩萨');
  const halo = sheet.group('halo', AT, 'behind');
  halos.disc(halo, 30, 165);
  bamboo(halo);
  halos.nimbus(halo, { kind: 'plain', r: 70, cy: -46 });
  const throne = sheet.group('throne', AT);
  lotus.throne(throne, 190, false);
  waves(throne);
  robes.veilBack(sheet.group('veil-back', AT));
  const body = sheet.group('body', AT);
  lap.lap(body);
  robes.openRobe(body);
  objects.necklace(body);
  const face = sheet.group('face', AT);
  heads.neck(face);
  heads.bodhisattvaHead(face);
  objects.crown(face);
  robes.veil(face);
  const hand = sheet.group('hands', AT);
  hands.restHand(hand);
  arms.sleeve(hand);
  objects.vase(hand, 0, 142);
  objects.willow(hand);
  sleeves.raisedArm(hand);
  return sheet;
}

/** The vase in the crown; the right hand holds a lotus stalk, the left bears its end; light in every direction. */
export function mahasthama(): Sheet {
  const sheet = begin('mahasthama', '大势至菩萨');
  const halo = sheet.group('halo', AT, 'behind');
  halos.disc(halo, 26, 140);
  const inner = (i: number) => (i % 2 ? 92 : 84);
  halo.paint(
    'faint',
    rays(0, 26, inner, (i) => (i % 2 ? 122 : 131), 60),
  );
  halo.paint(
    'fine',
    rays(0, 26, 145, (i) => [176, 152, 166, 152][i % 4] ?? 152, 96),
  );
  halos.nimbus(halo, { r: 72, cy: -46, kind: 'petals', n: 20 });
  const throne = sheet.group('throne', AT);
  lotus.steppedFoot(throne, 288);
  lotus.throne(throne, 190, false);
  const body = sheet.group('body', AT);
  adornments.scarfBack(body, { out: 158, fall: 0.86 });
  lap.lap(body);
  adornments.torso(body);
  adornments.jewels(body, { long: false });
  const face = sheet.group('face', AT);
  adornments.locks(face);
  heads.neck(face);
  heads.bodhisattvaHead(face);
  crowns.fiveCrown(face, { emblem: 'vase', tall: 1.16 });
  const hand = sheet.group('hands', AT);
  adornments.arm(hand, [66, 40], [90, 108], [50, 138], { bow: 4 });
  hands.restHand(hand, 1, { dx: 3, dy: -3 });
  adornments.arm(hand, [-67, 42], [-92, 116], [-70, 96], { bow: -4, bands: 'wrist' });
  hand.line(points('-4,148 -20,120 -40,92 -51,64 -60,34 -84,10 -110,2 -122,-20'), 2, 'even');
  bloomAt(hand, -123, -18, 1.12, -0.1);
  hands.pinchHand(hand, hands.frame(-68, 91, -0.05, 1));
  const loop = '-102,94 -104,115 -92,132 -76,134 -71,150 -78,172 -77,198';
  adornments.scarfLoop(hand, points(loop));
  adornments.scarfLoop(hand, points('102,94 103,112 90,126 76,128 70,144 78,164 78,188'));
  return sheet;
}

/** The right hand grants fearlessness, the water vase on the left; a stūpa in the crown; one leg hangs. */
export function maitreya(): Sheet {
  const sheet = begin('maitreya', '弥勒菩萨');
  const halo = sheet.group('halo', HIGH, 'behind');
  halos.radiance(halo, { cy: 24, r: 160, count: 72, from: 118 });
  halos.nimbus(halo, { r: 74, cy: -44, kind: 'petals', n: 16 });
  lotus.throne(sheet.group('throne', HIGH), 190, false);
  const body = sheet.group('body', HIGH);
  adornments.scarfBack(body, { out: 158 });
  pendant.foldedLeg(body);
  adornments.torso(body);
  adornments.jewels(body);
  pendant.hangingLeg(body);
  const face = sheet.group('face', HIGH);
  adornments.locks(face);
  heads.neck(face);
  heads.bodhisattvaHead(face);
  crowns.fiveCrown(face, { emblem: 'stupa', tall: 1.16 });
  const hand = sheet.group('hands', HIGH);
  adornments.arm(hand, [-67, 42], [-91, 118], [-72, 90], { bow: -4, bands: 'wrist' });
  hands.openHand(hand, hands.frame(-70, 85, -0.05, 1));
  adornments.scarfLoop(hand, points('-102,94 -104,115 -92,132 -74,134 -70,150 -78,172 -76,200'));
  adornments.arm(hand, [66, 40], [90, 108], [50, 138], { bow: 4 });
  hands.restHand(hand, 1, { dx: 3, dy: -3 });
  adornments.scarfLoop(hand, points('102,94 103,112 90,124 76,126 70,142 78,162 78,186 88,212'));
  objects.vase(sheet.group('attribute', HIGH), 0, 139);
  return sheet;
}
