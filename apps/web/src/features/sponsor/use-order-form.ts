import { whenIdle } from '@yuanguang/ui';
import { type ComponentType, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { loadErrors } from '../../shared/i18n/load-errors.ts';
import { reloadWhenOnline } from '../../shared/offline/reload-when-online.ts';
import { useRouter } from '../../shared/router/use-router.tsx';
import type { OrderFormPartProps } from './form/order-form-part.tsx';

/** After the first screen has its figures the reader looks at it for a moment; line and processor are left alone. */
const MOMENT_MS = 500;
const later = (work: () => void) => {
  const timer = setTimeout(work, MOMENT_MS);
  return () => clearTimeout(timer);
};

/** What came in this visit need not be waited for again when the reader comes back to the page. */
let arrived: ComponentType<OrderFormPartProps> | undefined;

/**
 * Everything below the quantity: fetched a moment after the first screen has its figures, or at once when the visitor
 * scrolls towards it or asks for it. A chunk that does not come is told, and can be asked for again.
 */
export function useOrderForm(settled: boolean) {
  const restoresScroll = useRouter().restoresScroll();
  const [OrderFormPart, setOrderFormPart] = useState(() => (restoresScroll ? arrived : undefined));
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);
  const fetchOnce = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    Promise.all([import('./form/order-form-part.tsx'), loadErrors('sponsor')]).then(
      ([module]) => {
        arrived = module.default;
        // It is much to build: a tap meanwhile is answered first.
        startTransition(() => setOrderFormPart(() => module.default));
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!settled || OrderFormPart) return;
    const begin = () => {
      stop();
      fetchOnce();
    };
    const callOff = arrived ? whenIdle(begin, MOMENT_MS) : later(begin);
    addEventListener('scroll', begin, { passive: true });
    const stop = () => {
      callOff();
      removeEventListener('scroll', begin);
    };
    return stop;
  }, [fetchOnce, settled, OrderFormPart]);
  /** The visitor asks for it, maybe again. */
  const load = () => (failed ? reloadWhenOnline() : fetchOnce());
  return { OrderFormPart, failed, load };
}
