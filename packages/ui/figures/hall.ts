/* What a hall holds: lotus lamps on the water, eternal lamp, merit box, moon gate. All stand on y = 0, but the lamp hangs. */

import { bonePetal } from './flowers.ts';
import {
  mirror,
  move,
  nearEdge,
  onSide,
  type Point,
  type Points,
  points,
  ring,
  symmetric,
  xy,
} from './geometry.ts';
import { petal } from './lotus.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';
import type { Paint } from './style.ts';
import { flame } from './vessels.ts';

/** Lotus at the waterline, opening: k = 1 bud, 2 loosened, 3 half open, 4 full, the light in its heart. */
export function lotusStage(g: Group, k: number) {
  const both = (c: Points, W: number, paint: Paint, veins = true) => {
    bonePetal(g, c, W, paint, veins);
    bonePetal(g, mirror(c), W, paint, veins);
  };
  // a leaf on the water and two ripples
  g.line(points('-40,1 0,3.4 40,1'), 0.9, 'leaf');
  g.line(points('-26,5 0,6.6 26,5'), 0.7, 'leaf');
  const y = (c: Points) => c.map(([a, b]: Point): Point => [a, b - 1]);
  if (k === 1) {
    both(y(points('1,0 7,-12 7.4,-28 2,-46')), 7.4, 'thinPiece', false);
    bonePetal(g, y(points('0,0 -0.6,-14 -0.6,-30 0.4,-48')), 9, 'piece');
    both(y(points('2,0 9,-4 11,-11 8,-18')), 4.4, 'piece', false);
  }
  if (k === 2) {
    bonePetal(g, y(points('0,0 0,-16 0,-32 0,-50')), 9, 'thinPiece', false);
    both(y(points('2,0 10,-14 12.6,-30 7,-47')), 8, 'thinPiece', false);
    both(y(points('2,0 8,-12 9,-27 3.6,-42')), 8, 'piece');
    bonePetal(g, y(points('0,1 0,-12 0,-26 0,-41')), 8.6, 'piece');
    both(y(points('3,0 13,-4 19,-12 20,-24')), 5.4, 'piece', false);
  }
  if (k === 3) {
    bonePetal(g, y(points('0,0 0,-16 0,-34 0,-48')), 9.5, 'thinPiece', false);
    both(y(points('2,0 9,-14 13,-30 11,-46')), 8.8, 'thinPiece', false);
    flame(g, 0, -30, 0.66);
    both(y(points('3,0 15,-11 22,-26 23,-41')), 8.4, 'thinPiece');
    both(y(points('4,1 17,-4 28,-14 34,-28')), 6.6, 'thinPiece', false);
    both(y(points('2,0 9,-9 13,-20 12,-32')), 9, 'piece');
    bonePetal(g, y(points('0,2 0,-9 0,-20 0,-31')), 10, 'piece');
  }
  if (k === 4) {
    bonePetal(g, y(points('0,0 0,-16 0,-32 0,-46')), 9.5, 'thinPiece', false);
    both(y(points('3,0 10,-14 15,-29 15,-43')), 9, 'thinPiece', false);
    both(y(points('5,0 17,-10 27,-21 33,-34')), 8.6, 'thinPiece');
    flame(g, 0, -31, 0.9);
    both(y(points('5,1 19,-2 33,-8 45,-19')), 7, 'thinPiece');
    both(y(points('2,0 9,-8 14,-18 14,-28')), 9.6, 'piece');
    both(y(points('3,1 13,-4 23,-11 30,-22')), 8.4, 'piece');
    bonePetal(g, y(points('0,2 0,-8 0,-17 0,-27')), 10.6, 'piece');
  }
}
/** Eternal lamp, hung by three chains from -190. */
export function eternalLamp(g: Group) {
  g.paint('outline', 'M0-200v14');
  g.paint('piece', area(symmetric(points('0,-190 5,-187 12,-178 22,-172 20,-167 0,-165'))));
  g.paint('fine', thin(nearEdge(0, -171, 21, 3)));
  const chain = (x0: number, x1: number, y1: number) => {
    let d = '';
    const n = 13;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n,
        x = x0 + (x1 - x0) * t,
        y = -168 + (y1 + 168) * t;
      d += circle(x, y, i % 2 ? 1 : 2.1, i % 2 ? 2.2 : 3.6);
    }
    g.paint('fine', d);
  };
  chain(-18, -40, -76);
  chain(18, 40, -76);
  const b = points('42,-74 40,-58 28,-42 12,-34 0,-33');
  g.cover([b, mirror(b).reverse()], 'skin');
  g.line(symmetric([...b].reverse()), 1.8, 'even');
  for (const a of [-1.1, 1.1, -0.74, 0.74, -0.37, 0.37, 0])
    petal(g, {
      x: Math.sin(a) * 27,
      y: -41 + Math.cos(a) * 6,
      w: 18,
      h: 24,
      lean: Math.sin(a) * 11,
      squeeze: 0.35 + 0.65 * Math.cos(a),
      rich: a ? 0 : 1,
    });
  g.paint('pearls', thin(nearEdge(0, -67, 41.4, 8, Math.PI * 0.97, Math.PI * 0.03)));
  g.paint('fine', thin(nearEdge(0, -70.6, 41.8, 8)));
  g.paint('piece', circle(0, -74, 42, 8));
  g.paint('fine', circle(0, -74, 37, 6));
  flame(g, 0, -72, 1.7);
  g.paint('piece', circle(0, -28, 5));
  g.paint('piece', area(symmetric(points('0,-22 4,-20 6,-13 4,-8 0,-8'))));
  for (const k of [-4, -2, 0, 2, 4]) g.paint('fine', thin(xy(k, -8, k * 1.2, 4, k, 16)));
}
/** Merit box 功德箱; the plaque on its face is left empty. */
export function meritBox(g: Group) {
  for (const m of [1, -1]) g.paint('cloth', area(onSide(m, points('58,-10 60,0 46,0 44,-10'))));
  g.paint('cloth', 'M-62-10h124v-76h-124z');
  g.paint('fine', 'M-57-15h114v-66h-114z');
  g.paint('skin', area(points('-68,-86 -50,-108'), points('50,-108 68,-86')));
  g.paint('cloth', 'M-68-92h136v8h-136z');
  g.paint('piece', 'M-22-100h44l3 4h-50z');
  g.paint('skin', 'M-30-70h60v44h-60z');
  g.paint('fine', 'M-27-67h54v38h-54z');
  for (const m of [1, -1]) {
    const c: Point = [m * 44, -48];
    for (let i = 0; i < 8; i++)
      g.paint(
        'fine',
        thin(move(points('-1.8,-2 -3.4,-6 0,-10 3.4,-6 1.8,-2'), c[0], c[1], 1, (i * Math.PI) / 4)),
      );
    g.paint('fine', circle(c[0], c[1], 12));
    g.paint('jewel', circle(c[0], c[1], 1.4));
    g.paint(
      'fine',
      thin(onSide(m, points('57,-26 52,-22 48,-18'))) + thin(onSide(m, points('57,-70 52,-74 48,-78'))),
    );
  }
  g.paint('piece', area(symmetric(points('0,-26 5,-25 6,-18 4,-14 0,-13'))));
  g.paint('jewel', circle(0, -20, 1.4));
}
/** Moon gate: ring of stone in a plain wall, step before it. */
export function moonGate(g: Group) {
  const cy = -104,
    R = 100,
    r = 88;
  g.paint('outline', thin(ring(0, cy, R, Math.PI * 0.5 + 0.42, Math.PI * 2.5 - 0.42, 40)));
  g.paint('outline', thin(ring(0, cy, r, Math.PI * 0.5 + 0.4, Math.PI * 2.5 - 0.4, 40)));
  let d = '';
  for (let i = 0; i < 40; i++) {
    const a = Math.PI * 0.5 + 0.46 + (i / 39) * (Math.PI * 2 - 0.92);
    d += `M${(r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}L${(R * Math.cos(a)).toFixed(1)} ${(cy + R * Math.sin(a)).toFixed(1)}`;
  }
  g.paint('faint', d);
  g.paint('cloth', 'M-52-12h104v6h-104zM-62-6h124v6h-124z');
  const w = 150;
  for (const m of [1, -1]) {
    g.paint('outline', `M${m * 62} 0H${m * w}`);
  }
  // coping of tiles above the wall
  g.paint('outline', `M${-w}-222h${2 * w}`);
  g.paint('fine', `M${-w}-214h${2 * w}`);
  let t = '';
  for (let i = 0; i < 20; i++) {
    const x = -w + 7.5 + i * 15;
    t += `M${x - 5}-222v-8a5 5 0 0 1 10 0v8`;
  }
  g.paint('fine', t);
  g.paint('outline', `M${-w}-236h${2 * w}`);
}
