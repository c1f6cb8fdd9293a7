import { useEffect, useState } from 'react';
import { useRouter } from './use-router.tsx';

const LATEST_MS = 200;

/**
 * False while a page is painted for the first time, then true: what lies below the first screen can wait for that, and
 * the tap is answered sooner. True at once where the reader comes back to a place further down.
 */
export function useRest(): boolean {
  const router = useRouter();
  const [there, setThere] = useState(router.returnsDown);
  useEffect(() => {
    if (there) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setThere, 50, true);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setThere(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, [there]);
  return there;
}
