import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { PULL_IDLE, PULL_THRESHOLD, type PullPhase, pullReducer } from './pull-rules.ts';
import s from './pull-to-refresh.module.css';

export interface PullToRefreshProps {
  /** The work; the light stays above the roof until it ends. */
  onRefresh: () => Promise<unknown>;
  /** Words for each state; also the name of the button that keyboards and switches use. */
  labels: { pull: string; release: string; refreshing: string; button: string };
  disabled?: boolean;
  children: ReactNode;
}

/** Milliseconds of the way back; the same as `--quick`. */
const BACK_MS = 300;

/** Pulled down at the top of the page, the light rises behind the roof. A hidden button does the same by keyboard. */
export function PullToRefresh({ onRefresh, labels, disabled, children }: PullToRefreshProps) {
  const [state, send] = useReducer(pullReducer, PULL_IDLE);
  const area = useRef<HTMLDivElement>(null);
  const work = useRef(onRefresh);
  work.current = onRefresh;
  const { phase, distance } = state;

  useEffect(() => {
    const element = area.current;
    if (!element || disabled) return;
    let from: { x: number; y: number } | undefined;
    const down = (event: TouchEvent) => {
      const touch = event.touches[0];
      const still = event.touches.length === 1 && touch && window.scrollY <= 0;
      from = still ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const travel = touch.clientY - from.y;
      // A sideways stroke belongs to whatever scrolls sideways.
      if (Math.abs(touch.clientX - from.x) > Math.abs(travel)) {
        from = undefined;
        send({ type: 'release' });
        return;
      }
      if (travel > 0 && event.cancelable) event.preventDefault();
      send({ type: 'move', travel });
    };
    const up = () => {
      from = undefined;
      send({ type: 'release' });
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', up);
    element.addEventListener('touchcancel', up);
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', up);
      element.removeEventListener('touchcancel', up);
    };
  }, [disabled]);

  useEffect(() => {
    let left = false;
    if (phase === 'refreshing') {
      const finish = () => {
        if (!left) send({ type: 'done' });
      };
      work.current().then(finish, finish);
    }
    const back = phase === 'aborting' || phase === 'restoring';
    const timer = back ? setTimeout(() => send({ type: 'settled' }), BACK_MS) : undefined;
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [phase]);

  return (
    <div ref={area} className={s.area} data-phase={phase}>
      <button type="button" className={s.button} disabled={disabled} onClick={() => send({ type: 'press' })}>
        {labels.button}
      </button>
      <div
        className={s.sky}
        style={phase === 'refreshing' ? undefined : { height: distance + (distance > 0 ? 30 : 0) }}
        aria-hidden={phase !== 'refreshing'}
      >
        <RisingLight phase={phase} part={Math.min(1, distance / PULL_THRESHOLD)} />
        <small role="status">{wordsFor(phase, labels)}</small>
      </div>
      {children}
    </div>
  );
}

function wordsFor(phase: PullPhase, labels: PullToRefreshProps['labels']): string {
  if (phase === 'reached') return labels.release;
  if (phase === 'refreshing') return labels.refreshing;
  return phase === 'pulling' ? labels.pull : '';
}

/** The roof with the light behind it; `part` 0 is hidden, 1 is risen. */
export function RisingLight({ phase, part }: { phase: PullPhase; part: number }) {
  return (
    <svg viewBox="0 0 92 62" className={s.roof} data-phase={phase} aria-hidden="true">
      <circle className={s.light} cx="46" cy={52 - 24 * part} r="15" />
      <path className={s.cover} d="M14 44c14-1 25-6 32-14 7 8 18 13 32 14v16H14z" />
      <path d="M14 44c14-1 25-6 32-14 7 8 18 13 32 14M24 44v16M68 44v16M8 60h76" />
    </svg>
  );
}
