import { whenIdle } from '@yuanguang/ui';
import { useEffect, useState } from 'react';
import { useRouter } from './use-router.tsx';

const LATEST_MS = 200;

/**
 * False while a page is painted for the first time, then true: what lies below the first screen can wait for that, and
 * the tap is answered sooner. True at once where the reader comes back to a place further down.
 */
export function useRest(): boolean {
  const [there, setThere] = useState(useRouter().restoresScroll());
  useEffect(() => {
    if (!there) return whenIdle(() => setThere(true), LATEST_MS);
  }, [there]);
  return there;
}
