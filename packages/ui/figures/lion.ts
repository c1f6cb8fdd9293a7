/* The lion of Mañjuśrī, standing on y = 0, carrying at y = -276; its head is drawn after the seat. */

import { saddleCloth } from './caparison.ts';
import { family, limbOutline, move, onSide, type Point, type Points, points, xy } from './geometry.ts';
import { area, circle, open, thin } from './path.ts';
import { Group } from './sheet.ts';

/** Snail curls of mane and tail: drawn once (radius 10), then placed. */
const CURL = () => {
  const spiral = Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 4.2;
    const r = 10 * (1 - 0.085 * i);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
  const one = new Group('curl');
  one.paint('coverCloth', circle(0, 0, 10)).paint('fine', thin(spiral));
  return `<defs>${one}</defs>`;
};
/** A curl of this radius; -1 winds the other way. The name is the file's, for each curl is a use of the first. */
export function curl(g: Group, x: number, y: number, r: number, angle = 0, side = 1) {
  const k = Math.round(r * 10) / 100;
  const turn = Math.round((angle * 180) / Math.PI);
  g.raw(
    `<use href="#curl" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${k} ${side * k})"/>`,
  );
}
/** Tuft of hair like a small flame, rooted at (x, y). */
export function hairTuft(g: Group, x: number, y: number, s: number, angle: number, side = 1) {
  const flame = points('0,6 -7,-4 -6,-16 3,-25 1,-36 9,-24 9,-10 5,2 0,6').map(
    ([u, v]): Point => [u * side, v],
  );
  for (const [turn, k] of [
    [-0.5, 0.8],
    [0.45, 0.75],
    [0, 1],
  ] as const) {
    g.paint('cloth', area(move(flame, x, y, s * k, angle + turn)));
  }
}
const paw = (g: Group, x: number, y: number, m: number = -1) => {
  const f = (c: Points) => c.map(([a, b]: Point): Point => [x - a * m, y + b]);
  const o = points('-26,-2 -36,-14 -30,-26 -14,-30 10,-30 20,-18 20,-2 -26,-2');
  g.paint('cloth', area(f(o)));
  for (const a of [-22, -10, 2]) g.line(f(xy(a, -2, a - 2, -10, a + 2, -17)), 1.2, 'leaf');
  for (const a of [-30, -17, -5]) g.paint('fine', thin(f(xy(a - 2, -6, a, -1, a + 3, -5))));
};
export function lion(g: Group) {
  const leg = (pts: Points, back: Points) => g.paint('cloth', area(pts, [...back].reverse()));
  g.raw(CURL());
  // tail: a stem and locks like flames
  const tail = points('178,-216 200,-226 208,-250 204,-272'),
    to = limbOutline(tail, [9, 8, 7, 6]);
  g.paint('cloth', open(to));
  for (const [a, s, m] of [
    [-1.15, 0.95, 1],
    [1.1, 0.9, -1],
    [-0.62, 1.15, 1],
    [0.62, 1.1, -1],
    [0, 1.35, 1],
  ] as const) {
    const c = move(
      points('0,6 -11,-5 -12,-24 0,-40 -2,-56 -12,-66 6,-62 14,-46 9,-30 12,-12 0,6').map(
        ([x, y]): Point => [x * m, y],
      ),
      205,
      -276,
      s,
      a,
    );
    g.paint('cloth', area(c));
    g.paint('fine', thin(move(onSide(m, points('0,0 -4,-18 5,-38 4,-52')), 205, -276, s, a)));
  }
  for (const [x, y, r, m] of [
    [192, -270, 10, 1],
    [217, -272, 10, -1],
    [204, -262, 9, 1],
  ] as const)
    curl(g, x, y, r, 0.6, m);
  // far legs
  leg(points('50,-150 42,-112 58,-80 50,-52 42,-26'), points('108,-150 100,-114 98,-86 92,-54 86,-26'));
  paw(g, 62, -6);
  leg(points('-196,-160 -206,-112 -212,-70 -224,-28'), points('-156,-150 -168,-104 -178,-66 -180,-28'));
  paw(g, -202, -8);
  // body
  const top = points('-150,-250 -80,-274 20,-276 120,-272 168,-246 184,-200 186,-150'),
    belly = points('186,-150 120,-124 20,-118 -80,-124 -160,-150 -180,-200 -150,-250');
  g.cover([top, belly], 'cloth');
  g.line(top.slice(2), 2.1, 'finger');
  g.line(points('112,-128 20,-118 -90,-124'), 1.8, 'finger');
  g.lines(family(points('100,-132 40,-128 -20,-128'), points('90,-142 40,-140 -20,-140'), 2), 0.9, 'leaf');
  // near hind leg: round haunch, hock, paw
  const h0 = points('94,-196 80,-160 92,-124 118,-102 136,-78 132,-52 122,-26'),
    h1 = points('184,-206 200,-166 194,-130 178,-106 188,-84 178,-54 168,-26');
  hairTuft(g, 184, -92, 0.95, 1.9);
  g.cover([h0, [...h1].reverse(), points('184,-206 140,-230 94,-196')], 'cloth');
  g.line(h0, 2, 'finger');
  g.line(h1, 2, 'finger');
  g.line(points('94,-196 110,-216 142,-222'), 1.3, 'nail');
  for (const [x, y, r] of [
    [146, -176, 12],
    [166, -156, 9],
    [138, -148, 9],
  ] as const)
    curl(g, x, y, r, 1);
  paw(g, 146, 0);
  // near fore leg
  const f0 = points('-180,-190 -188,-154 -176,-114 -166,-84 -168,-56 -174,-26'),
    f1 = points('-110,-204 -100,-164 -118,-124 -130,-92 -127,-60 -126,-26');
  hairTuft(g, -120, -104, 0.95, 1.7);
  g.cover([f0, [...f1].reverse(), points('-110,-204 -150,-220 -180,-190')], 'cloth');
  g.line(f0, 2, 'finger');
  g.line(f1, 2, 'finger');
  for (const [x, y, r] of [
    [-140, -150, 9],
    [-128, -134, 7],
  ] as const)
    curl(g, x, y, r, 1);
  g.line(points('-160,-84 -152,-78 -142,-80'), 0.9, 'leaf');
  paw(g, -150, 0);
  saddleCloth(g, -74, 80, -150);
}
