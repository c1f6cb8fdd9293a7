/* Wooden fish, bowl bell, temple bell. All stand on y = 0, centred on x = 0. */

import { scales } from './armour.ts';
import { mirror, move, nearEdge, onSide, type Point, points, symmetric, xy } from './geometry.ts';
import { petal } from './lotus.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Round brocade cushion, w wide. */
export function cushion(g: Group, w = 66, h = 18) {
  const at = (text: string) => points(text).map(([x, y]): Point => [x * w, y * h]);
  const top = at('-1,-1 -0.9,-1.5 -0.5,-1.86 0,-1.96 0.5,-1.86 0.9,-1.5 1,-1');
  const low = at('1,-1 0.97,-0.4 0.6,-0.02 0,0.12 -0.6,-0.02 -0.97,-0.4 -1,-1');
  g.cover([top, low], 'skin');
  g.line(top, 1.5, 'even');
  g.line(low, 1.7, 'even');
  const mid = nearEdge(0, -h, w, h * 0.56);
  g.paint('fine', thin(mid));
  g.paint('pearls', thin(nearEdge(0, -h + 2.6, w * 0.985, h * 0.56, Math.PI * 0.97, Math.PI * 0.03)));
  for (const k of [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]) {
    const x = k * w,
      y = -h * 0.28 - Math.abs(k) * h * 0.2 + h * 0.08;
    g.paint(
      'fine',
      thin(xy(x - 5, y + 3, x - 3.4, y + 0.6, x, y - 0.4, x + 3.4, y + 0.6, x + 5, y + 3)) +
        thin(xy(x - 1.8, y + 3, x, y + 1.6, x + 1.8, y + 3)),
    );
  }
  for (const m of [1, -1]) {
    g.paint('piece', circle(m * w, -h, 3));
    g.paint(
      'fine',
      thin(xy(m * (w + 2), -h + 2, m * (w + 5), -h + 8, m * (w + 3), -h + 16)) +
        thin(xy(m * (w + 1), -h + 3, m * (w + 1.6), -h + 9, m * w, -h + 16)),
    );
  }
}
/** Wooden fish 木鱼, three-quarter view: smooth brow to strike, slit for a mouth, scales behind, two fish with a pearl for a handle. */
export function fish(g: Group) {
  // handle: two fish whose bodies rise from the back and meet at a pearl
  const h1 = points('20,-98 22,-116 34,-130 48,-133 53,-126 46,-121 40,-112 41,-98 44,-90'),
    h2 = points('62,-62 78,-80 83,-102 76,-120 64,-127 58,-121 64,-114 67,-102 63,-92 50,-84');
  for (const c of [h2, h1]) g.paint('skin', open(c));
  g.paint(
    'fine',
    thin(points('27,-104 28,-116 37,-126')) +
      thin(points('78,-82 78,-102 72,-115')) +
      thin(points('34,-104 33,-112 38,-119')) +
      thin(points('72,-86 73,-100 70,-108')),
  );
  g.paint('fine', circle(45, -127.6, 1.8) + circle(68, -121.6, 1.8));
  g.paint('piece', circle(56, -133, 7));
  g.paint('jewel', circle(56, -133, 2.4));
  const body = points(
    '-66,-40 -63,-66 -46,-92 -16,-106 18,-105 48,-92 68,-66 69,-38 50,-15 14,-4 -24,-5 -54,-17 -66,-40',
  );
  g.cover([body], 'skin');
  // border of the carving, two lines and a row of pearls; behind it scales
  const e = points('10,-106 30,-86 38,-60 32,-34 14,-22');
  scales(g, points('16,-103 34,-84 42,-60 37,-36'), points('30,-102 56,-84 68,-60 67,-40'), 8, 4.6);
  scales(g, points('36,-34 26,-22'), points('66,-38 48,-16'), 3, 4.4);
  g.line(body, 2.2, 'even');
  g.line(e, 1.5, 'finger');
  g.line(
    e.map(([x, y]): Point => [x - 6.4, y + 1.4]),
    1,
    'finger',
  );
  g.paint('pearls', thin(e.map(([x, y]): Point => [x - 3.2, y + 0.7])));
  // fin like a curl of cloud where the carving meets the brow
  g.paint(
    'fine',
    thin(points('-4,-102 12,-88 16,-72 8,-64 -1,-68 1,-77 8,-76')) + thin(points('-16,-104 -2,-95 6,-86')),
  );
  g.line(points('-52,-62 -44,-80 -28,-92'), 0.9, 'leaf');
  g.line(points('-57,-52 -54,-62'), 0.8, 'leaf');
  // the slit from cheek to cheek, with round ends
  const lip = points('-64,-35 -46,-33 -20,-29 6,-25.6 24,-25'),
    lip2 = points('24,-18.6 4,-19 -22,-22 -48,-26.4 -62.6,-28.6');
  g.paint('piece', area(lip, lip2));
  g.paint('piece', circle(28, -21.8, 6));
  g.paint('fine', circle(28, -21.8, 3.4));
  g.line(
    lip.map(([x, y]): Point => [x, y - 5]),
    1,
    'leaf',
  );
  g.line(
    lip2.map(([x, y]): Point => [x, y + 4.6]),
    1,
    'leaf',
  );
}
export function mallet(g: Group) {
  g.paint('skin', area(points('-4,0 -3,-40 -2.4,-78'), points('2.4,-78 3,-40 4,0 0,3 -4,0')));
  for (const y of [-6, -10]) g.paint('fine', thin(xy(-3.6, y, 0, y + 1, 3.6, y)));
  g.paint('skin', area(symmetric(points('0,-106 9,-104 13,-93 11,-82 0,-77'))));
  g.paint('fine', thin(symmetric(points('0,-98 7,-96 9,-90'))) + thin(points('-10,-86 0,-83.6 10,-86')));
}
export function woodenfish(g: Group) {
  cushion(g, 82, 20);
  g.child('fish', 'translate(-4 -27)', fish);
  g.child('mallet', 'translate(112 -6) rotate(-64)', mallet);
}
/** Bronze singing bowl 磬 on its cushion, the striker beside it. */
export function bellbowl(g: Group) {
  cushion(g, 72, 19);
  const Y = -26,
    half = xy(58, Y - 66, 61, Y - 58, 59, Y - 40, 50, Y - 18, 34, Y - 4, 0, Y + 2);
  g.cover([half, mirror(half).reverse(), nearEdge(0, Y - 66, 58, 11, Math.PI, 2 * Math.PI)], 'skin');
  g.line(symmetric([...half].reverse()), 2.1, 'even');
  g.paint('piece', circle(0, Y - 66, 58, 11));
  g.paint('outline', circle(0, Y - 66, 58, 11));
  g.paint('fine', circle(0, Y - 66, 53.6, 9.2));
  g.line(nearEdge(0, Y - 61.4, 60, 11.4, Math.PI * 0.98, Math.PI * 0.02), 1, 'finger');
  g.paint(
    'fine',
    thin(nearEdge(0, Y - 46, 60, 11.4, Math.PI * 0.97, Math.PI * 0.03)) +
      thin(nearEdge(0, Y - 42, 59, 11.2, Math.PI * 0.97, Math.PI * 0.03)),
  );
  g.paint('pearls', thin(nearEdge(0, Y - 44, 59.4, 11.3, Math.PI * 0.97, Math.PI * 0.03)));
  for (const a of [-1.16, 1.16, -0.8, 0.8, -0.4, 0.4, 0])
    petal(g, {
      x: Math.sin(a) * 44,
      y: Y - 14 + Math.cos(a) * 10,
      w: 19,
      h: 23,
      lean: Math.sin(a) * 6,
      squeeze: 0.3 + 0.7 * Math.cos(a),
      rich: a ? 0 : 1,
    });
  for (let i = -3; i <= 3; i++) {
    const a = i * 0.36,
      x = 60 * Math.sin(a),
      y = Y - 57 + 11 * Math.cos(a);
    g.paint('fine', circle(x, y + 4, 1.6));
  }
}
export function striker(g: Group) {
  g.paint('skin', area(points('-3,0 -2.6,-40 -3,-62'), points('3,-62 2.6,-40 3,0 0,2 -3,0')));
  g.paint('skin', area(symmetric(points('0,-104 6,-103 7.4,-96 7,-68 4,-61 0,-61'))));
  for (const y of [-94, -72]) g.paint('fine', thin(xy(-7, y, 0, y + 2, 7, y)));
  for (const y of [-89, -84, -79]) g.paint('faint', thin(xy(-7, y - 2, 7, y + 3)));
  g.paint('fine', thin(points('0,2 2,8 -1,14')));
  g.paint('thinPiece', area(symmetric(points('0,12 2.4,15 3,24 0,26'))));
}
export function bowlset(g: Group) {
  bellbowl(g);
  g.child('striker', 'translate(96 -4) rotate(16)', striker);
}
/** Temple bell 梵钟. */
export function bell(g: Group) {
  // loop: two dragons back to back, simplified to their curve
  for (const m of [1, -1]) {
    const c = onSide(m, points('3,-124 6,-146 18,-152 28,-142 28,-126')),
      i = onSide(m, points('11,-124 13,-140 18,-144 21,-138 20,-125'));
    g.paint('cloth', open(c, [...i].reverse()));
    g.paint('fine', thin(onSide(m, points('24,-130 31,-134 34,-128 30,-124'))));
  }
  g.paint('piece', area(symmetric(points('0,-166 5,-158 7,-151 4,-146 0,-145'))));
  g.paint('jewel', circle(0, -152, 2));
  const half = points('0,-128 24,-126 36,-116 40,-96 42,-66 46,-34 54,-10 55,-2');
  const mouth: Point[] = [];
  for (let i = 0; i <= 12; i++)
    mouth.push([
      55 - i * (110 / 12),
      -2 + 9 * Math.sin((i / 12) * Math.PI) - (i % 3 === 1 || i % 3 === 2 ? 0 : 3.4),
    ]);
  g.cover([half, mouth, mirror(half).reverse()], 'skin');
  g.line(half, 2.1, 'even');
  g.line(mirror(half), 2.1, 'even');
  g.line(mouth, 2, 'even');
  g.paint('fine', thin(mouth.map(([x, y]): Point => [x * 0.985, y - 6])));
  for (const [y, w, h] of [
    [-114, 37, 5],
    [-110, 38, 5],
    [-70, 42, 6.6],
    [-65, 42.3, 6.6],
    [-28, 47.6, 8],
    [-23, 48.8, 8],
  ] as const)
    g.paint('fine', thin(nearEdge(0, y, w, h)));
  for (const x of [-0.05, 0.05, -0.62, 0.62])
    g.paint(
      'fine',
      thin(xy(x * 39, -106 + 5 * Math.cos(x), x * 42, -66 + 6 * Math.cos(x))) +
        thin(xy(x * 42.6, -59, x * 48, -22)),
    );
  for (const m of [1, -1])
    for (const k of [0.2, 0.38, 0.54, 0.78])
      for (const y of [-98, -87, -76])
        g.paint(
          k > 0.7 ? 'fine' : 'thinPiece',
          circle(m * k * 40.4, y + 3.6 * (1 - k * k), k > 0.7 ? 1.7 : 2.5),
        );
  g.paint('piece', circle(0, -40, 13));
  for (let i = 0; i < 8; i++)
    g.paint('fine', thin(move(points('-2,-3 -3.6,-7.4 0,-11 3.6,-7.4 2,-3'), 0, -40, 1, (i * Math.PI) / 4)));
  g.paint('jewel', circle(0, -40, 2.2));
}
