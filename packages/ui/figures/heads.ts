/* Heads. Origin at the chin, y down, the face (chin to hairline) 56 units high: 12 fingers. */
import { along, arch, family, mirror, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { area, circle, stroke, thin } from './path.ts';
import type { Group } from './sheet.ts';

export const FACE = points('0,0.6 7.5,-0.2 15.4,-4 22,-11.6 25.6,-21.6 26.8,-32 26.2,-41');

/** Brows, lowered lids, nose, mouth: nothing more. */
export function features(g: Group, { urna = true, soft = 1 } = {}) {
  // bridge of the nose: a breath from the brow
  g.line(points('-4.2,-35.6 -3.3,-32 -3,-28.5 -3.3,-25'), 0.6, 'nail');
  g.twin('eye', (h) => {
    // brows: new moons, one flowing from the nose; lids nearly straight, sinking in the middle, the corner drawn out
    h.line(points('4.2,-35.6 8,-39 13.5,-40.2 19,-38.4 23.4,-34.6'), 1.05 * soft, 'leaf');
    h.line(
      points('5.4,-29.3 8.4,-29.6 12.6,-28.6 17,-28.9 22,-31.4'),
      1.3 * soft,
      (t) => 0.35 + 0.65 * Math.sin(Math.PI * t) ** 0.8,
    );
    h.line(points('7,-31.6 11,-33.2 15.5,-33 19.8,-31.3'), 0.6, 'leaf');
    h.line(points('8.4,-28.1 12.4,-26.6 16.6,-27.4'), 0.5, 'leaf');
  });
  // nose
  g.line(
    points('-4.8,-21.2 -5.6,-19.4 -4.2,-18 -2.3,-18.3 0,-17.4 2.3,-18.3 4.2,-18 5.6,-19.4 4.8,-21.2'),
    0.8,
    'wire',
  );
  // mouth
  g.line(
    points('-7.2,-12.9 -4.6,-11.8 -2,-11.9 0,-11.4 2,-11.9 4.6,-11.8 7.2,-12.9'),
    1.1,
    (t) => 0.45 + 0.55 * Math.sin(Math.PI * t),
  );
  g.line(points('-5,-12.9 -2.2,-14.4 0,-13.8 2.2,-14.4 5,-12.9'), 0.55, 'leaf');
  g.line(points('-3.6,-8.9 0,-7.9 3.6,-8.9'), 0.75, 'leaf');
  g.line(points('-5.2,-3.7 0,-2.7 5.2,-3.7'), 0.5, 'leaf');
  if (urna) g.paint('jewel', circle(0, -43.4, 1.5));
}

export function ear(g: Group, s = 1, long = 1) {
  const o = xy(
    25.6,
    -39,
    28.2,
    -42.4,
    31.6,
    -41,
    32.2,
    -35,
    30.4,
    -27,
    30.6,
    -20,
    32,
    -11 + 3 * (long - 1),
    30.4,
    -5 * long,
    27.2,
    -6,
    26.6,
    -13,
    25,
    -21,
  ).map(([x, y]): Point => [x * s, y]);
  g.cover([o], 'skin').line(o, 1.15);
  g.line(
    points('27,-36.5 29.2,-39 30.2,-35.4 28.6,-28.6 27.4,-24.6').map(([x, y]): Point => [x * s, y]),
    0.6,
    'leaf',
  );
  g.line(
    points('28.4,-19 29.8,-13 29.2,-8.6 28,-11.5').map(([x, y]): Point => [x * s, y]),
    0.55,
    'leaf',
  );
}

const HAIR = points('26.6,-40 29.6,-48 29.4,-58 24.6,-68 16.5,-74.6');
const KNOT = points('16.5,-74.6 17.4,-82 13.4,-90.4 7,-95 0,-96.4');
const LINE = points('26.2,-41 24.4,-47.6 17.5,-53.4 9,-55.6 0,-55');

/** Snail curls in rows that follow the hairline, then the ushnisha. */
function curls(g: Group) {
  let d = '',
    mid = '';
  const k = (v: number) => Math.round(v * 10) / 10;
  const one = (x: number, y: number, r: number, dir: number) => {
    const w = dir > 0 ? 1 : 0;
    d += `M${k(x - dir * r)} ${k(y + r * 0.3)}a${k(r)} ${k(r)} 0 1 ${w} ${k(dir * r * 1.95)} 0a${k(r * 0.6)} ${k(r * 0.6)} 0 1 ${w} ${k(-dir * r * 1.15)} ${k(r * 0.05)}`;
  };
  const row = (pts: Points, r: number, off: number) => {
    const len = along(pts, 1).length,
      n = Math.max(1, Math.round(len / (2.25 * r) - off));
    for (let i = 0; i < n + (off ? 0 : 1); i++) {
      const [x, y] = along(pts, (i + off) / (n + off)).point;
      if (x < 0.8) {
        const keep = d;
        d = '';
        one(0, y, r, 1);
        mid += d;
        d = keep;
      } else one(x, y, r, 1);
    }
  };
  row(points('0,-57.9 10,-58.3 18,-55.8 24.2,-50.6 26.6,-45.4'), 2.2, 0);
  row(points('0,-62.6 10,-62.9 19,-60.2 25.6,-54.2 27.6,-49'), 2.3, 0.5);
  row(points('0,-67.3 10,-67.6 18.4,-64.8 25.2,-59.4'), 2.3, 0);
  row(points('0,-72 9,-72.2 16,-70.2 22,-65.6'), 2.3, 0.5);
  row(points('6.6,-76.9 14.4,-75.4'), 2.2, 0);
  row(points('0,-82 8,-81.6 14.6,-80'), 2.2, 0.5);
  row(points('0,-86.5 6,-86.3 12,-84.8'), 2.2, 0);
  row(points('0,-91 8.4,-89.4'), 2.1, 0.5);
  g.twin('curls', (h) => h.paint('fine', d));
  g.paint('fine', mid);
}

export function neck(g: Group) {
  const n = points('17.5,-6 16.4,3 15.8,10 13,19');
  g.cover([[...n], mirror(n).reverse()], 'skin');
  g.pair(points('17.5,-6 16.4,3 17,10'), 1.3, 'nail');
  for (const [y, w, d] of [
    [6.2, 12.5, 2.6],
    [11.2, 13.6, 3],
    [16.4, 14.4, 3.6],
  ] as const)
    g.line(xy(-w, y - d, -w / 2, y - 0.4, 0, y + 0.4, w / 2, y - 0.4, w, y - d), 0.7, 'leaf');
}

export function buddhaHead(g: Group) {
  g.twin('ear', (h) => ear(h, 1));
  const hair = [...HAIR, ...KNOT.slice(1)];
  g.cover([hair, mirror(hair).reverse(), points('-26.6,-40 0,-36 26.6,-40')]);
  curls(g);
  g.pair(HAIR, 1.6, 'wire');
  g.line(symmetric(KNOT), 1.6);
  const f = FACE;
  const hl = symmetric(LINE);
  g.cover([arch(f), hl], 'skin');
  g.line(arch(f), 1.5, (t) => 0.6 + 0.4 * Math.sin(Math.PI * t));
  g.paint('brush', stroke(hl, 1.1, 'even', 0.45));
  // jewel between cap and ushnisha
  g.paint('cover', area(points('-5,-73.6 -4.6,-78 0,-80.4 4.6,-78 5,-73.6 0,-72.4 -5,-73.6')));
  g.paint('jewel', area(points('-4,-74 -3.4,-77.4 0,-79.2 3.4,-77.4 4,-74 0,-73 -4,-74')));
  features(g);
}

/** Shaven head of a monk. */
export function monkHead(g: Group) {
  g.twin('ear', (h) => ear(h, 1));
  const skull = points('26.6,-40 29,-49 28.2,-60 22.4,-71 12,-77.4 0,-79.2');
  const all = symmetric(skull);
  const f = arch(FACE);
  g.cover([f, all], 'skin');
  g.line(all, 1.7);
  g.line(f, 1.5, (t) => 0.6 + 0.4 * Math.sin(Math.PI * t));
  const hl = points('26.4,-42 24.4,-50 17.5,-56.4 9,-58.6 0,-58');
  g.paint('faint', thin(symmetric(hl), false, 0.4));
  g.paint('faint', thin(points('13,-69 6,-72.4 0,-73.2 -6,-72.4 -13,-69')));
  features(g);
}
/** Bodhisattva's head: parted hair, topknot, small crown. The veil is drawn by the figure. */
export function bodhisattvaHead(g: Group, { knot: tall = true } = {}) {
  g.twin('ear', (h) => ear(h, 1));
  const hair = points('26.6,-38 30.4,-48 29.6,-60 24,-70 14,-75.4 0,-77');
  const hl = points('26.4,-40 24,-47.4 17.5,-52.4 9,-55.4 0,-58.4');
  const f = arch(FACE);
  const knot = points('13,-75 17,-84 15,-95 7.6,-101.4 0,-102.6');
  if (tall) g.cover([symmetric(knot)], 'cloth').line(symmetric(knot), 1.4);
  if (tall)
    for (const m of [1, -1])
      for (const k of [0.3, 0.62])
        g.line(xy(m * 12 * k, -76, m * 17 * k, -86, m * 13 * k, -96, m * 3 * k, -101), 0.7, 'leaf');
  g.cover([symmetric(hair), points('-26.6,-38 0,-34 26.6,-38')], 'cloth');
  g.line(symmetric(hair), 1.5);
  g.twin('hair', (h) =>
    h.paint(
      'fine',
      family(
        points('0,-59 10,-56.6 19,-53 25.4,-46 27.6,-39'),
        points('0,-76 13,-74 23,-68 28.6,-58 29.4,-46'),
        5,
        { to: (i) => 1 - 0.05 * (i % 2) },
      )
        .map((c) => thin(c))
        .join(''),
    ),
  );
  const line = symmetric(hl);
  g.cover([f, line], 'skin');
  g.line(f, 1.5, (t) => 0.6 + 0.4 * Math.sin(Math.PI * t));
  g.pair(hl, 1.1, 'even');
  features(g);
}
/** Face alone, for a head under a helmet or cap. */
export function plainHead(g: Group, { urna = false, ears = true } = {}) {
  if (ears) g.twin('ear', (h) => ear(h, 1));
  const f = arch(FACE);
  g.cover([f, points('26.2,-41 24,-56 0,-62 -24,-56 -26.2,-41')], 'skin').line(
    f,
    1.5,
    (t) => 0.6 + 0.4 * Math.sin(Math.PI * t),
  );
  features(g, { urna });
}
