import { cx } from './cx.ts';
import s from './living-print.module.css';
import { Moon } from './moon.tsx';

export interface LivingPrintProps {
  /** Whether anything moves at all; a print that is still has its moon. */
  moves: boolean;
  /** Stops for now: the print is out of sight. */
  rests: boolean;
  /** The moon by night: its phase (0 new, 0.5 full, 1 new again), and how much of the night has passed, 0 to 1. */
  moon: { phase: number; passed: number } | undefined;
}

/** A bank of mist: paper left uncut, thick in the middle. */
const bank = (x: number, y: number, half: number) =>
  `M${x - half} ${y}c${half * 0.5} -9 ${half * 0.8}-4 ${half} -6s${half * 0.6}-3 ${half} 6c-${half * 0.4} 7-${half * 0.7} 3-${half} 5s-${half * 0.5} 2-${half}-5z`;

/** In the places of the woodcut of the hall, 880 × 440. */
const NEAR = [bank(330, 372, 92), bank(520, 392, 120), bank(150, 384, 110), bank(720, 376, 100)].join('');
const FAR = [bank(262, 236, 70), bank(560, 246, 84), bank(120, 240, 90), bank(740, 238, 90)].join('');
const FLAME = 'M5 3c3 4 4.600 6.600 4.600 9.200a4.600 4.600 0 0 1-9.200 0c0-2.600 1.600-5.200 4.600-9.200z';

/**
 * Over the woodcut of the hall: the lamp wavers, mist passes, the light breathes, and by night the moon of the day stands
 * left of the hall, high at midnight. The picture below stays as it is; all of this is decoration.
 */
export function LivingPrint({ moves, rests, moon }: LivingPrintProps) {
  return (
    <div className={s.life} data-moves={moves} data-rests={rests}>
      {moon ? (
        <svg viewBox="0 0 880 440" className={s.moon} aria-hidden="true" focusable="false">
          <Moon phase={moon.phase} cx={282} cy={88 - 44 * Math.sin(Math.PI * moon.passed)} r={10} />
        </svg>
      ) : null}
      {moves ? (
        <>
          <div className={cx(s.moving, s.ring)} />
          <div className={cx(s.moving, s.mist, s.far)}>
            <svg viewBox="0 216 880 48" aria-hidden="true" focusable="false">
              <path className="w-p" d={FAR} />
            </svg>
          </div>
          <div className={cx(s.moving, s.glow)} />
          <div className={cx(s.moving, s.flame)}>
            <svg viewBox="0 0 10 18" aria-hidden="true" focusable="false">
              <path className="w-gd" d={FLAME} />
            </svg>
          </div>
          <div className={cx(s.moving, s.mist)}>
            <svg viewBox="0 352 880 60" aria-hidden="true" focusable="false">
              <path className="w-p" d={NEAR} />
            </svg>
          </div>
        </>
      ) : null}
    </div>
  );
}
