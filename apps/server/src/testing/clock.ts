import type { Clock } from '../clock.ts';

export interface MutableClock {
  /** Hand this to what is tested. */
  readonly now: Clock;
  set(time: string | Date): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void;
}

/** A clock that stands still until the test moves it. */
export function mutableClock(start: string | Date = '2026-03-01T02:00:00Z'): MutableClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set(to) {
      time = new Date(to).getTime();
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
    },
  };
}
