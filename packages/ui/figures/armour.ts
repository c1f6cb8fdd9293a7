/* What 韦驮 and 伽蓝 both wear: cuirass with two mirrors, belt, tassets of scales. */

import {
  along,
  distance,
  lerp,
  mirror,
  move,
  type Point,
  type Points,
  points,
  symmetric,
} from './geometry.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';
/** Rows of scales between a left and a right edge, each about 2 r wide. */
export function scales(g: Group, left: Points, right: Points, rows: number, r = 5) {
  const tenth = (v: number) => Math.round(v * 10) / 10;
  let d = '';
  for (let row = 0; row < rows; row++) {
    const [a, b] = [along(left, (row + 0.5) / rows).point, along(right, (row + 0.5) / rows).point];
    const count = Math.max(2, Math.round(distance(a, b) / (r * 2)));
    const shift = row % 2 ? 0.5 : 0;
    for (let i = 0; i < count - (row % 2); i++) {
      const p = lerp(a, b, (i + shift) / count);
      const half = (lerp(a, b, (i + 1 + shift) / count)[0] - p[0]) / 2;
      d += `M${tenth(p[0])} ${tenth(p[1])}q${tenth(half * 0.12)} ${tenth(r * 1.5)} ${tenth(half)} ${tenth(r * 1.6)}t${tenth(half)} ${tenth(-r * 1.6)}`;
    }
  }
  g.paint('fine', d);
}
/** A flower of eight petals, r its outer radius, between two rings. */
export function flower(g: Group, x: number, y: number, r: number) {
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const at = (turn: number, k: number): Point => [
      x + r * k * Math.cos(angle + turn),
      y + r * k * Math.sin(angle + turn),
    ];
    g.paint('fine', thin([at(-0.4, 0.3), at(0, 0.76), at(0.4, 0.3)]));
  }
  g.paint('jewel', circle(x, y, r * 0.15));
}
function mirrorPlate(g: Group, x: number, y: number, r: number) {
  g.paint('piece', circle(x, y, r)).paint('fine', circle(x, y, r * 0.8));
  flower(g, x, y, r * 0.92);
}
/** The trunk from neck to belt. */
export function cuirass(b: Group) {
  const side = points('14,10 34,20 60,28 63,60 55,90 49,118 52,138');
  b.paint('cloth', area(side, mirror(side).reverse()));
  b.twin('cuirass', (half) => {
    half.paint('skin', area(points('3,34 20,30 46,35 55,58 50,88 42,106 3,112 3,34')));
    mirrorPlate(half, 26, 65, 18);
    half.paint('piece', area(points('37,18 46,22 42,40 32,38 37,18'))).paint('jewel', circle(38.6, 31, 1.8));
    scales(half, points('8,88 8,108'), points('47,88 41,104'), 2, 5);
  });
  b.paint('piece', 'M-3 30h6v34h-6z');
}
/** A belt at the waist, its boss a flower. */
export function belt(b: Group) {
  b.paint('piece', area(points('-51,114 0,121 51,114'), points('54,132 0,140 -54,132')));
  b.paint('pearls', thin(points('-51,123 0,130 51,123')));
  b.paint('piece', circle(0, 131, 15)).paint('fine', circle(0, 131, 11.6));
  flower(b, 0, 131, 11);
}
/** Right tasset: a plate of scales over the thigh down to y = 262, `w` wide at the hem. */
export function tasset(half: Group, w = 76) {
  const x = (k: number) => 10 + (w - 10) * k;
  const hem: Points = [
    [20, 246],
    [x(0.4), 262],
    [x(0.7), 262],
    [w, 244],
  ];
  half.paint(
    'skin',
    open(points('10,136 14,190 20,246'), hem, [
      [w, 244],
      [w - 8, 190],
      [54, 134],
    ]),
  );
  const middle = (20 + w) / 2;
  const inset = (k: number, dy: number) => hem.map(([u, v]): Point => [middle + (u - middle) * k, v - dy]);
  half.paint('fine', thin(inset(0.94, 9))).paint('pearls', thin(inset(0.97, 4.6)));
  scales(
    half,
    points('14,140 18,190 24,234'),
    [
      [52, 138],
      [w - 12, 190],
      [w - 5, 234],
    ],
    11,
    5.2,
  );
}
/** The apron between the tassets, with three lozenges. */
export function apron(b: Group) {
  const edge = points('-15,140 -17,230 -22,300 -16,344 0,362 16,344 22,300 17,230 15,140');
  b.paint('cloth', open(edge)).paint('fine', thin(edge.map(([x, y]): Point => [x * 0.74, y - 5])));
  const lozenge = symmetric(points('0,-12 6,-5 8,0 4,7 0,12'));
  for (const y of [196, 262, 318])
    b.paint('fine', thin(move(lozenge, 0, y))).paint('jewel', circle(0, y, 1.8));
}
/** Boot from the calf down, its toe outwards. */
export function boot(half: Group) {
  half.paint(
    'cloth',
    area(
      points('10,330 12,380 14,424 10,446'),
      points('10,446 8,462 14,472 36,475 54,470 52,458 44,446'),
      points('44,446 50,410 52,370 48,330'),
    ),
  );
  half.line(points('10,446 26,452 44,446'), 1.2, 'even').line(points('12,464 34,468 53,464'), 0.9, 'leaf');
  half.line(points('30,453 34,460 33,467'), 0.9, 'leaf');
}
