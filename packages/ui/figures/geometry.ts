/*
 * Points and curves. A curve is a list of points; what draws it passes smoothly through every one of them.
 * x grows to the right, y downwards; the unit is the sheet's (400 wide).
 */

export type Point = readonly [x: number, y: number];
export type Points = readonly Point[];
/** Turns a curve of a part's own frame into one of the sheet. */
export type Frame = (curve: Points) => Point[];

/** Points written as in an SVG polygon: `12,-4 30,8`. Throws when a number is missing or unreadable. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`No point: ${pair}`);
    return [x, y];
  });
}

/** Points from numbers in turn: x, y, x, y. */
export function xy(...numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

/** The item at this index, a negative one from the end. Throws where there is none. */
export function item<Item>(list: readonly Item[], index: number): Item {
  const found = list.at(index);
  if (found === undefined) throw new Error(`No item ${index} of ${list.length}`);
  return found;
}

export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const mirror = (curve: Points): Point[] => curve.map(([x, y]) => [-x, y]);
/** The curve as drawn for the right (1), or its mirror image (-1). */
export const onSide = (side: number, curve: Points): Point[] => curve.map(([x, y]) => [x * side, y]);
/** Moved to (dx, dy), enlarged, turned by `angle` radians about its origin. */
export function move(curve: Points, dx: number, dy: number, scale = 1, angle = 0): Point[] {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return curve.map(([x, y]) => [dx + x * cos - y * sin, dy + x * sin + y * cos]);
}
/** The right half, from the top axis down, and its mirror image back up. */
export const symmetric = (half: Points): Point[] => [...half, ...mirror(half).reverse().slice(1)];
/** The left half from outside to the axis, then the right half outwards. */
export const arch = (half: Points): Point[] => [...mirror(half).reverse(), ...half.slice(1)];

/** Arc of an ellipse from angle `from` to `to` (radians, clockwise from the right). */
export function ring(
  x: number,
  y: number,
  r: number,
  from = 0,
  to = Math.PI * 2,
  steps = 24,
  ry = r,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [x + r * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}
/** The near edge of a round thing seen a little from above: from left to right, sagging by h. */
export const nearEdge = (x: number, y: number, w: number, h: number, from = Math.PI, to = 0): Point[] =>
  ring(x, y, w, from, to, 12, h);

/** Dense polyline through the points (centripetal Catmull–Rom, as cubic Hermite pieces). */
export function dense(curve: Points, closed = false, step = 10): Point[] {
  const n = curve.length;
  if (n === 2 && !closed) {
    return Array.from({ length: step + 1 }, (_, i) => lerp(item(curve, 0), item(curve, 1), i / step));
  }
  const at = (i: number): Point => {
    if (closed) return item(curve, (i + n) % n);
    if (i < 0) return lerp(item(curve, 1), item(curve, 0), 2);
    if (i >= n) return lerp(item(curve, n - 2), item(curve, n - 1), 2);
    return item(curve, i);
  };
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const gap = (p: Point, q: Point) => Math.max(1e-4, distance(p, q) ** 0.5);
    const [ab, bc, cd] = [gap(a, b), gap(b, c), gap(c, d)];
    const slope = (p: Point, q: Point, r: Point, before: number, after: number, axis: 0 | 1) =>
      ((q[axis] - p[axis]) / before + (r[axis] - q[axis]) / after - (r[axis] - p[axis]) / (before + after)) *
      bc;
    const mb: Point = [slope(a, b, c, ab, bc, 0), slope(a, b, c, ab, bc, 1)];
    const mc: Point = [slope(b, c, d, bc, cd, 0), slope(b, c, d, bc, cd, 1)];
    for (let s = 0; s < step; s++) {
      const t = s / step;
      const [t2, t3] = [t * t, t * t * t];
      const hermite = (axis: 0 | 1) =>
        (2 * t3 - 3 * t2 + 1) * b[axis] +
        (t3 - 2 * t2 + t) * mb[axis] +
        (-2 * t3 + 3 * t2) * c[axis] +
        (t3 - t2) * mc[axis];
      out.push([hermite(0), hermite(1)]);
    }
  }
  out.push(closed ? item(out, 0) : item(curve, n - 1));
  return out;
}

/** A place on a curve: the point, the unit direction there, and the length of the whole curve. */
export interface Place {
  readonly point: Point;
  readonly direction: Point;
  readonly length: number;
}
/** The place at fraction t (0…1) of the curve's length. */
export function along(curve: Points, t: number): Place {
  const line = dense(curve, false, 16);
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    lengths.push(item(lengths, i - 1) + distance(item(line, i - 1), item(line, i)));
  }
  const length = item(lengths, -1);
  let j = 1;
  while (j < line.length - 1 && item(lengths, j) < t * length) j++;
  const [a, b] = [item(line, j - 1), item(line, j)];
  const before = item(lengths, j - 1);
  const gap = distance(a, b) || 1;
  const fraction = (t * length - before) / (item(lengths, j) - before || 1);
  return { point: lerp(a, b, fraction), direction: [(b[0] - a[0]) / gap, (b[1] - a[1]) / gap], length };
}
/** Part of a curve, from…to in 0…1, as n + 1 points. */
export const cut = (curve: Points, from: number, to: number, n = 6): Point[] =>
  Array.from({ length: n + 1 }, (_, i) => along(curve, from + ((to - from) * i) / n).point);
/** Curve shifted sideways (left of its direction is positive), by a constant or by a function of 0…1. */
export function offset(curve: Points, by: number | ((t: number) => number), n = 14): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const { point, direction } = along(curve, i / n);
    const width = typeof by === 'function' ? by(i / n) : by;
    return [point[0] + direction[1] * width, point[1] - direction[0] * width];
  });
}
/** Curves between a and b: the way robe folds follow one another. `from` and `to` stagger their ends, by the curve's number from 1. */
export function family(
  a: Points,
  b: Points,
  count: number,
  range: { from?: (i: number) => number; to?: (i: number) => number } = {},
): Point[][] {
  const { from = () => 0, to = () => 1 } = range;
  const steps = 8;
  return Array.from({ length: count }, (_, k) => {
    const i = k + 1;
    const t = i / (count + 1);
    const between = Array.from({ length: steps + 1 }, (_, s) =>
      lerp(along(a, s / steps).point, along(b, s / steps).point, t),
    );
    return cut(between, from(i), to(i), 7);
  });
}

/** Outline of a finger or limb round its bone, with half widths at the bone's points: tip round, root open. */
export function limbOutline(bone: Points, halfWidths: readonly number[]): Point[] {
  const n = bone.length;
  const left: Point[] = [];
  const right: Point[] = [];
  const directionAt = (i: number): Point => {
    const [a, b] = [item(bone, Math.max(0, i - 1)), item(bone, Math.min(n - 1, i + 1))];
    const l = distance(a, b);
    return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  };
  bone.forEach((p, i) => {
    const d = directionAt(i);
    const w = item(halfWidths, i);
    left.push([p[0] + d[1] * w, p[1] - d[0] * w]);
    right.push([p[0] - d[1] * w, p[1] + d[0] * w]);
  });
  const d = directionAt(n - 1);
  const w = item(halfWidths, n - 1);
  const tip = (forth: number, aside: number): Point => {
    const e = item(bone, n - 1);
    return [e[0] + (d[0] * forth + d[1] * aside) * w, e[1] + (d[1] * forth - d[0] * aside) * w];
  };
  return [...left, tip(0.8, 0.55), tip(1.05, 0), tip(0.8, -0.55), ...right.reverse()];
}
/** The frame of a part that is drawn where it stands. */
export const asIs: Frame = (curve) => [...curve];
