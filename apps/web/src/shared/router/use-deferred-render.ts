import { whenIdle } from '@yuanguang/ui';
import { useEffect, useState } from 'react';
import { useRouter } from './use-router.tsx';

const LATEST_MS = 200;

/**
 * False while a page is rendered for the first time, true after it has been painted: what lies below the first screen is
 * rendered then, and the tap is answered sooner. True at once where a scroll position is restored.
 */
export function useDeferredRender(): boolean {
  const [painted, setPainted] = useState(useRouter().restoresScroll());
  useEffect(() => {
    if (!painted) return whenIdle(() => setPainted(true), LATEST_MS);
  }, [painted]);
  return painted;
}
