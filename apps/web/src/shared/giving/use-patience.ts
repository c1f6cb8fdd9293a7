import { useEffect, useState } from 'react';
import { askAgainAfterMs, MOST_ASKS } from './phase.ts';

/**
 * While a payment is under way (`pending`) its subject is asked for again and again, ever more slowly, until patience
 * ends: then it is `late`. `askAgain` asks at once and begins anew.
 */
export function usePatience(pending: boolean, refetch: () => Promise<unknown>) {
  const [asks, setAsks] = useState(0);
  const late = pending && asks >= MOST_ASKS;
  useEffect(() => {
    if (!pending || late) return;
    const timer = setTimeout(() => {
      setAsks((count) => count + 1);
      void refetch();
    }, askAgainAfterMs(asks));
    return () => clearTimeout(timer);
  }, [pending, late, asks, refetch]);
  return {
    late,
    askAgain: () => {
      setAsks(0);
      void refetch();
    },
  };
}
