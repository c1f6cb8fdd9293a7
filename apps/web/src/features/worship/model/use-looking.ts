import { useEffect, useState } from 'react';

/** Whether the page is seen. */
const isSeen = (): boolean => document.visibilityState !== 'hidden';

/**
 * The moment (milliseconds since 1970) that a page shows, anew whenever what it shows looks otherwise by itself: `wait`
 * says after how many milliseconds, undefined for never. Both are one function for all renderings until what is shown
 * changes. Nothing runs while the page is hidden; seen again, it shows the moment of then.
 */
export function useLooking(now: () => number, wait: (at: number) => number | undefined): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      clearTimeout(timer);
      if (!isSeen()) return;
      const moment = now();
      setAt(moment);
      const ms = wait(moment);
      // Not at once: a clock that was set back would have it look without end.
      if (ms !== undefined) timer = setTimeout(look, Math.max(ms, 1));
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, wait]);
  return at;
}
