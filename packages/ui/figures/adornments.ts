/* The bodhisattva's body: bare breast with sash and jewels, bare arms, heavenly scarf. Origin at the chin. */

import {
  along,
  family,
  item,
  lerp,
  limbOutline,
  mirror,
  offset,
  onSide,
  type Point,
  type Points,
  points,
  symmetric,
  xy,
} from './geometry.ts';
import { area, circle, open, thin } from './path.ts';
import type { Group } from './sheet.ts';

/** Bare torso to the waist, skirt and belt to the lap (y = 152). */
export function torso(g: Group, { sash = true, w = 1 } = {}) {
  const side = points('15.5,7 24,16 42,22 58,27 70,38 57,66 47,86 42,106 46,124 62,152').map(
    ([x, y]): Point => [x * w, y],
  );
  g.cover([mirror(side).reverse(), side], 'skin');
  g.pair(side.slice(0, 4), 2, 'leaf');
  g.pair(side.slice(5, 9), 1.8, 'leaf');
  g.pair(points('5,22.6 18,23.6 36,27 50,30'), 0.7, 'leaf');
  g.line(points('-7,20 -2,25 0,26.4 2,25 7,20'), 0.6, 'leaf');
  g.pair(points('4,60 15,66 29,65 41,56'), 0.85, 'leaf');
  g.pair(points('9,84 5,93 8,104'), 0.5, 'leaf');
  g.line(points('-2,105 0,109 2,105'), 0.9, 'leaf');
  // skirt turned over a belt
  const wt = points('-43,116 -22,122 0,124 22,122 43,116');
  g.cover(
    [wt, points('43,116 46,128 62,152'), points('62,152 0,158 -62,152'), points('-62,152 -46,128 -43,116')],
    'cloth',
  );
  g.line(wt, 1.5);
  const w2 = wt.map(([x, y]): Point => [x * 1.03, y + 7]);
  g.line(w2, 1.2);
  g.paint('pearls', thin(wt.map((p, k) => lerp(p, item(w2, k), 0.5))));
  g.pair(points('45,124 52,138 62,150'), 1.5, 'leaf');
  for (const m of [1, -1])
    g.lines(
      family(points('8,132 14,142 22,152'), points('44,128 50,138 58,150'), 3, {
        to: (i) => 0.9 - 0.16 * (i % 2),
      }).map((c) => c.map(([x, y]): Point => [x * m, y])),
      0.95,
      'nail',
    );
  if (!sash) return;
  const a = points('26,14 24,40 9,68 -16,90 -40,103'),
    b = points('42,20 39,46 22,76 -6,100 -39,114');
  g.cover([a, [...b].reverse()], 'cloth');
  g.line(a, 1.5);
  g.line(b, 1.5);
  g.lines(
    family(a, b, 3, {
      from: (i) => 0.03 + 0.06 * (i % 2),
      to: (i) => 0.97 - 0.2 * ((i + 1) % 2),
    }),
    0.95,
    'leaf',
  );
}
/** Necklace, pendant and the long strings that meet at the navel. */
export function jewels(g: Group, { long = true } = {}) {
  const band = (y: number, w: number) =>
    xy(-w, 18, -w * 0.72, y - 10, -w * 0.34, y - 1.6, 0, y, w * 0.34, y - 1.6, w * 0.72, y - 10, w, 18);
  const a = band(44, 31),
    b = band(50.6, 36);
  g.paint('piece', area(a, [...b].reverse()));
  let d = '',
    e = '';
  for (let i = 1; i < 20; i++) {
    const p = lerp(along(a, i / 20).point, along(b, i / 20).point, 0.5);
    d += circle(p[0], p[1], i % 2 ? 0.8 : 1.7);
  }
  for (let i = 3; i < 18; i += 2) {
    const p = along(b, i / 20).point,
      l = 4 + 3.4 * Math.sin((i / 20) * Math.PI);
    if (i !== 10) d += thin([p, [p[0], p[1] + l]]);
    e += circle(p[0], p[1] + l + 1.6, 1.3);
  }
  g.paint('fine', d);
  g.paint('jewel', e);
  g.paint('piece', area(symmetric(points('0,51 5,54.6 6.4,59.6 3,64.6 0,68'))));
  g.paint('jewel', circle(0, 59, 2));
  if (!long) return;
  for (const m of [1, -1]) {
    const s = onSide(m, points('44,23 43,52 36,80 20,100 0,111'));
    g.paint('pearls', thin(s));
    let q = '';
    for (const i of [0.2, 0.42, 0.64, 0.86]) {
      const p = along(s, i).point;
      q += circle(p[0], p[1], 2.2);
    }
    g.paint('piece', q);
  }
  g.paint('cover', circle(0, 112, 6)).paint('fine', circle(0, 112, 6) + circle(0, 112, 3.6));
  g.paint('jewel', circle(0, 112, 1.6));
  for (const x of [-3.6, 0, 3.6]) g.paint('fine', thin(xy(x, 118, x * 1.2, 124, x * 1.3, 131 - Math.abs(x))));
  g.paint('jewel', circle(-4.7, 129, 1.1) + circle(0, 132.6, 1.3) + circle(4.7, 129, 1.1));
}
export interface ArmOptions {
  /** Thickness. */
  readonly s?: number;
  /** Armlet and bracelet, or the bracelet alone. */
  readonly bands?: 'all' | 'wrist';
  /** How far the upper arm bows outwards. */
  readonly bow?: number;
  /** False: one of a fan, behind the body; its root is not joined to the shoulder. */
  readonly front?: boolean;
}
/** Bare arm: shoulder, elbow, wrist; armlet and bracelet. */
export function arm(
  g: Group,
  S: Point,
  E: Point,
  W: Point,
  { s = 1, bands = 'all', bow = 0, front = true }: ArmOptions = {},
) {
  const bone = (A: Point, B: Point, k: number): Point[] =>
    [0, 0.36, 0.72, 1].map((t) => {
      const p = lerp(A, B, t),
        d: Point = [B[1] - A[1], A[0] - B[0]],
        l = Math.hypot(...d) || 1,
        h = k * Math.sin(Math.PI * t);
      return [p[0] + (d[0] / l) * h, p[1] + (d[1] / l) * h];
    });
  const ub = bone(S, E, bow),
    fb = bone(E, W, -bow * 0.5);
  const up = limbOutline(ub, [13 * s, 12.6 * s, 10.6 * s, 9.6 * s]);
  if (!front) g.paint('skin', thin(up));
  else {
    // the shoulder rounds into the arm; the inner line begins at the armpit
    const top: Point = [Math.sign(S[0]) * 57, 26.6];
    const pit = S[0] > 0 ? lerp(item(up, -1), item(up, -2), 0.3) : lerp(item(up, 0), item(up, 1), 0.3);
    const r = (p: Point) => p.map((v: number) => Math.round(v)).join(' ');
    g.paint(
      'coverSkin',
      `M${r(top)}L${r(S[0] > 0 ? item(up, 0) : item(up, -1))}L${r(S[0] > 0 ? item(up, -1) : item(up, 0))}L${r([S[0] * 0.5, S[1] + 12])}z`,
    );
    g.paint('coverSkin', area(up));
    g.paint('outline', thin(S[0] > 0 ? [top, ...up.slice(0, 7)] : [...up.slice(-7), top]));
    g.line(S[0] > 0 ? [pit, ...up.slice(7, -1).reverse()] : [pit, ...up.slice(1, -7)], 1.3, 'rise');
  }
  const fore = limbOutline(fb, [9.8 * s, 10.2 * s, 8.4 * s, 7 * s]);
  g.paint('skin', thin(fore));
  const ringAt = (c: Points, t: number, w: number, h: number, jewel: boolean) => {
    const k = along(c, t);
    const n = [k.direction[1], -k.direction[0]] as const;
    const q = (u: number, v: number): Point => [
      k.point[0] + n[0] * u + k.direction[0] * v,
      k.point[1] + n[1] * u + k.direction[1] * v,
    ];
    const A = [q(-w, -h), q(0, -h + 1.6 * s), q(w, -h)],
      B = [q(-w, h), q(0, h + 1.6 * s), q(w, h)];
    g.paint('piece', area(A, [...B].reverse()));
    if (jewel) {
      const J = [q(-4 * s, -1), q(0, -9 * s), q(4 * s, -1), q(0, 4.6 * s)];
      g.paint('piece', area([...J, item(J, 0)]));
      const c0 = q(0, -1.6 * s);
      g.paint('jewel', circle(c0[0], c0[1], 1.5 * s));
    }
  };
  if (bands !== 'wrist') ringAt(ub, 0.42, 12.9 * s, 2.2 * s, s > 0.8);
  ringAt(fb, 0.9, 8 * s, 1.9 * s, false);
}
/** Ribbon along a bone: two edges, a fold or two, the end drawn to a soft point. */
export function ribbon(g: Group, bone: Points, w: (t: number) => number, { folds = 2, tip = true } = {}) {
  const W = tip ? (t: number) => w(t) * (1 - t ** 5) : w;
  const a = offset(bone, W, 9),
    b = offset(bone, (t) => -W(t), 9);
  g.paint('cloth', open(a, [...b].reverse()));
  g.lines(
    family(a, b, folds, {
      from: (i) => 0.04 + 0.14 * (i % 2),
      to: (i) => 0.9 - 0.22 * ((i + 1) % 2),
    }),
    0.9,
    'leaf',
  );
}
/** Scarf round both shoulders, behind the arms, and its tails beside the seat. */
export function scarfBack(g: Group, { out = 152, from = 150, tails = true, fall = 1 } = {}) {
  g.twin('scarf-back', (h) => {
    if (tails)
      ribbon(
        h,
        xy(
          106,
          0,
          124,
          18,
          out - 22,
          44,
          out - 27,
          68,
          out - 14,
          92,
          out - 18,
          114,
          out - 4,
          130,
          out + 12,
          126,
        ).map(([x, y]): Point => [x, from + y * fall]),
        (t: number) => 6.5 + 3 * t,
        { folds: 2 },
      );
    const a = points('10,-4 30,7 60,15 86,34 100,62 108,96'),
      b = points('10,16 34,22 58,30 74,48 84,74 90,100');
    h.cover([a, [...b].reverse()], 'cloth');
    h.paint('outline', thin(a));
    h.lines(family(a, points('10,4 36,14 62,23 80,42 93,68 100,97'), 1), 0.9, 'leaf');
  });
}
/** The scarf where it comes from behind the shoulder at (±102, 94), crosses the forearm and falls. */
export const scarfLoop = (g: Group, bone: Points) =>
  ribbon(g, bone, (t) => 4.7 + 3 * t + 1.6 * Math.max(0, 1 - t * 4), { folds: 1 });
/** Locks of hair on the shoulders. */
export function locks(g: Group) {
  g.twin('locks', (h) => {
    const c = points('28,-38 33,-24 34,-8 40,8 54,20 60,36');
    h.cover(
      [offset(c, (t) => 3.4 * (1 - t * 0.8)), offset(c, (t) => -3.4 * (1 - t * 0.8)).reverse()],
      'cloth',
    );
    h.line(
      offset(c, (t) => 3.4 * (1 - t)),
      1.2,
      'nail',
    );
    h.line(
      offset(c, (t) => -3.4 * (1 - t)),
      1.2,
      'nail',
    );
    h.line(c, 0.7, 'leaf');
    h.line(points('54,20 63,25 66,36'), 1, 'nail');
  });
}
