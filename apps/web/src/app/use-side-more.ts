import { whenIdle } from '@yuanguang/ui';
import { useEffect, useState } from 'react';

type SideMore = typeof import('./side-more.tsx');

/** From this width on the side window is seen. */
const WIDE = '(min-width: 768px)';
const LATEST_MS = 2_000;
let fetched: SideMore | undefined;

/** What stands in the side window below the tabs: fetched when the page stands, and only where it is wide enough to be seen. */
export function useSideMore(): SideMore | undefined {
  const [more, setMore] = useState<SideMore>();
  useEffect(() => {
    const wide = globalThis.matchMedia?.(WIDE);
    if (!wide) return;
    let stop = () => {};
    const follow = () => {
      if (!wide.matches) return;
      stop = whenIdle(async () => {
        // Without a network the verse stays at the foot; the next visit asks again.
        fetched ??= await import('./side-more.tsx').catch(() => undefined);
        setMore(fetched);
      }, LATEST_MS);
    };
    follow();
    wide.addEventListener('change', follow);
    return () => {
      stop();
      wide.removeEventListener('change', follow);
    };
  }, []);
  return more;
}
