import s from './count.module.css';

const BEADS = 27;
const RADIUS = 88;
const PLACES = Array.from({ length: BEADS }, (_, index) => {
  const turn = (index / BEADS) * 2 * Math.PI;
  return { index, x: RADIUS * Math.sin(turn), y: -RADIUS * Math.cos(turn) };
});

/** A string of beads, told as far as the target is reached; without a target it is only a string. */
export function Beads({ fraction }: { fraction: number | undefined }) {
  const told = Math.floor((fraction ?? 0) * BEADS);
  return (
    <svg className={s.beads} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className={s.thread} r={RADIUS} />
      {PLACES.map(({ index, x, y }) => (
        <circle
          key={index}
          className={s.bead}
          data-told={index < told || undefined}
          cx={x}
          cy={y}
          r={index === 0 ? 7 : 5}
        />
      ))}
    </svg>
  );
}
