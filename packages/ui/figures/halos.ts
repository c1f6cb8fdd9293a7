/* What shines behind a figure: mandorla with flames, round lights, the nimbus of the head. */
import { along, lerp, move, offset, type Point, type Points, points, symmetric, xy } from './geometry.ts';
import { area, circle, rays, thin } from './path.ts';
import type { Group } from './sheet.ts';
import { colour } from './style.ts';

/** Leaf-shaped mandorla: half outline from the foot up to the point. */
const LEAF = points('104,205 140,158 155,92 151,24 130,-42 94,-92 50,-122 18,-138 0,-152');

const TONGUE = {
  back: points('0,0 -0.08,0.3 0.06,0.56 0.42,0.74 0.78,0.84 1.3,1.2'),
  front: points('1.3,1.2 1.14,0.84 0.86,0.56 0.8,0.32 1,0.1'),
  inner: points('0.34,0.1 0.3,0.34 0.52,0.54 0.86,0.7'),
  spark: points('0.98,0.12 1,0.34 1.22,0.5 1.26,0.66'),
};
/** Flames along a curve: large tongues that lick onward, with a small one at each root. `size` is their height. */
export function flames(g: Group, edge: Points, count: number, size = 26) {
  for (let i = 0; i < count; i++) {
    const [a, b] = [along(edge, i / count), along(edge, (i + 1) / count)];
    const high = size * (0.62 + 0.38 * Math.sin((i / count) * Math.PI * 0.62 + 0.3));
    const wide = Math.hypot(b.point[0] - a.point[0], b.point[1] - a.point[1]);
    const place = ([u, v]: Point): Point => {
      const within = Math.max(0, Math.min(1, u));
      const root = lerp(a.point, b.point, within);
      const d = lerp(a.direction, b.direction, within);
      const beyond = (u - within) * wide;
      return [root[0] - d[1] * v * high + d[0] * beyond, root[1] + d[0] * v * high + d[1] * beyond];
    };
    g.line(TONGUE.back.map(place), 1.25, 'rise');
    for (const curve of [TONGUE.front, TONGUE.inner, TONGUE.spark]) g.paint('fine', thin(curve.map(place)));
  }
}

const dotted = (curve: Points) =>
  `<path d="${thin(curve)}" fill="none" stroke="${colour('gold')}" stroke-linecap="round" stroke-width="2" stroke-dasharray="0 8"/>`;
/** The inner edges of the rim, ending on the axis. */
const rim = (width: number): Point[] =>
  offset(LEAF, (t) => width * (1 - 0.3 * t), 16).map(([x, y], i) => [i === 16 ? 0 : x, y]);

/** Light of the whole body in the shape of a leaf; its rim set with jewels, and with flames unless `flaming` is false. */
export function mandorla(g: Group, flaming = true) {
  g.glow(area(symmetric(LEAF)));
  g.line(symmetric(LEAF), 1.6, 'even').paint('fine', thin(symmetric(rim(13)), false, 0.7));
  if (!flaming) {
    g.raw(dotted(symmetric(rim(6.5))));
    return;
  }
  g.twin('flames', (right) => {
    flames(right, LEAF, 17);
    right.raw(dotted(rim(6.5)));
  });
  const top = along(LEAF, 1).point[1];
  for (const side of [1, -1]) {
    const outer = xy(
      0,
      top - 32.5,
      side * 2,
      top - 21,
      side * 8.6,
      top - 12,
      side * 8,
      top - 2,
      side * 4,
      top + 1,
    );
    g.line(outer, 1.2, 'leaf');
    g.line(xy(0, top - 19, side * 3.4, top - 10.4, side * 2.4, top - 4), 0.8, 'leaf');
  }
}

/** A plain round light: moon, or the ground of rays. */
export function disc(g: Group, cy: number, r: number) {
  g.glow(circle(0, cy, r));
  g.paint('outline', circle(0, cy, r)).paint('fine', circle(0, cy, r - 4.6));
}
/** Round light with rays in threes of length, from radius `from`, and a pearl between the groups. */
export function radiance(g: Group, { cy = 22, r = 160, count = 96, from = 84 } = {}) {
  disc(g, cy, r);
  const end = (i: number) => r - (i % 4 === 0 ? 8 : i % 4 === 2 ? 20 : 34);
  g.paint(
    'faint',
    rays(0, cy, (i) => (i % 2 ? from + 8 : from), end, count),
  );
  let pearls = '';
  for (let i = 0; i < count; i += 4) {
    const angle = -Math.PI / 2 + ((i + 2) / count) * Math.PI * 2;
    pearls += circle((r - 14) * Math.cos(angle), cy + (r - 14) * Math.sin(angle), 1.1);
  }
  g.paint('brush', pearls);
}

/** Light of the head: rings alone, or with a band of short rays or of lotus petals. */
export function nimbus(
  g: Group,
  {
    cy = -42,
    r = 74,
    kind = 'rays',
    n = 48,
  }: { cy?: number; r?: number; kind?: 'rays' | 'petals' | 'plain'; n?: number } = {},
) {
  const whole = circle(0, cy, r);
  g.paint('cover', whole).glow(whole).paint('wash', whole).paint('outline', whole);
  g.paint('fine', circle(0, cy, r - 4) + circle(0, cy, r - 17));
  const inner = r - 17;
  if (kind === 'rays') {
    g.paint(
      'faint',
      rays(0, cy, inner, (i) => (i % 2 ? r - 9 : r - 4), n),
    );
  }
  if (kind === 'petals') {
    const wide = (inner * 2 * Math.PI) / n;
    const leaf = points('-0.3,0 -0.5,-0.5 0,-1 0.5,-0.5 0.3,0').map(([x, y]): Point => [x * wide, y * 11.5]);
    let band = '';
    for (let i = 0; i < n; i++) {
      const angle = (i / n) * 2 * Math.PI;
      band += thin(move(leaf, inner * Math.sin(angle), cy - inner * Math.cos(angle), 1, angle));
    }
    g.paint('fine', band);
  }
}
