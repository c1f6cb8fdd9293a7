import type { LeafKind } from './merit-leaf.tsx';
import type { Point } from './merit-tree-branches.ts';

/** Where one leaf is drawn: its stalk, its turn in degrees, its size beside that of the drawing. */
export interface LeafPlace {
  readonly kind: LeafKind;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  /** Where its twig leaves the branch; leaves on the branch itself have none. */
  readonly twig?: Point;
}

/** More leaves than can be told apart are not drawn; their number stands beside the branch. */
export const MOST_LEAVES = 60;
const EASY = 24;
const KINDS: readonly LeafKind[] = ['sit', 'copy', 'print', 'give'];

/** The leaves of one branch: of as many kinds and numbers as `counts`, the same at every visit. */
export function leafPlaces(
  branch: readonly Point[],
  counts: Readonly<Record<LeafKind, number>>,
  seed: number,
): LeafPlace[] {
  const kinds = drawn(counts);
  const random = randomFrom(seed);
  // Where many leaves stand they are smaller, and stand in more rows.
  const size = Math.min(1, Math.sqrt(EASY / Math.max(kinds.length, 1)));
  const rows = kinds.length > EASY ? 3 : 2;
  return kinds.map((kind, index) => {
    const { point, direction } = along(branch, (index + 0.5) / kinds.length);
    const side = index % 2 ? 1 : -1;
    const row = Math.floor(index / 2) % rows;
    const normal: Point = [-direction[1] * side, direction[0] * side];
    const distance = 2 + row * 10 * size + random() * 3;
    const turn =
      (Math.atan2(normal[1] + direction[1] * 0.5, normal[0] + direction[0] * 0.7) * 180) / Math.PI + 90;
    return {
      kind,
      x: point[0] + normal[0] * distance,
      y: point[1] + normal[1] * distance,
      turn: turn + (random() - 0.5) * 26,
      scale: (0.66 + random() * 0.08) * size,
      ...(row > 0 && { twig: point }),
    };
  });
}

/** Kind by kind; of more than MOST_LEAVES as many of each as are due to it. */
function drawn(counts: Readonly<Record<LeafKind, number>>): LeafKind[] {
  const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const part = total > MOST_LEAVES ? MOST_LEAVES / total : 1;
  // Whatever was done at all is seen.
  return KINDS.flatMap((kind) => Array.from({ length: Math.ceil(counts[kind] * part) }, () => kind)).slice(
    -MOST_LEAVES,
  );
}

/** A place on a line through the points, `part` of the way, with the direction there. */
function along(points: readonly Point[], part: number): { point: Point; direction: Point } {
  const at = part * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(at));
  const [from, to] = [points[index], points[index + 1]];
  if (!from || !to) throw new Error('a branch has two points at least');
  const rest = at - index;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return { point: [from[0] + dx * rest, from[1] + dy * rest], direction: [dx / length, dy / length] };
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
