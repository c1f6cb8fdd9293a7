import s from './sticks.module.css';

export interface Stick {
  /** Where its tip glows. */
  readonly x: number;
  readonly tip: number;
  /** Where it is held, or goes into the ash. */
  readonly footX: number;
  readonly foot: number;
}

/** Burning sticks, inside a drawing whose units they are given in; `size` is how large an ember is. */
export function BurningSticks({ sticks, size }: { sticks: readonly Stick[]; size: number }) {
  return sticks.map(({ x, tip, footX, foot }) => (
    <g key={x}>
      <path className={s.stick} strokeWidth={size * 1.1} d={`M${footX} ${foot}L${x} ${tip}`} />
      <circle className={s.halo} cx={x} cy={tip} r={size * 3.2} />
      <circle className={s.ember} cx={x} cy={tip} r={size} />
    </g>
  ));
}

/** One stick or three that are held: together below, apart above, in a box of 100 × 120. */
export const heldSticks = (count: number): Stick[] =>
  (count === 1 ? [50] : [34, 50, 66]).map((x) => ({ x, tip: 14, footX: 50 + (x - 50) * 0.5, foot: 118 }));
