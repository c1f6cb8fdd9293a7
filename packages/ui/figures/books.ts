/* Bookstand and hand scroll. Both stand on y = 0. */

import { onSide, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Folding bookstand with an open sutra. */
export function bookstand(g: Group) {
  const leg = (m: number) => {
    const c = onSide(m, points('44,0 30,-18 0,-34 -26,-54 -34,-66 -27,-70 -18,-58 8,-38 38,-22 52,0 44,0'));
    g.paint('cloth', area(c));
    g.paint('fine', thin(onSide(m, points('46,-3 33,-20 4,-36'))));
  };
  leg(1);
  leg(-1);
  g.paint('piece', circle(0, -36, 4));
  g.paint('jewel', circle(0, -36, 1.6));
  for (const m of [1, -1]) {
    const q = (c: Points) => onSide(m, c);
    g.paint(
      'cloth',
      area(
        q(points('0,-66 40,-84 78,-92')),
        q(points('78,-92 76,-50')),
        q(points('76,-50 40,-44 0,-26 0,-66')),
      ),
    );
    const page = points('0,-70 20,-84 48,-92 74,-96');
    g.paint('skin', open(q(page), q(points('74,-96 72,-56')), q(points('72,-56 46,-50 18,-42 0,-30'))));
    for (const k of [3, 6]) g.paint('fine', thin(q(page.map(([x, y]): Point => [x, y + k]))));
    for (let i = 0; i < 5; i++) {
      const x = 14 + i * 12.4;
      g.paint('faint', thin(q(xy(x, -70 - i * 3.4, x - 0.6, -50 - i * 2.4))));
    }
    g.paint('fine', thin(q(points('8,-72 8,-42'))));
  }
  g.line(points('0,-70 0,-28'), 1.4, 'even');
}
/** Hand scroll, partly open. */
export function scroll(g: Group) {
  g.paint(
    'skin',
    area(points('-58,-58 0,-56 58,-58'), points('58,-58 58,-12'), points('58,-12 0,-10 -58,-12 -58,-58')),
  );
  g.paint('fine', thin(points('-50,-53 0,-51.4 50,-53')) + thin(points('-50,-17 0,-15.4 50,-17')));
  for (let i = -5; i <= 5; i++) g.paint('faint', thin(xy(i * 8.4, -48, i * 8.4, -21)));
  for (const m of [1, -1]) {
    g.paint(
      'skin',
      area(
        onSide(m, points('52,-60 52,-10')),
        onSide(m, points('52,-10 58,-7 64,-8 68,-12')),
        onSide(m, points('68,-12 68,-60')),
        onSide(m, points('68,-60 62,-64 52,-60')),
      ),
    );
    g.paint('fine', thin(onSide(m, points('56,-61 60,-58 64,-61'))));
    g.paint(
      'piece',
      area(symmetric(points('0,-74 3,-73 4,-68 3,-62 0,-62')).map(([x, y]): Point => [x + m * 60, y])),
    );
    g.paint(
      'piece',
      area(symmetric(points('0,3 3,2 4,-3 3,-8 0,-8')).map(([x, y]): Point => [x + m * 60, y])),
    );
  }
}
