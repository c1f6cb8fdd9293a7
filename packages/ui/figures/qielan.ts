/* 伽蓝: 关公 as guardian of the monastery; robe over armour, one hand at his beard, the crescent blade in the other. At .69. */
import * as adornments from './adornments.ts';
import { apron, belt, boot, cuirass, tasset } from './armour.ts';
import { staffArm } from './arms.ts';
import { begin, chinAt } from './compose.ts';
import { family, lerp, mirror, onSide, type Point, type Points, points, symmetric } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import { hangingFolds } from './lap.ts';
import { pedestal } from './lotus.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group, Sheet } from './sheet.ts';

const OUTER = points('60,26 96,46 117,92 121,170 126,270 138,370 132,438');

function robeBehind(b: Group) {
  const hem = points('132,438 112,446 92,439 66,450 40,443 0,447 -40,443 -66,450 -92,439 -112,446 -132,438');
  b.paint('cloth', area(OUTER, hem, mirror(OUTER).reverse()));
  b.twin('boot', (half) => boot(half));
  b.twin('under', (half) => {
    const foot = points('100,428 84,437 67,428 50,438 32,430 8,437');
    half.paint('cloth', open(points('66,150 82,250 96,360 100,428'), foot, points('8,437 4,300 4,150')));
    hangingFolds(half, points('14,270 14,350 14,428'), points('72,250 84,350 90,424'), 7);
    tasset(half, 82);
  });
  apron(b);
}
/** The fronts of the robe, open over the armour, their borders set with pearls. */
function robeFronts(b: Group) {
  b.twin('robe-front', (half) => {
    const edge = points('15,8 40,44 53,88 54,150 62,260 70,360 80,442');
    half.cover([edge, points('80,442 104,449 132,438'), [...OUTER].reverse()], 'cloth');
    const border = edge.map(([x, y], i): Point => [x + 8 + i * 0.7, y + (i ? 0 : 2)]);
    half.line(edge, 1.8, 'finger').line(border, 1.1, 'finger').line(OUTER, 2.1, 'finger');
    half.paint('pearls', thin(edge.map((p, i) => lerp(p, border[i] ?? p, 0.52))));
    half.line(points('80,442 94,438 110,446 132,438'), 1.5, 'even');
    const folds = (dx: number, curve: Points) => curve.map(([x, y]): Point => [x + dx, y]).slice(1);
    hangingFolds(half, folds(4, border), folds(-6, OUTER), 5);
    half.line(points('64,30 84,44 98,66 104,96'), 1.1, 'leaf');
  });
}
/** 偃月刀 at his left: the crescent, its guard like a dragon's mouth, a tassel, the shaft. */
function blade(w: Group) {
  w.paint('piece', 'M115.4-66h5.2V466h-5.2z').paint('piece', area(points('114,466 118,482 122,466 114,466')));
  for (const k of [-1.6, 0, 1.6])
    w.paint(
      'fine',
      thin([
        [115, -60],
        [105 + k, -46],
        [101 + k * 2, -26],
      ]),
    );
  const back = points('106,-192 121,-170 124,-152 118,-134 114,-106 113,-80');
  w.paint('piece', area(points('119,-138 108,-141 97,-134 88,-144 100,-150 112,-152 122,-158 119,-138')));
  w.paint(
    'piece',
    area(back, points('113,-80 124,-80'), points('124,-80 142,-96 154,-122 153,-152 136,-177 106,-192')),
  );
  w.paint(
    'fine',
    thin(points('120,-86 124,-108 130,-132 131,-154 122,-174')) + thin(points('130,-92 141,-112 144,-134')),
  );
  w.paint('piece', area(points('106,-82 118,-90 130,-82 126,-68 118,-60 110,-68 106,-82'))).paint(
    'jewel',
    circle(118, -76, 2.6),
  );
  w.paint('fine', thin(points('110,-72 118,-68 126,-72')));
}
/** Brows like resting silkworms, long eyes cast down, beard in five strands. */
function face(g: Group) {
  g.twin('ear', (half) => heads.ear(half));
  g.twin('cap-ribbon', (half) =>
    adornments.ribbon(half, points('30,-56 46,-48 54,-28 51,-6 60,14 60,42'), (t) => 3.6 + 3.4 * t, {
      folds: 1,
    }),
  );
  const jaw = [...mirror(heads.FACE).reverse(), ...heads.FACE.slice(1)];
  g.cover([jaw, points('26.2,-41 24,-58 0,-64 -24,-58 -26.2,-41')], 'skin').line(jaw, 1.5, 'finger');
  g.line(points('-4.2,-35.4 -3.3,-31.4 -3,-28 -3.3,-25'), 0.7, 'nail');
  g.twin('look', (half) => {
    half.line(points('4.6,-36.6 9,-40.4 14.6,-42 20.6,-41.4 26.4,-38.2'), 2.3, 'leaf');
    half.line(
      points('5.6,-29 9,-29.8 13.4,-29.2 18,-30 23.8,-33.2'),
      1.5,
      (t) => 0.4 + 0.6 * Math.sin(Math.PI * t),
    );
    half
      .line(points('8.4,-27.8 13,-26.8 17.6,-28.2'), 0.7, 'leaf')
      .line(points('8,-32 13,-33.4 19,-33.2'), 0.7, 'leaf');
  });
  g.line(
    points('-4.8,-21.2 -5.8,-19.2 -4.2,-17.8 -2.3,-18.2 0,-17.2 2.3,-18.2 4.2,-17.8 5.8,-19.2 4.8,-21.2'),
    0.9,
    'wire',
  );
  beard(g);
  cap(g);
}
function beard(g: Group) {
  const strand = (left: Points, right: Points, hairs: number) => {
    g.paint('cover', area(left, [...right].reverse())).lines([left, right], 1.1, (t) => 1 - 0.75 * t);
    const sheaf = family(left, right, hairs, {
      from: (i) => 0.02 + 0.05 * (i % 2),
      to: (i) => 0.99 - 0.1 * (i % 2),
    });
    g.paint('fine', sheaf.map((hair) => thin(hair)).join(''));
  };
  for (const side of [1, -1]) {
    strand(
      onSide(side, points('25.8,-22 29,4 27,36 20,74')),
      onSide(side, points('19,-9 18,10 17.6,40 19,74')),
      3,
    );
  }
  strand(points('-12,-4.4 -12.6,30 -8,74 -2,116'), points('12,-4.4 12.6,30 9,74 1,116'), 7);
  for (const side of [1, -1]) {
    const moustache = points('1,-15.8 8,-15.4 14.4,-6 16,14 12.6,54');
    strand(onSide(side, moustache), onSide(side, points('1.4,-13.6 7,-11.4 10,-2 11,16 11.6,54')), 2);
  }
  g.line(points('-5,-11.6 0,-10.8 5,-11.6'), 1.1, 'leaf').line(points('-3.6,-8 0,-7.2 3.6,-8'), 0.8, 'leaf');
}
/** Wrapped cloth, high behind, a jewel before. */
function cap(g: Group) {
  const cloth = points('31,-46 33,-62 29,-80 18,-96 6,-102 0,-103');
  g.paint('cloth', area(symmetric(cloth), points('-31,-46 -17,-55 0,-58 17,-55 31,-46')));
  for (const side of [1, -1]) {
    g.lines(
      [onSide(side, points('8,-68 16,-84 8,-100')), onSide(side, points('20,-62 25,-78 17,-94'))],
      0.95,
      'leaf',
    );
  }
  const brim = points('-32,-45 -17,-54 0,-57 17,-54 32,-45');
  g.paint('piece', area(brim, points('32,-55 17,-64 0,-68 -17,-64 -32,-55')));
  g.paint('pearls', thin(brim.map(([x, y]): Point => [x * 0.96, y - 5])));
  g.paint('piece', area(symmetric(points('0,-90 8,-80 12,-72 8,-62 0,-58'))));
  g.paint('fine', circle(0, -72, 5.6)).paint('jewel', circle(0, -72, 3));
  for (const side of [1, -1])
    g.paint('piece', circle(side * 33, -52, 4.2)).paint('jewel', circle(side * 33, -52, 1.6));
}
/** The right hand strokes the beard, out of a wide sleeve. */
function beardHand(a: Group) {
  hands.gripHand(a, hands.frame(-17, 120, 0.42, 0.96));
  const outer = points('-64,30 -94,56 -112,94 -117,132');
  const cuff = points('-9,133 -13,125 -22,120 -28,114');
  const low = points('-9,133 -15,166 -30,196 -52,212 -82,206 -108,176 -117,132');
  const upper = points('-28,114 -40,114 -50,109 -58,96');
  a.cover([outer, [...low].reverse(), cuff, upper], 'cloth');
  a.line(outer, 2.1, 'finger')
    .line(low, 1.9, 'even')
    .line(cuff, 1.6, 'even')
    .line([...upper].reverse(), 1.5, 'nail');
  a.paint('fine', thin(low.slice(0, 6).map(([x, y]): Point => [x - 2, y - 5])));
  hangingFolds(a, points('-108,126 -86,138 -54,130 -30,122'), points('-102,174 -74,192 -44,186 -18,152'), 5);
}

export function qielan(): Sheet {
  const sheet = begin('qielan', '伽蓝菩萨', 'small');
  const at = chinAt(142, 0.69);
  halos.nimbus(sheet.group('halo', at, 'behind'), { n: 64, r: 88, cy: -42 });
  pedestal(sheet.group('throne', at), 472, 98);
  const body = sheet.group('body', at);
  robeBehind(body);
  cuirass(body);
  belt(body);
  robeFronts(body);
  blade(sheet.group('attribute', at));
  const head = sheet.group('face', at);
  heads.neck(head);
  face(head);
  const hand = sheet.group('hands', at);
  hand.child('left-arm', 'scale(-1 1)', staffArm);
  beardHand(hand);
  return sheet;
}
