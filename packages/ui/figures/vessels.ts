/* Censer, incense, lamp, cup and bowl. All stand on y = 0. */
import { arch, mirror, move, nearEdge, onSide, type Point, points, symmetric, xy } from './geometry.ts';
import { petal } from './lotus.ts';
import { bowl } from './objects.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';
import { colour } from './style.ts';

export function censer(g: Group) {
  // ears
  for (const m of [1, -1]) {
    const e = onSide(m, points('24,-60 26,-72 23.4,-84 27,-88.6 35,-88.6 38.4,-84 36,-72 32.6,-60')),
      i = onSide(m, points('27.4,-62 29.6,-72 28,-81.6 30.4,-84.4 33.4,-82.4 32.6,-72 29.6,-62'));
    g.cover([e], 'skin').line(e, 1.5, 'even');
    g.paint('thinPiece', area(i));
  }
  // far leg hidden; three legs
  const leg = (x: number, m: number) => {
    const c = points('-7,-24 -8,-16 -5,-8 -7,-2 -5,0 5,0 7,-2 4,-9 6,-17 9,-25').map(
      ([a, b]): Point => [x + a * m, b],
    );
    g.cover([c], 'skin').line(c, 1.5, 'even');
    g.paint('fine', thin(xy(x - 3 * m, -18, x + 2 * m, -13, x - 1 * m, -8)) + circle(x, -19, 2.2));
  };
  leg(-25, 1);
  leg(25, -1);
  const belly = points('0,-14 16,-15 30,-21 38,-31 39.4,-41 35,-50 30,-55');
  const round = arch(belly);
  g.cover([round, points('30,-55 32,-60'), points('-32,-60 -30,-55')], 'skin').line(round, 2, 'even');
  {
    const c = points('-8,-21 -8.4,-15 -5,-8 -6.4,-2 -5,0 5,0 6.4,-2 5,-8 8.4,-15 8,-21');
    g.cover([c, points('8,-21 0,-18 -8,-21')], 'skin').line(c, 1.5, 'even');
    g.paint('fine', thin(points('-8,-21 -3,-17 0,-20 3,-17 8,-21')) + circle(0, -12, 2));
  }
  // rim and mouth
  g.paint('piece', circle(0, -62, 35, 6.6));
  g.paint('outline', circle(0, -62, 35, 6.6));
  g.paint('fine', circle(0, -62, 30.6, 5));
  g.line(points('-35,-62 -34.6,-59.6'), 1.4, 'even');
  g.line(points('35,-62 34.6,-59.6'), 1.4, 'even');
  g.line(nearEdge(0, -59.6, 34.6, 6.6), 1.4, 'even');
  // bands and medallion
  g.line(nearEdge(0, -50.4, 35.4, 6.4), 1, 'even');
  g.line(nearEdge(0, -46.6, 37.6, 6.8), 0.8, 'even');
  g.line(nearEdge(0, -27, 34.4, 6.2), 0.9, 'even');
  let d = '';
  for (let i = -7; i <= 7; i++) {
    const a = (i / 7) * 1.3,
      x = 37 * Math.sin(a),
      y = -48.6 + 6.6 * Math.cos(a);
    d += circle(x, y, 1.1 * Math.cos(a) + 0.3, 1.1);
  }
  g.paint('fine', d);
  const lotus = (x: number, s: number) => {
    for (const [r, w] of points('-1.1,4.6 1.1,4.6 -0.6,5 0.6,5 0,5.4'))
      g.paint(
        'fine',
        thin(move(xy(-0.4 * w, 0, -w * 0.6, -5, 0, -12, w * 0.6, -5, 0.4 * w, 0), x, -29, s, r * 0.9)),
      );
  };
  lotus(0, 0.95);
  for (const m of [1, -1]) {
    g.paint(
      'fine',
      thin(onSide(m, points('9,-31 17,-30 23,-35 20,-41 14,-39 15,-35 19,-36'))) +
        thin(onSide(m, points('12,-42 24,-43 30,-40'))),
    );
  }
  // rings
  for (const m of [1, -1]) {
    const k = circle(m * 37.6, -41, 4);
    g.paint('piece', k);
    g.paint('outline', circle(m * 39.6, -31.6, 7));
  }
}
/** Incense sticks, their embers bright: one, or three side by side. */
function sticks(g: Group, list: readonly (readonly [x: number, lean: number, height: number])[]) {
  for (const [x, lean, h] of list) {
    g.line(xy(x, 0, x + lean * h, -h), 1.3, 'even').line(xy(x, 0, x + lean * 16, -16), 2, 'even');
    g.raw(
      `<circle class="ember" cx="${(x + lean * h).toFixed(1)}" cy="${-h}" r="1.9" fill="${colour('ember')}"/>`,
    );
  }
}
export const threeSticks = (g: Group) =>
  sticks(g, [
    [-8, -0.1, 62],
    [0, 0, 66],
    [8, 0.1, 62],
  ]);
export const oneStick = (g: Group) => sticks(g, [[0, 0, 66]]);

const FLAME = symmetric(points('0,0 3.6,-2 5,-6 3.4,-12 0.6,-17 0.4,-22'));
const FLAME_HEART = symmetric(points('0,0 1.7,-2 1.8,-5 0.2,-9.6'));
/** A lamp's flame, its wick at (x, y). */
export function flame(g: Group, x = 0, y = 0, s = 1) {
  const outline = move(FLAME, x, y, s);
  g.raw(`<path class="flame" d="${area(outline)}" fill="${colour('flame')}" fill-opacity=".28"/>`);
  g.paint('fine', thin(outline)).paint('jewel', area(move(FLAME_HEART, x, y - 0.6 * s, s)));
}
export function litLamp(g: Group) {
  lamp(g);
  flame(g, 0, -68);
}
/** The lamp unlit: a flame may stand over it at y = -68. */
export function lamp(g: Group) {
  g.line(nearEdge(0, -3, 22, 4.6), 1.5, 'even');
  g.cover([points('-22,-3 -15,-9 15,-9 22,-3'), nearEdge(0, -3, 22, 4.6, 0, Math.PI)], 'skin');
  g.line(points('-22,-3 -17,-8.4 -9,-11'), 1.3);
  g.line(points('22,-3 17,-8.4 9,-11'), 1.3);
  for (const a of [-0.95, 0.95, -0.5, 0.5, 0])
    petal(g, {
      x: Math.sin(a) * 12,
      y: -13 + Math.cos(a) * 3,
      w: 11,
      h: 11,
      lean: Math.sin(a) * 9,
      squeeze: Math.cos(a),
      flip: -1,
      rich: a ? 0 : 1,
    });
  const stem = points('0,-13 4.6,-14 2.8,-20 2.4,-30 5.6,-36 2.6,-42 3,-50 5,-54 0,-55');
  g.cover([symmetric(stem)], 'skin').line(symmetric(stem), 1.3, 'even');
  g.line(points('-5,-36 0,-34.6 5,-36'), 0.8);
  const dish = points('20,-68 19,-61 11,-55 0,-53.4');
  g.cover([dish, mirror(dish).reverse(), nearEdge(0, -68, 20, 4)], 'skin').line(
    symmetric([...dish].reverse()),
    1.6,
    'even',
  );
  for (const a of [-1.05, 1.05, -0.6, 0.6, 0])
    g.paint(
      'fine',
      thin(
        move(
          points('-4,0 -5,-6 0,-12 5,-6 4,0').map(([x, y]): Point => [x * Math.cos(a) * 0.9, y]),
          Math.sin(a) * 16,
          -54.4 - Math.abs(Math.sin(a)) * 3,
          1,
          Math.sin(a) * 0.6,
        ),
      ),
    );
  g.paint('piece', circle(0, -68, 20, 4));
  g.paint('fine', circle(0, -68, 15, 2.6));
}
export const cup = (g: Group) => {
  bowl(g, 0, -24, 13, 17);
  g.cover([points('-6,-8 -9,0 9,0 6,-8')], 'skin');
  g.line(points('-5,-7 -9,0 0,1.6 9,0 5,-7'), 1.3, 'even');
};
/** A round-bellied flower vase; its mouth at y = -38. */
export function roundVase(g: Group) {
  const body = symmetric(
    points('0,-38 7,-38.6 8.6,-37 6,-33 5.4,-30 13,-25 18.6,-16 16,-7 9,-2.4 10,-0.6 0,0.4'),
  );
  g.cover([body], 'skin').line(body, 1.4, 'even');
  g.paint('piece', circle(0, -37.6, 8, 1.6));
  for (const [w, y] of points('5.6,-30.6 13,-25 9,-2.6')) g.line(nearEdge(0, y, w, w * 0.16), 0.8, 'even');
  for (const turn of [-1.1, 1.1, -0.56, 0.56, 0]) {
    g.paint(
      'fine',
      thin(
        move(
          points('-2.6,0 -3.8,-4.6 0,-10 3.8,-4.6 2.6,0'),
          Math.sin(turn) * 8,
          -7.6 - Math.abs(turn) * 1.6,
          1,
          turn * 0.6,
        ),
      ),
    );
  }
}
/** A low bowl for floating or short flowers; its mouth at y = -24. */
export function flowerBowl(g: Group) {
  bowl(g, 0, -24, 25, 19);
  g.cover([points('-9,-5 -13,0 13,0 9,-5')], 'skin').line(points('-9,-5 -13,0 0,2 13,0 9,-5'), 1.3, 'even');
  for (const turn of [-1, 1, -0.5, 0.5, 0]) {
    petal(g, {
      x: Math.sin(turn) * 20,
      y: -8 + Math.cos(turn) * 2.6,
      w: 11,
      h: 11,
      lean: Math.sin(turn) * 6,
      squeeze: Math.cos(turn),
      rich: turn ? 0 : 1,
    });
  }
}
