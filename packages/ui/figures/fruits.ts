/* Fruit piled on a footed plate. All stand on y = 0. */

import { mirror, move, nearEdge, points, ring, symmetric, xy } from './geometry.ts';
import { leafPath } from './objects.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

const dish = (g: Group) => {
  g.cover([points('-13,0 -9,-4 -4,-12 4,-12 9,-4 13,0'), nearEdge(0, 0, 13, 2.6, 0, Math.PI)], 'skin');
  g.line(points('-4,-13 -5,-8 -13,0'), 1.4);
  g.line(points('4,-13 5,-8 13,0'), 1.4);
  g.line(nearEdge(0, 0, 13, 2.6), 1.4, 'even');
  g.line(nearEdge(0, -5, 8.4, 1.6), 0.8);
};
const dishTop = (g: Group) => {
  const side = points('42,-26 39,-19 24,-13 0,-11.4');
  g.cover([side, mirror(side).reverse(), nearEdge(0, -26, 42, 5.4)], 'skin');
  g.line(side, 1.7, 'even');
  g.line(mirror(side), 1.7, 'even');
  g.paint('fine', thin(nearEdge(0, -23.4, 40.6, 5)));
  g.line(nearEdge(0, -26, 42, 5.4), 1.5, 'even');
  for (let i = -3; i <= 3; i++) {
    const a = i / 3.6;
    g.paint(
      'fine',
      thin(
        xy(
          Math.sin(a) * 36 - 5 * Math.cos(a),
          -18.4 + Math.cos(a) * 2,
          Math.sin(a) * 37,
          -15.6 + Math.cos(a) * 2,
          Math.sin(a) * 36 + 5 * Math.cos(a),
          -18.4 + Math.cos(a) * 2,
        ),
      ),
    );
  }
};
const leafAt = (g: Group, x: number, y: number, a: number, l: number) => {
  g.paint('piece', leafPath(x, y, a, l, l * 0.16));
  g.paint('faint', thin(move(xy(0, 0, l * 0.85, 0), x, y, 1, a)));
};
/** Six of a kind on the plate: drawn once, placed from the top down. */
const pile = (draw: (one: Group, x: number, y: number) => void) => (g: Group) => {
  dish(g);
  const places = points('0,-68 -12.4,-52 12.4,-52 -25,-34 25,-34 0,-35');
  g.many(
    'fruit',
    (one) => draw(one, 0, 0),
    places.map(([x, y]) => `translate(${x} ${y})`),
  );
  dishTop(g);
};
/** The plate alone, for what is placed on it, or for the day when the fruit was taken down. */
export function plate(g: Group) {
  dish(g);
  dishTop(g);
  g.paint('piece', circle(0, -26, 42, 5.4)).paint('fine', circle(0, -26, 37, 4.2));
}
export const peach = pile((g: Group, x: number, y: number) => {
  leafAt(g, x + 8, y + 3, -0.5, 13);
  const o = move(points('0.6,-15 5,-10 12.4,-5 14,3 9,10 0,12.4 -9,10 -14,3 -12.4,-5 -5,-10 0.6,-15'), x, y);
  g.cover([o], 'skin').line(o, 1.35, 'even');
  g.line(move(points('0.6,-15 -1.6,-8 -4.6,0 -2,10'), x, y), 0.9, 'nail');
  g.raw(`<circle cx="${x + 1}" cy="${y - 9}" r="5" class="w"/>`);
});
export const pomegranate = pile((g: Group, x: number, y: number) => {
  const o = move(symmetric(points('0,-11 6,-11.4 12.6,-6 14,2 9.6,9.6 0,12.4')), x, y);
  g.cover([o], 'skin').line(o, 1.35, 'even');
  g.paint('thinPiece', area(move(symmetric(points('0,-14 2,-17.4 3.4,-13.6 6.6,-17 5,-10.6 0,-9.6')), x, y)));
  const w = move(points('-1,-6 5,-3 7,3 2,7 -3,1 -1,-6'), x, y);
  g.paint('fine', thin(w));
  let d = '';
  for (const [a, b] of points('1,-2 3.4,0.6 1.4,2.4 3.8,3.6')) d += circle(x + a, y + b, 1);
  g.paint('jewel', d);
});
export const citrus = pile((g: Group, x: number, y: number) => {
  leafAt(g, x + 1, y - 11, -0.35, 15);
  const o = ring(x, y, 13.4, 0, Math.PI * 2, 18, 12.2);
  g.cover([o], 'skin').line(o, 1.35, 'even');
  g.line(move(points('0,-13.6 0.4,-10.6'), x, y), 1.4, 'even');
  g.paint('fine', thin(move(points('-3,-9.4 0,-8 3,-9.4'), x, y)));
  let d = '';
  for (const [a, b] of points('-7,-3 -4,3 2,6 6,0 -8,3 1,-2')) d += circle(x + a, y + b, 0.5);
  g.paint('brush', d);
});
export const apple = pile((g: Group, x: number, y: number) => {
  g.line(move(points('0,-8 1,-14 4,-17'), x, y), 1.2, 'even');
  leafAt(g, x + 2, y - 14, -0.2, 11);
  const o = move(
    points(
      '0,-9.6 5,-12 11,-10.6 14,-4 13,4 8,11 3,12.4 0,11.6 -3,12.4 -8,11 -13,4 -14,-4 -11,-10.6 -5,-12 0,-9.6',
    ),
    x,
    y,
  );
  g.cover([o], 'skin').line(o, 1.35, 'even');
  g.line(move(points('-5,-9.4 0,-7 5,-9.4'), x, y), 0.9, 'leaf').line(
    move(points('-10,-4 -10.6,2 -8,7'), x, y),
    0.7,
    'leaf',
  );
});
