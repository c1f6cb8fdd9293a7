/* A nāga king rising from the pool to bear the lotus on both hands: hood of five, crown. */
import { limbOutline, mirror, move, onSide, type Points, points, symmetric } from './geometry.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

const HOOD = points('-3.6,-8 -5.8,-24 -7,-36 -5,-43 0,-46 5,-43 7,-36 5.8,-24 3.6,-8');

function hood(g: Group) {
  for (const angle of [-1.2, 1.2, -0.64, 0.64, 0]) {
    const at = (curve: Points) => move(curve, 0, -9, 1, angle);
    g.paint('cloth', open(at(HOOD))).paint('fine', thin(at(points('0,-32 0,-18'))));
    g.paint('fine', thin(at(points('-4.6,-27 0,-24.6 4.6,-27'))));
    g.paint(
      'jewel',
      at(points('-2.2,-38 2.2,-38'))
        .map(([x, y]) => circle(x, y, 0.8))
        .join(''),
    );
  }
}
function face(g: Group) {
  g.paint('skin', area(symmetric(points('0,-24 8.6,-20 9.4,-14 8.6,-6 5,-0.6 0,1'))));
  for (const side of [1, -1]) {
    g.line(onSide(side, points('1.8,-10.4 4,-9.8 6.8,-11')), 0.9, 'leaf');
    g.line(onSide(side, points('1.6,-13 4.4,-14.4 7.4,-13')), 0.7, 'leaf');
    g.paint('piece', area(onSide(side, points('9,-13 11.4,-14 11,-6 9.6,-3 8.8,-7 9,-13'))));
  }
  g.line(points('-2.2,-3.4 0,-2.8 2.2,-3.4'), 0.9, 'leaf').line(
    points('-1.4,-6.6 0,-6 1.4,-6.6'),
    0.7,
    'leaf',
  );
  const band = points('-9.6,-18 0,-20.4 9.6,-18');
  g.paint('piece', area(band, points('9.6,-18 9,-24 6,-22 3.4,-27 0,-32 -3.4,-27 -6,-22 -9,-24 -9.6,-18')));
  g.paint('jewel', circle(0, -23.8, 1.3));
}
/** The base of the neck at 0 0; the water takes the body at y = 44. */
export function nagaKing(g: Group) {
  hood(g);
  const left = points('-5,-3 -15,2 -19,14 -15,28 -20,46');
  const right = mirror(left).reverse();
  g.cover([left, right], 'skin').paint('outline', thin(left) + thin(right));
  g.paint(
    'fine',
    thin(points('-8,2 0,9 8,2')) + thin(points('-9,20 -4,23 -1,20')) + thin(points('9,20 4,23 1,20')),
  );
  g.paint('piece', area(points('-17,33 0,38 17,33'), points('18,39 0,44 -18,39 -17,33')));
  g.paint('cloth', area(points('-12,0 -4,14 12,30'), points('16,26 2,10 -6,-1 -12,0')));
  face(g);
  for (const side of [1, -1]) {
    const bone = (text: string) => onSide(side, points(text));
    g.paint('skin', open(limbOutline(bone('16,8 25,14 34,12 37,2'), [4.8, 4.8, 4.4, 4])));
    g.paint('skin', open(limbOutline(bone('36,8 39,-8 38,-24 36,-40'), [4.4, 4.2, 3.4, 2.8])));
    g.paint('piece', area(bone('32.4,-29 36.6,-27.6 40.6,-29 40.4,-33 36.4,-31.6 32.6,-33 32.4,-29')));
    // the palm lies flat under the lotus
    g.paint('skin', open(limbOutline(bone('36,-38 30,-46 22,-48 16,-48'), [3.4, 3.2, 2.4, 1.3])));
    g.paint('skin', open(limbOutline(bone('37,-38 43,-46 50,-48 55,-48'), [3.2, 2.6, 2, 1.1])));
  }
}
