/* Lot tube, sticks, moon blocks. All stand on y = 0. */

import { mirror, move, nearEdge, type Point, points, symmetric, xy } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Lot tube 签筒 with sticks; one stands higher. */
/** A lot stick, its head tinged, standing on y = 0. */
function slip(g: Group) {
  g.paint('piece', 'M-2.8 0V-96.4q.4-3.6 2.8-3.6t2.8 3.6V0z');
  g.paint('wash', 'M-2.8-86V-96.4q.4-3.6 2.8-3.6t2.8 3.6V-86z').paint('fine', 'M-2.8-86h5.6');
}
export function stick(g: Group) {
  slip(g);
  g.paint('fine', 'M0-78V-40');
}
/** Lot tube 签筒 with sticks; one stands higher. */
export function lottube(g: Group) {
  const sticks: string[] = [];
  const St = (x: number, y: number, a: number) => sticks.push(`translate(${x} ${y}) rotate(${a})`);
  g.paint('piece', circle(0, -108, 32, 6));
  // three rows of slips, the farthest first
  [
    [-24, -16, -8, 0, 8, 16, 24],
    [-28, -20, -12, -4, 4, 12, 20, 28],
    [-23, -15, -7, 8, 16, 24],
  ].forEach((row, r) => {
    row.forEach((x, i) => {
      const a = x * 0.3,
        low = -52 + r * 7 - ((i * 7 + r * 3) % 5) * 1.6;
      St(Math.round((x - 66 * Math.tan((a * Math.PI) / 180)) * 10) / 10, low, Math.round(a * 10) / 10);
    });
    if (r === 1) St(1.2, -80, 2);
  });
  g.many('slip', slip, sticks);
  const w = 32,
    H = 108,
    side = xy(w, -H, w - 1.4, -H * 0.5, w + 1, -6, w + 1.4, 0);
  g.cover(
    [
      [...side],
      nearEdge(0, 0, w + 1.4, 6, 0, Math.PI),
      mirror(side).reverse(),
      nearEdge(0, -H, w, 6, Math.PI, 0),
    ],
    'skin',
  );
  g.line(side, 1.9, 'even');
  g.line(mirror(side), 1.9, 'even');
  g.line(nearEdge(0, 0, w + 1.4, 6), 1.8, 'even');
  g.line(nearEdge(0, -H, w, 6), 1.8, 'even');
  g.paint(
    'fine',
    thin(nearEdge(0, -H + 5, w - 0.2, 6)) +
      thin(nearEdge(0, -H + 12, w - 0.4, 6)) +
      thin(nearEdge(0, -7, w + 1, 6)) +
      thin(nearEdge(0, -14, w + 0.6, 6)),
  );
  g.paint(
    'pearls',
    thin(nearEdge(0, -H + 8.5, w - 0.8, 6, Math.PI * 0.96, Math.PI * 0.04)) +
      thin(nearEdge(0, -10.4, w, 6, Math.PI * 0.96, Math.PI * 0.04)),
  );
  g.line(xy(-w, -H, -w, -H + 1), 1.6, 'even');
  // a plaque left empty for the name, a lotus below
  const pl = symmetric(points('0,-88 8,-86 11,-80 12,-60 11,-42 8,-37 0,-35'));
  g.paint('piece', area(move(pl, 0, 5)));
  g.paint(
    'fine',
    thin(
      move(
        pl.map(([x, y]): Point => [x * 0.8, (y + 61) * 0.9 - 61]),
        0,
        5,
      ),
      true,
    ),
  );
  for (const [a, l] of points('-1.1,10 1.1,10 -0.6,12 0.6,12 0,13'))
    g.paint('fine', thin(move(xy(0, 0, -3.4, -l * 0.5, 0, -l, 3.4, -l * 0.5, 0, 0), 0, -14, 1, a)));
}
/** Moon blocks 筊杯: one round side up, one flat side up. */
export function block(g: Group, flat: boolean) {
  if (flat) {
    const q = points('-42,-2 -34,-14 -14,-21 8,-21 30,-14 42,-2 28,-7 6,-10 -18,-9 -42,-2');
    g.paint('skin', area(q));
    g.paint('outline', thin(points('-42,-2 -20,-5 6,-6 28,-4 42,-2')));
    g.paint('fine', thin(points('-34,-8 -14,-13 8,-13 30,-8')));
    return;
  }
  const o = points('-42,2 -37,-13 -20,-27 2,-31 24,-26 38,-13 42,2 28,-5 6,-9 -18,-7 -42,2');
  g.paint('skin', area(o));
  g.line(points('-42,2 -37,-13 -20,-27 2,-31 24,-26 38,-13 42,2'), 1.8, 'even');
  g.line(points('-32,-10 -16,-20 4,-23 24,-18'), 0.9, 'leaf');
  g.line(points('-28,-6 -8,-13 14,-13'), 0.7, 'leaf');
}
export function blocks(g: Group) {
  g.child('round-up', 'translate(-38 -6) rotate(-8)', (one) => block(one, false));
  g.child('flat-up', 'translate(48 -2) rotate(9)', (one) => block(one, true));
}
