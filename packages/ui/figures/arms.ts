/* Arms of robed figures: the sleeve before the body, touching the earth, holding the staff. Origin at the chin. */
import { asIs, family, item, limbOutline, onSide, type Point, type Points, points, xy } from './geometry.ts';
import { digit, frame, gripHand } from './hands.ts';
import { thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Wide sleeve; the forearm crosses the body, the tail falls over the thigh. */
export function sleeve(g: Group, m = 1) {
  const f = (c: Points) => onSide(m, c);
  const T = points('70,106 60,115 50,122 40,127.6'),
    cuff = points('40,127.6 35.4,134 36.4,145 44,155');
  const bottom = points('44,155 54,163.6 67,169 83,168.6 95,161 101,150'),
    out = points('101,150 102.8,140 101.6,128 98,112 94,92');
  g.cover([f(T), f(cuff), f(bottom), f(out), f(points('94,92 84,98 70,108'))], 'cloth');
  g.line(f(T), 1.7, 'nail');
  g.line(f([...cuff.slice(0, 3), ...bottom]), 1.9);
  g.line(f(out), 2.3, 'even');
  g.paint('fine', thin(f([...cuff, [54, 162]].map(([x, y]): Point => [x + 3.6, y + 0.4]))));
  g.lines(
    family(points('97,122 82,121 64,126 48,131'), points('100,150 88,160 72,162 52,155'), 5, {
      from: (i) => 0.03 + 0.07 * (i % 2),
      to: (i) => 0.98 - 0.3 * ((i + 1) % 2),
    }).map(f),
    1.25,
    'nail',
  );
}
/** The bare right arm (left in the picture) that reaches over the knee to the earth. */
export function earthArm(g: Group) {
  const outer = points('-66,31 -81,42 -90,62 -95,88 -101,112 -106,136 -106,158');
  const inner = points('-94,160 -88,140 -80,122 -74,104 -66,84 -58,68');
  g.cover([outer, inner], 'skin');
  g.line([...outer.slice(0, 6), [-106.4, 154], [-109.4, 165]], 2.2, (t) =>
    t > 0.75 ? 1 - (t - 0.75) * 1.8 : 1,
  );
  g.line(inner, 1.7, 'rise');
  g.line(points('-84,116 -88,113 -93,114'), 0.7, 'leaf');
  // the hand hangs, its back towards us, fingers together, the middle one touching the seat
  const f = asIs;
  for (const [x, y, a, l, w] of [
    [-108, 180, 1.66, 20, 2.35],
    [-94.2, 181, 1.47, 24.4, 2.6],
    [-103.4, 182, 1.6, 26, 2.65],
    [-98.6, 182, 1.54, 28, 2.75],
  ] as const)
    digit(
      g,
      f,
      [0, 0.4, 0.74, 1].map((k): Point => [x + Math.cos(a - k * 0.06) * l * k, y + Math.sin(a) * l * k]),
      w,
    );
  digit(g, f, points('-92.4,164 -87.4,172 -86,181 -88.2,190'), [4, 3.5, 2.9, 1.8]);
  g.cover(
    [points('-106.4,154 -110,166 -111,178 -108,184 -101,186 -94,184.6 -90.6,178 -90.4,168 -94,156')],
    'skin',
  );
  g.line(points('-106.2,153 -110,166 -110.9,178'), 1.6, 'leaf');
  g.line(points('-94,156 -90.6,164 -89.8,168'), 1.3, 'leaf');
  for (const x of [-105.8, -101, -96.4]) g.line(xy(x, 180, x + 0.1, 186), 0.6, 'leaf');
  // the corner of the robe on the shoulder
  const a = points('-19,10 -34,20 -54,26 -72,34 -84,47 -92,66 -97,90 -99,104');
  const b = points('-92,106 -86,92 -79,74 -70,58 -56,44 -40,32 -26,22');
  g.cover([a, b], 'cloth');
  g.line(a, 2.3, 'even');
  g.line(b, 1.6);
  g.paint('fine', thin(b.map(([x, y]): Point => [x - 2.2, y - 1.6])));
  g.line([item(a, -1), [-95.6, 107], item(b, 0)], 1.4, 'even');
  g.lines(
    family(a.slice(1), [...b].reverse(), 2, { from: (i) => 0.1 + 0.1 * i, to: () => 0.9 }),
    1.1,
    'leaf',
  );
}
/** Right arm (left in the picture) out to the staff at x = -116: the hand grips at shoulder height, the sleeve slides to the elbow and falls over the knee. */
export function staffArm(g: Group) {
  // forearm from the sleeve to the hand
  const fore = points('-110,108 -111.6,98 -112,92');
  g.cover([limbOutline(fore, [9, 8, 7.4])], 'skin');
  g.line(points('-119.6,108 -120,98 -119.4,92'), 1.3, 'leaf');
  g.line(points('-101.4,106 -103.8,98 -104.6,92'), 1.2, 'leaf');
  gripHand(g, frame(-117.4, 92, 0.06, 1.06));
  const mouth = points('-97,100 -104,106 -114,108 -124,104');
  const fall = points('-124,104 -129,118 -131,134 -137,150 -139,166 -132,181');
  const foot = points('-132,181 -124,186 -116,180 -107,184 -98,177 -88,179 -78,170');
  const inner = points('-78,170 -70,158 -67,142 -70,122 -80,104');
  g.cover([points('-80,104 -88,99 -97,100'), mouth, fall, foot, inner], 'cloth');
  g.line(points('-84,98 -90,98.4 -97,100'), 1.4, 'leaf');
  g.line(mouth, 1.6, 'finger');
  g.line(fall, 2.2, 'finger');
  g.line(foot, 1.9, 'finger');
  g.line(inner, 1.6, 'leaf');
  g.paint(
    'fine',
    thin(mouth.map(([x, y]): Point => [x - 0.4, y + 3.6])) +
      thin(foot.map(([x, y], i) => [x + (i ? 0 : 3), y - 3.6])),
  );
  // folds: they spring from the bend of the elbow and gather where the hem turns
  g.lines(
    family(
      points('-121,110 -123.4,130 -129,152 -129,174'),
      points('-104,110 -102,132 -103,154 -101,172'),
      3,
      {
        from: (i) => 0.03 + 0.08 * (i % 2),
        to: (i) => 0.98 - 0.16 * ((i + 1) % 2),
      },
    ),
    1.2,
    'nail',
  );
  g.lines(
    family(points('-98,106 -93,128 -92,150 -91,172'), points('-84,104 -76,122 -74,142 -78,162'), 2, {
      from: (i) => 0.02 + 0.1 * i,
      to: (i) => 0.9 - 0.2 * i,
    }),
    1.15,
    'nail',
  );
  g.line(points('-120,112 -110,118 -98,116 -86,106'), 1, 'leaf');
  g.line(points('-122,120 -110,128 -96,124'), 0.9, 'leaf');
  for (const [a, b, c] of [
    [-124, 185, 160],
    [-107, 183, 160],
    [-88, 178, 158],
  ] as const)
    g.line(xy(a, b, a + 1.4, b - 12, a + 0.6, c), 0.9, 'nail');
}
