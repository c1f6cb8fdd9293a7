/* 释迦牟尼, 阿弥陀, 药师 and, as a monk, 地藏: robed and seated. */

import * as arms from './arms.ts';
import { begin, chinAt } from './compose.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import * as lap from './lap.ts';
import * as lotus from './lotus.ts';
import * as objects from './objects.ts';
import * as robes from './robes.ts';
import type { Group, Sheet } from './sheet.ts';
import { cloudBank } from './sky-and-sea.ts';

const AT = chinAt(184);

function face(g: Group) {
  heads.neck(g);
  heads.buddhaHead(g);
}
/** Left palm up before the belly, out of its wide sleeve. */
function leftPalmUp(g: Group) {
  hands.restHand(g);
  arms.sleeve(g);
}
function palmsInLap(g: Group) {
  hands.lapHands(g);
  g.twin('sleeve', (half) => arms.sleeve(half));
}

/** Touching the earth, the alms bowl on the left palm, the right shoulder bare; the light in flames. */
export function shakyamuni(): Sheet {
  const sheet = begin('shakyamuni', '释迦牟尼佛');
  const halo = sheet.group('halo', AT, 'behind');
  halos.mandorla(halo);
  halos.nimbus(halo);
  lotus.throne(sheet.group('throne', AT));
  const body = sheet.group('body', AT);
  lap.lap(body);
  robes.bareRobe(body);
  face(sheet.group('face', AT));
  const hand = sheet.group('hands', AT);
  leftPalmUp(hand);
  arms.earthArm(hand);
  objects.bowl(sheet.group('attribute', AT), 0, 116, 18.5, 25);
  return sheet;
}

/** On the lotus, both shoulders covered, the hands in the lap: all that lies before the light, but for the attribute. */
function inMeditation(sheet: Sheet): void {
  lotus.throne(sheet.group('throne', AT));
  const body = sheet.group('body', AT);
  lap.lap(body);
  robes.openRobe(body);
  face(sheet.group('face', AT));
  palmsInLap(sheet.group('hands', AT));
}

/** Meditation, a lotus dais on the palms; forty-eight long rays. */
export function amitabha(): Sheet {
  const sheet = begin('amitabha', '阿弥陀佛');
  const halo = sheet.group('halo', AT, 'behind');
  halos.radiance(halo);
  halos.nimbus(halo, { kind: 'petals', n: 24 });
  inMeditation(sheet);
  objects.lotusDais(sheet.group('attribute', AT), 0, 141);
  return sheet;
}

/** A pagoda on both palms; seven Buddhas in the rim of the light. */
export function medicine(): Sheet {
  const sheet = begin('medicine', '药师琉璃光如来');
  const halo = sheet.group('halo', AT, 'behind');
  halos.mandorla(halo, false);
  objects.seven(halo);
  halos.nimbus(halo, { n: 72, r: 70 });
  inMeditation(sheet);
  objects.pagoda(sheet.group('attribute', AT), 0, 142);
  return sheet;
}

/** A monk in a patched robe, the ringed staff in the right hand, the pearl on the left; clouds. */
export function ksitigarbha(): Sheet {
  const sheet = begin('ksitigarbha', '地藏王菩萨');
  const halo = sheet.group('halo', AT, 'behind');
  halos.radiance(halo, { cy: 30, r: 158, count: 64 });
  halos.nimbus(halo, { kind: 'plain', r: 68, cy: -38 });
  const throne = sheet.group('throne', AT);
  lotus.throne(throne, 190, false);
  cloudBank(throne);
  const body = sheet.group('body', AT);
  lap.lap(body);
  robes.openRobe(body);
  robes.patches(body);
  const head = sheet.group('face', AT);
  heads.neck(head);
  heads.monkHead(head);
  objects.staff(sheet.group('attribute', AT), -116, -132, 206);
  const hand = sheet.group('hands', AT);
  leftPalmUp(hand);
  arms.staffArm(hand);
  objects.pearl(hand, -2, 127, 13);
  return sheet;
}
