/* 韦驮: a youth in armour, palms joined, the vajra pestle across both forearms. Drawn at .72. */
import * as adornments from './adornments.ts';
import { apron, belt, boot, cuirass, scales, tasset } from './armour.ts';
import { begin, chinAt } from './compose.ts';
import { arch, move, onSide, type Point, points, ring, symmetric } from './geometry.ts';
import * as halos from './halos.ts';
import * as hands from './hands.ts';
import * as heads from './heads.ts';
import { hangingFolds } from './lap.ts';
import { pedestal } from './lotus.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group, Sheet } from './sheet.ts';

const closed = (text: string) => {
  const curve = points(text);
  return area([...curve, ...curve.slice(0, 1)]);
};

/** 凤翅兜鍪: neck guard beside the cheeks, wings over the ears, bowl, brim, jewel, plume. */
function helmet(g: Group) {
  g.twin('helmet-side', (half) => {
    half.paint('cloth', open(points('24,-40 35,-36 41,-18 43,4 34,12 24,8')));
    scales(half, points('27,-34 30,-14 29,6'), points('35,-32 39,-14 41,4'), 5, 3.4);
    half.paint(
      'piece',
      closed('26,-50 40,-57 55,-73 78,-88 72,-73 78,-70 65,-61 70,-55 56,-50 58,-44 42,-40 28,-42'),
    );
    half.paint(
      'fine',
      thin(points('33,-48 48,-58 68,-77')) +
        thin(points('36,-46 52,-53 66,-64')) +
        thin(points('38,-43.6 50,-47 59,-52')),
    );
  });
  const bowl = symmetric(points('30,-46 32,-60 26,-76 13,-87 0,-90'));
  g.paint('cloth', area(bowl, points('-30,-46 -17,-54 0,-57 17,-54 30,-46')));
  for (const side of [1, -1]) g.line(onSide(side, points('18,-52 17,-70 8,-87')), 0.9, 'leaf');
  g.paint('piece', area(symmetric(points('0,-88 5,-90 6,-96 3,-101 0,-102'))));
  const feather = points('-3,0 -8,-10 -5,-20 0,-32 6,-20 8,-10 3,0');
  for (const [angle, size] of points('-0.5,0.86 0.5,0.86 0,1'))
    g.paint('piece', open(move(feather, 0, -101, size, angle)));
  const brim = points('-31,-44 -17,-53 0,-56 17,-53 31,-44');
  g.paint('piece', area(brim, points('31,-53 17,-62 0,-66 -17,-62 -31,-53')));
  g.paint('pearls', thin(brim.map(([x, y]): Point => [x * 0.95, y - 4.6])));
  g.paint('piece', area(symmetric(points('0,-88 7,-78 12,-70 9,-62 0,-57'))));
  g.paint('jewel', circle(0, -70, 3.4)).paint('fine', circle(0, -70, 5.6));
}
function legs(b: Group) {
  b.twin('leg', (half) => {
    boot(half);
    half.paint('piece', closed('16,366 30,360 48,366 46,404 40,438 28,444 17,438 14,404'));
    scales(half, points('18,372 17,404 20,434'), points('45,372 43,404 38,434'), 6, 4);
    half.paint(
      'cloth',
      area(points('6,300 4,330 10,352 30,362 52,354 62,332 60,300'), points('60,300 30,296 6,300')),
    );
    hangingFolds(half, points('14,304 12,330 22,354'), points('52,304 54,330 44,354'), 4);
  });
  b.twin('skirt', (half) => {
    const hem = points('102,316 90,325 80,317 66,328 53,320 40,330 27,322 12,328');
    half.paint('cloth', open(points('58,150 76,220 92,290 102,316'), hem, points('12,328 8,240 6,150')));
    hangingFolds(half, points('20,250 20,290 18,324'), points('82,250 90,290 94,314'), 7);
    tasset(half, 80);
  });
  apron(b);
}
function kerchief(f: Group) {
  f.twin('kerchief', (half) => {
    half.paint('cloth', open(points('0,16 14,10 24,6 34,14 24,26 8,34 0,36')));
    hangingFolds(half, points('4,20 16,16 28,12'), points('4,32 16,28 30,18'), 2, 0.9);
    half.paint('cloth', area(points('0,34 7,40 12,54 5,50 0,40')));
  });
  f.paint('piece', circle(0, 34, 5));
}
/** Vajra pestle, level at y = 92; three prongs at either end. */
function pestle(p: Group) {
  for (const side of [1, -1]) {
    const at = (text: string) => onSide(side, points(text)).map(([x, y]): Point => [x, y + 92]);
    p.paint('piece', area(at('0,-6 60,-7 112,-9.4 118,-6'), at('118,-6 118,6 112,9.4 60,7 0,6')));
    p.paint('fine', thin(at('4,-2 60,-2.4 112,-3.2')) + thin(at('4,2 60,2.4 112,3.2')));
    for (const knob of ['118,-9 124,-10 124,10 118,9 118,-9', '126,-9 132,-10 132,10 126,9 126,-9'])
      p.paint('piece', area(at(knob)));
    p.paint('piece', area(at('132,-5 146,-14 160,-10 166,-2 154,-5 144,-4 134,-2')));
    p.paint('piece', area(at('132,5 146,14 160,10 166,2 154,5 144,4 134,2')));
    p.paint('piece', area(at('132,-3 150,-4 172,0 150,4 132,3')));
  }
}
function arms(a: Group) {
  a.twin('arm', (half) => {
    half.paint('cloth', closed('60,56 86,70 101,96 107,124 95,133 82,128 69,136 60,124 52,96'));
    hangingFolds(half, points('62,70 60,100 66,130'), points('80,74 94,100 99,126'), 3);
    half.paint('skin', open(points('86,112 60,108 36,100 10,92'), points('12,106 34,117 58,126 82,130')));
    half.paint('piece', area(points('22,94 48,102 70,108 76,128 52,124 26,113 22,94')));
    half.paint('fine', thin(points('25,98 48,106 69,112')) + thin(points('29,110 50,119 71,124')));
    for (const [x, y] of points('36,105.4 48,110.4 60,114.4')) {
      half.paint('fine', thin(move(symmetric(points('0,-5 3,-1 0,4')), x, y)));
    }
    // shoulder guard in three plates under a beast's brow
    const plate = points('0,0 0.62,0.1 1.16,0.62 1.28,1.16 0.9,1.24 0.56,1.08');
    for (const r of [49, 40, 30]) {
      const edge = plate.map(([u, v]): Point => [30 + u * r, 18 + v * r]);
      half.paint('skin', area([...edge, [34, 30], [30, 18]]));
      half.paint('fine', thin(edge.slice(3, 6).map(([x, y]): Point => [x - 2, y - 4])));
    }
    half
      .paint('jewel', circle(52, 34, 2.4))
      .paint('fine', circle(52, 34, 5) + thin(points('42,26 52,24 62,32')));
  });
  hands.joined(a, hands.frame(0, 100, 0, 0.98));
}

export function weituo(): Sheet {
  const sheet = begin('weituo', '韦驮菩萨', 'small');
  const at = chinAt(132, 0.72);
  const halo = sheet.group('halo', at, 'behind');
  halos.nimbus(halo, { n: 64, r: 84, cy: -40 });
  halo.twin('halo-flame', (half) =>
    halos.flames(half, ring(0, -40, 87, Math.PI * 0.3, -Math.PI * 0.485, 12), 9, 14),
  );
  halo.paint('piece', area(symmetric(points('0,-150 3,-142 7,-134 4,-127 0,-126'))));
  pedestal(sheet.group('throne', at), 473, 84);
  const body = sheet.group('body', at);
  // the scarf floats in an arch behind him and its ends fall
  const round = arch(points('0,-167 48,-160 102,-132 136,-76 138,-16 112,34 58,52'));
  adornments.ribbon(body, round, (t) => 7 + 2 * Math.sin(Math.PI * t), { folds: 1, tip: false });
  body.twin('scarf', (half) =>
    adornments.ribbon(
      half,
      points('86,108 114,140 128,186 114,236 122,290 146,330 136,376'),
      (t) => 7 + 3 * t,
    ),
  );
  legs(body);
  cuirass(body);
  belt(body);
  for (const side of [1, -1]) {
    adornments.ribbon(body, onSide(side, points('12,142 20,170 15,200 21,232')), (t) => 2.4 + 2 * t, {
      folds: 1,
    });
  }
  const face = sheet.group('face', at);
  heads.neck(face);
  kerchief(face);
  heads.plainHead(face);
  helmet(face);
  pestle(sheet.group('attribute', at));
  arms(sheet.group('hands', at));
  return sheet;
}
