/* What gives: implements of many hands, each on its grip at 0 0, rising to -y. */

import { bloomAt, budAt, jewel, mirrored, petal, prongs, rod, round, shaft } from './blossoms.ts';
import { along, move, onSide, type Point, points, ring } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

export const TREASURES = {
  lotus(g: Group) {
    rod(g, points('0,10 -1,-4 0,-18'), 1.3);
    bloomAt(g, 0, -17, 0.74);
  },
  bud(g: Group) {
    rod(g, points('0,10 1,-4 0,-18'), 1.3);
    budAt(g, 0, -17, 0.86);
    g.paint('thinPiece', area(points('0,-6 8,-9 12,-16 4,-13 0,-6')));
  },
  conch(g: Group) {
    g.paint('piece', area(points('-3,-8 -11,-18 -9,-30 0,-38 2,-42 4,-38 11,-30 10,-18 3,-6 -3,-8')));
    g.paint(
      'fine',
      thin(points('-9,-29 0,-32 8,-35')) +
        thin(points('-5,-34.6 0,-36 5,-38')) +
        thin(points('2,-27 7,-22 5,-14 0,-12 -2,-18 2,-22')),
    );
  },
  rosary(g: Group) {
    g.paint('pearls', thin(ring(0, -20, 14, 0, Math.PI * 2, 20, 17), true));
    round(g, 0, -3.6, 2.6);
    rod(g, points('0,0 -1.6,7'), 1);
    rod(g, points('0,0 1.6,7'), 1);
  },
  kundika(g: Group) {
    mirrored(g, points('0,5 5,4.6 5,2 8,-4 8,-11 3.4,-16 2.6,-22 5.6,-24.6 2,-27 1.4,-38 0,-39'));
    g.paint('fine', 'M-8-8q8 3 16 0M-3-17h6');
    g.paint('piece', area(points('7,-11 12,-15 14,-13 8,-6')));
  },
  jar(g: Group) {
    mirrored(g, points('0,5 6,4 9,-5 8,-13 4,-17 6,-20 0,-20'));
    g.paint('fine', 'M-9-7q9 4 18 0');
    for (const a of [-0.7, 0, 0.7]) petal(g, 0, -20, 1, a, 6, 17);
  },
  sutra(g: Group) {
    g.paint('piece', 'M-15-12l28-7l3 13l-28 7z');
    g.paint('fine', 'M-14-8.6l28-7M-9.6-13.4l3 13M7-17.4l3 13');
    g.paint('jewel', circle(0.6, -9, 1.5));
    mirrored(g, points('0,-20 3,-23 0,-27'), 'thinPiece');
  },
  bell(g: Group) {
    mirrored(
      g,
      points('0,-12 5,-14 8,-22 10,-34 12,-37 0,-38.6').map(([x, y]): Point => [x, y]),
    );
    g.paint('fine', 'M-9-30q9 3 18 0M-8-24q8 3 16 0M0-39v4');
    prongs(g, -0.7);
    shaft(g, -12, 0);
  },
  fruit(g: Group) {
    for (const m of [1, -1]) g.paint('thinPiece', area(onSide(m, points('0,-6 10,-8 17,-18 8,-16 0,-6'))));
    mirrored(g, points('0,-30 6,-28 11,-19 8,-9 0,-6'));
    mirrored(g, points('0,-28 2,-34 4,-29 0,-27'), 'thinPiece');
    let d = '';
    for (const [x, y] of points('-3,-20 3,-20 0,-15 -4,-14 4,-14')) d += circle(x, y, 1.1);
    g.paint('jewel', d);
  },
  garland(g: Group) {
    g.paint('pearls', thin(ring(0, -20, 13, 0, Math.PI * 2, 20), true));
    g.paint('fine', circle(0, -20, 16) + circle(0, -20, 10));
    for (const a of [0, 2.1, 4.2]) round(g, 13 * Math.sin(a), -20 - 13 * Math.cos(a), 3.4);
  },
  sun(g: Group) {
    round(g, 0, -24, 14);
    g.paint('wash', circle(0, -24, 13));
    round(g, 0, -24, 8, 'fine');
    g.paint('jewel', circle(0, -24, 3));
    let d = '';
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      d += `M${(9 * Math.cos(a)).toFixed(1)} ${(-24 + 9 * Math.sin(a)).toFixed(1)}l${(3 * Math.cos(a)).toFixed(1)} ${(3 * Math.sin(a)).toFixed(1)}`;
    }
    g.paint('fine', d);
  },
  moon(g: Group) {
    round(g, 0, -24, 14);
    g.paint('wash', circle(0, -24, 13));
    g.paint('fine', thin(points('-6,-34 -12,-24 -4,-13 6,-14 -2,-20 -4,-28 -6,-34')));
  },
  mirror(g: Group) {
    shaft(g, -12, 10, 1.8);
    round(g, 0, -26, 15);
    round(g, 0, -26, 11.6, 'fine');
    g.paint('fine', thin(points('-6,-30 -2,-34 3,-34.6')));
    mirrored(g, points('0,-11 6,-13 0,-15'), 'thinPiece');
  },
  palace(g: Group) {
    g.paint('piece', 'M-12-8h24v4h-24zM-9-8v-12h18v12z');
    g.paint('piece', area(points('-16,-19 -9,-22 -4,-30 4,-30 9,-22 16,-19 0,-17 -16,-19')));
    g.paint('fine', 'M-3-8v-6q3-4 6 0v6M-5-30h10');
    jewel(g, -34, 2.6);
  },
  pearl(g: Group) {
    round(g, 0, -18, 10);
    round(g, 0, -18, 6.4, 'fine');
    g.paint('jewel', circle(0, -18, 2.6));
    for (const m of [1, -1])
      g.paint('fine', thin(onSide(m, points('8,-11 15,-18 13,-28 6,-33 7,-28.6 0,-42'))));
  },
  willow(g: Group) {
    rod(g, points('0,8 0,-14 5,-34 16,-44'), 1.2);
    const c = points('0,-6 0,-14 5,-34 16,-44');
    for (let i = 0; i < 9; i++) {
      const k = along(c, i / 8.4),
        a = Math.atan2(k.direction[1], k.direction[0]) + (i % 2 ? 0.7 : -0.7);
      g.paint('thinPiece', area(move(points('0,0 5,-1.8 11,0 5,1.8 0,0'), k.point[0], k.point[1], 1, a)));
    }
  },
  bowl(g: Group) {
    mirrored(g, points('0,3 8,1 13,-6 13,-13 0,-14'));
    g.paint('piece', circle(0, -13, 13, 3.2));
  },
  bangle(g: Group) {
    round(g, 0, -20, 13, 'piece');
    round(g, 0, -20, 8.6, 'piece');
  },
  seal(g: Group) {
    g.paint('piece', 'M-10-8h20v-14h-20zM-8-22h16v-4h-16z');
    mirrored(g, points('0,-34 4,-31 6,-26 0,-26'));
    g.paint('fine', 'M-6-12v-6h12v6M0-18v6');
  },
  casket(g: Group) {
    g.paint('piece', 'M-13-6h26v-13h-26z');
    g.paint('piece', area(points('-15,-18 -9,-26 9,-26 15,-18 -15,-18')));
    g.paint('fine', 'M-13-12h26M0-18v12');
    round(g, 0, -12, 2);
    jewel(g, -28, 2.4);
  },
  cloud(g: Group) {
    g.paint('piece', area(points('0,-6 -12,-8 -15,-17 -8,-22 -6,-31 4,-34 10,-27 16,-22 14,-11 0,-6')));
    g.paint('fine', thin(points('-8,-22 -2,-20 -2,-13 -8,-13')) + thin(points('10,-27 6,-21 9,-16 12,-19')));
  },
  grapes(g: Group) {
    for (const [x, y] of points('-7,-26 0,-27 7,-26 -3.6,-20 3.6,-20 0,-13.6')) round(g, x, y, 3.8);
    for (const m of [1, -1]) g.paint('thinPiece', area(onSide(m, points('0,-30 8,-31 13,-38 4,-38 0,-30'))));
  },
  buddha(g: Group) {
    round(g, 0, -26, 14);
    g.paint('fine', circle(0, -32, 5));
    mirrored(g, points('0,-30 4,-27 5,-23 9,-20 6,-17 0,-17'), 'thinPiece');
    mirrored(g, points('0,-36 2.4,-33.4 0,-29.6'), 'thinPiece');
  },
  ruyi(g: Group) {
    g.paint('piece', area(points('-2,18 -4,4 -1,-10 -3,-26 2,-26 4,-10 1,4 3,18')));
    mirrored(g, points('0,-44 6,-41 12,-43 13,-35 7,-31 6,-26 0,-25'));
    g.paint('fine', thin(points('-8,-38 -4,-36 -4,-32')) + thin(points('8,-38 4,-36 4,-32')));
  },
};
