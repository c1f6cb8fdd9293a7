/* 文殊 on the lion, 普贤 on the elephant, drawn at .72. */

import * as adornments from './adornments.ts';
import { bloomAt } from './blossoms.ts';
import { begin, chinAt } from './compose.ts';
import * as crowns from './crowns.ts';
import { elephant } from './elephant.ts';
import { move, points, symmetric } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import { IMPLEMENT } from './implements.ts';
import * as lap from './lap.ts';
import { lion } from './lion.ts';
import { lionHead } from './lion-head.ts';
import * as lotus from './lotus.ts';
import { area, circle, rays, thin } from './path.ts';
import type { Group, Sheet } from './sheet.ts';

const AT = chinAt(112, 0.72);
const LION = 'translate(206 488) scale(.66)';
const ELEPHANT = 'translate(178 488) scale(.66)';

function light(sheet: Sheet) {
  const halo = sheet.group('halo', AT, 'behind');
  halos.disc(halo, 34, 160);
  halo.paint(
    'faint',
    rays(0, 34, 118, (i) => (i % 2 ? 138 : 148), 52),
  );
  halos.nimbus(halo, { r: 76, cy: -46, kind: 'petals', n: 20 });
}
/** Body and head; returns the group of the hands. */
function seated(sheet: Sheet, head: (face: Group) => void): Group {
  const body = sheet.group('body', AT);
  adornments.scarfBack(body, { out: 154, fall: 0.62 });
  lap.lap(body);
  adornments.torso(body);
  adornments.jewels(body, { long: false });
  const face = sheet.group('face', AT);
  adornments.locks(face);
  heads.neck(face);
  head(face);
  return sheet.group('hands', AT);
}
/** Sword of wisdom, its guard at (x, y), a flame at its point. */
function sword(g: Group, x: number, y: number) {
  const piece = (half: string) => g.paint('piece', area(move(symmetric(points(half)), x, y)));
  piece('0,-102 6.4,-84 6,-60 5.6,-8 0,-8');
  g.paint('fine', `M${x} ${y - 14}V${y - 92}`);
  piece('0,-9 8,-10 17,-13 20,-8 14,-3 0,-2');
  piece('0,-2 3.4,-2 3,30 0,30');
  g.paint('piece', circle(x, y + 33, 4.6)).paint('jewel', circle(x, y - 6, 2));
  for (const side of [1, -1]) {
    const flame = points('8,-92 5,-104 8,-112 3,-118 0,-132').map(([u, v]) => [x + u * side, y + v] as const);
    g.paint('fine', thin(flame));
  }
}
/** Ruyi, its grip at (x, y): a stem with three joints, a head like a cloud. */
function ruyi(g: Group, x: number, y: number) {
  const at = (text: string) => move(points(text), x, y);
  g.paint('piece', area(at('-4,44 -7,20 -3,-6 -6,-34 -12,-56'), at('-4,-58 3,-34 5,-6 1,20 5,42 -4,44')));
  g.paint('fine', thin(at('-2,36 -3,18 1,-8 -2,-34')));
  g.paint(
    'piece',
    area(
      at(
        '-9,-50 -22,-52 -32,-62 -28,-75 -16,-76 -12,-88 0,-90 8,-82 7,-76 18,-74 20,-62 10,-53 -1,-52 -9,-50',
      ),
    ),
  );
  for (const curl of [
    '-27,-64 -21,-69 -17,-62 -22,-59',
    '15,-64 9,-69 5,-63 10,-59',
    '-10,-80 -4,-84 1,-79 -4,-75',
  ]) {
    g.paint('fine', thin(at(curl)));
  }
  g.paint('jewel', circle(x - 6, y - 64, 2.6));
}
const SCARF_RIGHT = points('-102,94 -105,117 -94,134 -78,136 -74,152 -82,174 -80,200');
const SCARF_LEFT = points('102,94 105,117 94,134 78,136 74,152 82,174 80,200');

/** Five topknots; the sword in the right hand, in the left a blue lotus that bears a sutra. */
export function manjushri(): Sheet {
  const sheet = begin('manjushri', '文殊师利菩萨', 'small');
  light(sheet);
  lion(sheet.group('mount', LION));
  lotus.lowSeat(sheet.group('throne', AT));
  lionHead(sheet.group('lion-head', LION));
  const hand = seated(sheet, (face) => {
    crowns.fiveKnots(face);
    heads.bodhisattvaHead(face, { knot: false });
    crowns.fiveCrown(face, { emblem: 'jewel', tall: 0.5, ribbons: false });
  });
  adornments.arm(hand, [-67, 42], [-94, 116], [-92, 92], { bow: -4, bands: 'wrist' });
  sword(hand, -94, 62);
  hands.gripHand(hand, hands.frame(-94, 90, 0, 0.96));
  adornments.scarfLoop(hand, SCARF_RIGHT);
  adornments.arm(hand, [67, 42], [94, 116], [76, 98], { bow: 4, bands: 'wrist' });
  hand.line(points('50,70 70,46 100,26 110,0'), 1.7, 'even');
  bloomAt(hand, 110, 2, 0.9, 0.06);
  hand.child('sutra', 'translate(111 -19) rotate(6) scale(1.1)', IMPLEMENT.sutra);
  hands.pinchHand(hand, hands.frame(72, 94, 0.06, 0.96, -1));
  hand.line(points('56,66 50,72 46,92 44,110'), 1.2, 'nail');
  adornments.scarfLoop(hand, SCARF_LEFT);
  return sheet;
}
/** The ruyi in the right hand, the left at rest; a white elephant of six tusks, a lotus under each foot. */
export function samantabhadra(): Sheet {
  const sheet = begin('samantabhadra', '普贤菩萨', 'small');
  light(sheet);
  elephant(sheet.group('mount', ELEPHANT));
  lotus.lowSeat(sheet.group('throne', AT));
  const hand = seated(sheet, (face) => {
    heads.bodhisattvaHead(face);
    crowns.fiveCrown(face, { emblem: 'jewel', tall: 1.14 });
  });
  adornments.arm(hand, [-67, 42], [-94, 116], [-90, 94], { bow: -4, bands: 'wrist' });
  ruyi(hand, -92, 80);
  hands.gripHand(hand, hands.frame(-92, 92, 0, 0.96));
  adornments.scarfLoop(hand, SCARF_RIGHT);
  adornments.arm(hand, [67, 42], [92, 112], [50, 139], { bow: 4 });
  hands.restHand(hand, 1, { dx: 3, dy: -2 });
  adornments.scarfLoop(hand, points('102,94 103,113 90,126 76,128 70,144 78,164 80,198'));
  return sheet;
}
