/* Memorial and blessing tablets, their panels left empty (x ±26, y -186 … -58). All stand on y = 0. */
import { nearEdge, onSide, type Point, points, symmetric, xy } from './geometry.ts';
import { petal } from './lotus.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

const lotusBase = (g: Group, w: number, y = 0) => {
  for (const [ww, yy] of xy(w, y, w * 0.86, y - 9))
    g.paint(
      'cloth',
      area(
        xy(-ww, yy - 8, -ww, yy),
        nearEdge(0, yy, ww, 3.4),
        xy(ww, yy, ww, yy - 8),
        nearEdge(0, yy - 8, ww, 3.4, 0, Math.PI),
      ),
    );
  const Y = y - 22;
  for (const a of [-1.1, 1.1, -0.7, 0.7, -0.34, 0.34, 0])
    petal(g, {
      x: Math.sin(a) * w * 0.74,
      y: Y + 5 + Math.cos(a) * 3.4,
      w: w * 0.36,
      h: 25,
      lean: Math.sin(a) * 15,
      squeeze: 0.4 + 0.6 * Math.cos(a),
      rich: 1,
    });
};
/** Tablet 往生莲位: canopy of lotus, empty panel, lotus base. The panel spans x ±26, y -186 … -58. */
export function tabletRebirth(g: Group) {
  g.paint('cloth', 'M-38-208h76v166h-76z');
  g.paint('fine', 'M-33-203h66v157h-66z');
  g.paint('piece', 'M-27-190h54v136h-54z');
  for (let i = 0; i < 9; i++)
    for (const m of [1, -1]) {
      const y = -190 + i * 16;
      g.paint('fine', thin(xy(m * 33, y, m * 29.6, y + 4, m * 30, y + 9, m * 33, y + 12)));
    }
  lotusBase(g, 50);
  // canopy: a lotus turned down, with strings of jewels
  for (const a of [-1.2, 1.2, -0.8, 0.8, -0.4, 0.4, 0])
    petal(g, {
      x: Math.sin(a) * 42,
      y: -226 + Math.cos(a) * 3,
      w: 24,
      h: 23,
      lean: Math.sin(a) * 15,
      squeeze: 0.35 + 0.65 * Math.cos(a),
      flip: -1,
      rich: 1,
    });
  const roof = points('-50,-224 -34,-236 -12,-242 0,-243 12,-242 34,-236 50,-224');
  g.paint('cloth', area(roof, nearEdge(0, -224, 50, 5, 0, Math.PI)));
  g.paint('pearls', thin(nearEdge(0, -227, 46, 5, Math.PI * 0.98, Math.PI * 0.02)));
  g.paint('piece', area(symmetric(points('0,-258 4,-252 6,-246 3,-242 0,-242'))));
  g.paint('jewel', circle(0, -249, 1.8));
  for (const m of [1, -1]) {
    g.paint(
      'fine',
      thin(onSide(m, points('50,-223 57,-227 58,-234'))) + thin(onSide(m, points('54,-225 54.6,-206'))),
    );
    g.paint(
      'thinPiece',
      area(symmetric(points('0,0 2.4,3 3,8 0,10')).map(([x, y]): Point => [x + m * 54.6, y - 206])),
    );
    g.paint('fine', thin(onSide(m, points('53,-186 54.6,-196 56.4,-186'))));
  }
}
/** Tablet 延生禄位: cloud crest with the sun, mountains and sea below. */
export function tabletLife(g: Group) {
  g.paint('cloth', 'M-38-208h76v166h-76z');
  g.paint('fine', 'M-33-203h66v157h-66z');
  g.paint('piece', 'M-27-190h54v136h-54z');
  // meander in the border
  for (let i = 0; i < 8; i++)
    for (const m of [1, -1]) {
      const y = -192 + i * 18;
      g.paint('fine', `M${m * 32.6} ${y}h${-m * 4}v9h${m * 2.4}v-5`);
    }
  // crest: ruyi clouds and the pearl sun
  const crest = points(
    '-46,-206 -54,-214 -50,-226 -38,-228 -34,-240 -20,-244 -10,-254 0,-258 10,-254 20,-244 34,-240 38,-228 50,-226 54,-214 46,-206',
  );
  g.paint('cloth', area(crest, points('46,-206 -46,-206')));
  g.paint('piece', circle(0, -232, 11));
  g.paint('wash', circle(0, -232, 11));
  g.paint('fine', circle(0, -232, 7.4));
  g.paint('jewel', circle(0, -232, 2.6));
  for (const m of [1, -1])
    g.paint(
      'fine',
      thin(onSide(m, points('48,-211 44,-220 36,-219 36,-212 42,-213'))) +
        thin(onSide(m, points('32,-234 24,-236 18,-229 23,-223 28,-227'))) +
        thin(onSide(m, points('14,-246 20,-240'))) +
        thin(onSide(m, points('12,-214 22,-211 32,-214'))),
    );
  // foot: mountain and waves
  for (const [ww, yy] of points('52,0 45,-8'))
    g.paint(
      'cloth',
      area(
        xy(-ww, yy - 7, -ww, yy),
        nearEdge(0, yy, ww, 3),
        xy(ww, yy, ww, yy - 7),
        nearEdge(0, yy - 7, ww, 3, 0, Math.PI),
      ),
    );
  const mt = points('-44,-14 -40,-30 -30,-26 -24,-42 -14,-32 0,-56 14,-32 24,-42 30,-26 40,-30 44,-14');
  g.paint('cloth', open(mt));
  g.paint(
    'fine',
    thin(points('0,-50 -5,-38 -8,-26')) +
      thin(points('0,-50 5,-38 8,-26')) +
      thin(points('-24,-37 -22,-26')) +
      thin(points('24,-37 22,-26')),
  );
  const y = -15;
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * 10.4;
    for (const r of [7.6, 5, 2.4])
      g.paint(
        r > 7 ? 'thinPiece' : 'fine',
        r > 7 ? area(nearEdge(x, y, r, -r * 1.2), xy(x + r, y, x - r, y)) : thin(nearEdge(x, y, r, -r * 1.2)),
      );
  }
}
