import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { reloadWhenOnline } from '../../shared/offline/reload-when-online.ts';
import type { BelowProps } from './form/below.tsx';

/** After the first screen has its figures the reader looks at it for a moment; line and processor are left alone. */
const MOMENT_MS = 500;

/**
 * Everything below the quantity: fetched a moment after the first screen has its figures, or at once when the visitor
 * scrolls towards it or asks for it. A chunk that does not come is told, and can be asked for again.
 */
export function useBelow(settled: boolean) {
  const [Below, setBelow] = useState<ComponentType<BelowProps>>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const fetchOnce = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('./form/below.tsx').then(
      (module) => setBelow(() => module.default),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!settled) return;
    const begin = () => {
      stop();
      fetchOnce();
    };
    const timer = setTimeout(begin, MOMENT_MS);
    addEventListener('scroll', begin, { passive: true });
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('scroll', begin);
    };
    return stop;
  }, [fetchOnce, settled]);
  /** The visitor asks for it, maybe again. */
  const load = () => (failed ? reloadWhenOnline() : fetchOnce());
  return { Below, failed, load };
}
