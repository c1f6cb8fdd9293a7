/* What subdues: implements of many hands, each on its grip at 0 0, rising to -y. */

import { jewel, mirrored, prongs, rod, round, shaft } from './blossoms.ts';
import { move, onSide, points, symmetric, xy } from './geometry.ts';
import { area, circle, thin } from './path.ts';
import type { Group } from './sheet.ts';

export const WEAPONS = {
  sword(g: Group) {
    mirrored(g, points('0,-52 3.6,-44 3.2,-8 0,-8'));
    g.paint('fine', 'M0-44V-10');
    mirrored(g, points('0,-9 9,-8.6 10,-6 3,-5 0,-5'));
    shaft(g, -5, 9);
    round(g, 0, 11, 2.4);
  },
  vajra(g: Group) {
    prongs(g, 1);
    prongs(g, -1);
    mirrored(g, points('0,-6 4,-4 3,0 4,4 0,6'));
  },
  pestle(g: Group) {
    mirrored(g, points('0,-34 3.6,-24 3,-12 5,-9 2.6,-4 2.6,4 5,9 3,12 3,15 0,20'));
    g.paint('fine', 'M-4.6-9h9.2M-4.6 9h9.2M0-30V-12');
  },
  axe(g: Group) {
    shaft(g, -46, 12);
    g.paint('piece', area(points('1,-44 10,-47 15,-46 17,-36 15,-26 9,-27 1,-31')));
    g.paint('fine', thin(points('12,-45 13.6,-36 12,-27.6')));
    g.paint('piece', area(points('-1,-41 -7,-43 -7,-33 -1,-35')));
  },
  hook(g: Group) {
    shaft(g, -34, 12);
    g.paint('piece', area(points('-1.4,-34 -2,-46 6,-52 13,-45 10,-37 9.6,-43 5.6,-47 2,-44 1.4,-34')));
    g.paint('piece', area(symmetric(points('0,-36 5,-33 0,-31'))));
  },
  lasso(g: Group) {
    for (const r of [13, 9.6]) g.paint('outline', circle(0, -20, r, r * 1.15));
    g.paint('fine', thin(points('4,-6 12,2 8,10 14,14')));
    g.paint('piece', area(move(symmetric(points('0,-5 3,-1 0,4')), 14, 15)));
    round(g, 0, -5, 2.6);
  },
  bow(g: Group) {
    rod(g, points('-2,-44 6,-38 8,-24 1,-14 8,-4 6,10 -2,16'), 1.6);
    g.paint('fine', 'M-2-44V16');
  },
  arrow(g: Group) {
    g.paint('outline', 'M0 14V-38');
    mirrored(g, points('0,-50 4,-40 0,-37'));
    g.paint('fine', 'M0 14l-4 4M0 14l4 4M0 9l-4 4M0 9l4 4M0 4l-4 4M0 4l4 4');
  },
  halberd(g: Group) {
    shaft(g, -34, 16);
    mirrored(g, points('0,-54 3,-46 2,-34 0,-33'));
    for (const m of [1, -1])
      g.paint('piece', area(xy(m, -34, m * 10, -38, m * 9, -50, m * 5, -44, m * 5.4, -39, m, -38)));
    g.paint('fine', thin(points('-1,-30 -7,-26 -5,-18')) + thin(points('1,-30 7,-26 5,-18')));
  },
  shield(g: Group) {
    mirrored(g, points('0,-44 9,-41 13,-30 11,-16 0,-8'));
    mirrored(g, points('0,-38 5,-34 7,-27 4,-19 0,-16'), 'fine');
    g.paint('jewel', circle(0, -28, 2));
  },
  khakkhara(g: Group) {
    shaft(g, -28, 18);
    mirrored(g, points('0,-54 4,-50 10,-44 9,-36 2,-29 0,-28'));
    mirrored(g, points('0,-48 3,-42 0,-34'), 'thinPiece');
    for (const m of [1, -1]) g.paint('fine', circle(m * 11, -36, 3.4) + circle(m * 8, -30, 3.4));
  },
  wheel(g: Group) {
    shaft(g, -16, 8);
    round(g, 0, -31, 16);
    round(g, 0, -31, 12, 'fine');
    let d = '';
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4,
        c = Math.cos(a),
        s = Math.sin(a);
      d += `M${(c * 4).toFixed(1)} ${(-31 + s * 4).toFixed(1)}L${(c * 18.6).toFixed(1)} ${(-31 + s * 18.6).toFixed(1)}`;
    }
    g.paint('fine', d);
    round(g, 0, -31, 4);
  },
  banner(g: Group) {
    shaft(g, -26, 14);
    mirrored(g, points('0,-40 10,-36 11,-31 0,-29'));
    mirrored(g, points('0,-30 8,-30 9,-20 4,-15 0,-18'), 'thinPiece');
    for (const m of [1, -1]) g.paint('fine', thin(onSide(m, points('11,-32 14,-24 11,-16 13,-8'))));
    jewel(g, -44, 4.4);
  },
  whisk(g: Group) {
    shaft(g, -18, 12);
    g.paint('piece', area(points('-2.6,-18 -3.6,-24 -12,-30 -17,-44 -7,-40 3,-47 4,-30 2.6,-18')));
    g.paint('fine', thin(points('0,-22 -7,-30 -11,-40')) + thin(points('1,-22 -1,-32 -2,-42')));
  },
};
