/* SVG path data: brush strokes of varying weight, thin lines, closed areas. One decimal is enough at 400 units. */
import { dense, distance, item, type Point, type Points } from './geometry.ts';

/**
 * The pen at work. A figure drawn at a smaller scale (its sheet has `size: 'small'`) is drawn with a heavier pen, so that its
 * lines weigh the same on the page; its curves then need fewer knots.
 */
export const pen = { weight: 1 };

const tenth = (v: number) => Math.round(v * 10) / 10;
const written = (v: number) =>
  tenth(v)
    .toString()
    .replace(/^(-?)0\./, '$1.');
const pack = (list: readonly number[]) =>
  list.map(written).reduce((text, n) => text + (text && !n.startsWith('-') ? ' ' : '') + n, '');
const snap = (p: Point): Point => [tenth(p[0]), tenth(p[1])];

interface Knot {
  readonly point: Point;
  readonly direction: Point;
  /** Fraction of the whole length, and the length up to here. */
  readonly t: number;
  readonly length: number;
}

/** Few knots with tangents, denser where the line turns. `coarse` is the turn (radians) that costs one knot. */
function knots(line: Points, coarse = 1.08, least = 1): Knot[] {
  const perKnot = pen.weight > 1 ? coarse * 1.4 : coarse;
  const n = line.length;
  const direction = (i: number): Point => {
    const [a, b] = [item(line, Math.max(0, i - 1)), item(line, Math.min(n - 1, i + 1))];
    const l = distance(a, b) || 1;
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  };
  const cost = [0];
  const lengths = [0];
  for (let i = 1; i < n; i++) {
    const l = distance(item(line, i - 1), item(line, i));
    const [a, b] = [direction(i - 1), direction(i)];
    const turn = Math.abs(Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]));
    cost.push(item(cost, i - 1) + l / 150 + turn / perKnot);
    lengths.push(item(lengths, i - 1) + l);
  }
  const total = item(cost, -1);
  const whole = item(lengths, -1);
  const count = Math.max(least, Math.ceil(total));
  let j = 0;
  return Array.from({ length: count + 1 }, (_, q) => {
    while (j < n - 1 && item(cost, j) < (total * q) / count - 1e-9) j++;
    const length = item(lengths, j);
    return { point: item(line, j), direction: direction(j), t: length / (whole || 1), length };
  });
}

/** Cubic pieces through the knots, from where the pen stands; returns the text and where it stands then. */
function chain(list: readonly Knot[], from: Point): [text: string, end: Point] {
  let text = '';
  let [x, y] = from;
  for (let i = 1; i < list.length; i++) {
    const [a, b] = [item(list, i - 1), item(list, i)];
    const h = (b.length - a.length) / 3 || distance(a.point, b.point) / 3;
    const end: Point = [b.point[0] - x, b.point[1] - y];
    text += `c${pack([
      a.point[0] + a.direction[0] * h - x,
      a.point[1] + a.direction[1] * h - y,
      b.point[0] - b.direction[0] * h - x,
      b.point[1] - b.direction[1] * h - y,
      ...end,
    ])}`;
    x += tenth(end[0]);
    y += tenth(end[1]);
  }
  return [text, [x, y]];
}

/** Width along a stroke: fraction 0…1 of its length → factor of its weight. */
export type Touch = (t: number) => number;
const TOUCHES = {
  finger: (t) => Math.max(0, Math.sin(Math.PI * t)) ** 0.42,
  wire: (t) => 0.62 + 0.38 * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.7,
  leaf: (t) => Math.max(0, Math.sin(Math.PI * t)) ** 0.75,
  nail: (t) => (t < 0.08 ? 0.5 + t * 6.25 : 1) * (1 - t) ** 0.55,
  rise: (t) => t ** 0.55,
  even: () => 1,
} satisfies Record<string, Touch>;
export type TouchName = keyof typeof TOUCHES;

/** One brush stroke as a filled outline. */
export function stroke(curve: Points, weight = 1.2, how: TouchName | Touch = 'wire', coarse = 1.35): string {
  const touch = typeof how === 'function' ? how : TOUCHES[how];
  const list = knots(dense(curve), coarse, how === 'even' ? 1 : 2);
  const side = (sign: number) =>
    list.map((k): Knot => {
      const half = (sign * weight * pen.weight * touch(k.t)) / 2;
      return { ...k, point: [k.point[0] - k.direction[1] * half, k.point[1] + k.direction[0] * half] };
    });
  const forth = side(1);
  const whole = item(list, -1).length;
  const back = side(-1)
    .reverse()
    .map((k): Knot => ({ ...k, direction: [-k.direction[0], -k.direction[1]], length: whole - k.length }));
  const start = snap(item(forth, 0).point);
  const [out, end] = chain(forth, start);
  const [join, corner] = lineTo(end, item(back, 0).point, 0.06);
  return `M${pack(start)}${out}${join}${chain(back, corner)[0]}z`;
}
function lineTo(from: Point, to: Point, near: number): [text: string, end: Point] {
  const step: Point = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(...step) <= near) return ['', from];
  return [`l${pack(step)}`, [from[0] + tenth(step[0]), from[1] + tenth(step[1])]];
}

/** A line of constant weight, to be stroked. */
export function thin(curve: Points, closed = false, coarse = 1): string {
  const list = knots(dense(curve, closed), coarse);
  const start = snap(item(list, 0).point);
  return `M${pack(start)}${chain(list, start)[0]}${closed ? 'z' : ''}`;
}
/** Closed area made of one or more curves joined end to end. */
export const area = (...curves: Points[]): string => shape(curves);
/** The same, its last side left open: filled, but its root is not drawn. */
export const open = (...curves: Points[]): string => area(...curves).slice(0, -1);
/** Closed area with knots no finer than `coarse`. */
export function shape(curves: readonly Points[], coarse?: number): string {
  let text = '';
  let stand: Point | undefined;
  for (const curve of curves) {
    const list = knots(dense(curve), coarse);
    const first = item(list, 0).point;
    if (stand) {
      const [join, corner] = lineTo(stand, first, 0.15);
      text += join;
      stand = corner;
    } else {
      stand = snap(first);
      text = `M${pack(stand)}`;
    }
    const [more, end] = chain(list, stand);
    text += more;
    stand = end;
  }
  return `${text}z`;
}

/** A circle, or an ellipse with its own vertical radius. Small ones are one arc that leaves a hair open. */
export function circle(x: number, y: number, r: number, ry = r): string {
  const n = written;
  if (r < 4 && r === ry) return `M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 .1 0z`;
  const arc = (dx: number) => `a${n(r)} ${n(ry)} 0 1 0 ${n(dx)} 0`;
  return `M${n(x - r)} ${n(y)}${arc(2 * r)}${arc(-2 * r)}z`;
}
/** Rays round a centre from radius r0 to r1 (constants, or functions of the ray's number); the first points up. */
export function rays(
  cx: number,
  cy: number,
  r0: number | ((i: number) => number),
  r1: number | ((i: number) => number),
  count: number,
  skip: (i: number) => boolean = () => false,
): string {
  let text = '';
  for (let i = 0; i < count; i++) {
    if (skip(i)) continue;
    const angle = -Math.PI / 2 + (i / count) * Math.PI * 2;
    const [a, b] = [r0, r1].map((r) => (typeof r === 'function' ? r(i) : r)) as [number, number];
    const end = (r: number) => `${tenth(cx + r * Math.cos(angle))} ${tenth(cy + r * Math.sin(angle))}`;
    text += `M${end(a)}L${end(b)}`;
  }
  return text;
}
