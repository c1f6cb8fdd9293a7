import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { BelowProps } from './form/below.tsx';

/**
 * Everything below the quantity: fetched when the first screen has its figures and the browser has time, or at once
 * when the visitor asks for it. A chunk that does not come is told, and can be asked for again.
 */
export function useBelow(settled: boolean) {
  const [Below, setBelow] = useState<ComponentType<BelowProps>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./form/below.tsx').then(
      (module) => setBelow(() => module.default),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!settled) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, [load, settled]);
  return { Below, failed, load };
}
