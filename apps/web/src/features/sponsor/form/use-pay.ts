import { CloudError } from '@yuanguang/cloud';
import { toast } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { sponsorCloud } from '../cloud.ts';
import { storeOrder } from '../stored-orders.ts';
import { forgetKey, idempotencyKey, keyBecame } from './idempotency-key.ts';
import { formField } from './rules.ts';
import type { OrderInput } from './to-input.ts';

const OPTIONS = { preventDuplicate: true } as const;

/**
 * From the confirmed summary to the payment page: places the order (once, however often it is pressed or repeated)
 * and opens its payment. When only the second fails, the order is kept and its own page offers to pay.
 */
export function usePay(input: OrderInput, onRefused: (error: CloudError) => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  function settle(message?: string) {
    underWay.current = false;
    setBusy(false);
    setError(message);
  }

  // Coming back from the payment page by "back" finds this page as it was left: ready to be pressed again.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      underWay.current = false;
      setBusy(false);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  async function pay(methodId: string): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    const token = await place();
    if (token === undefined) return;
    try {
      const { language } = input;
      const { url } = await sponsorCloud.startPayment({ orderToken: token, methodId, language }, OPTIONS);
      location.assign(url);
    } catch (error) {
      settle();
      toast({ text: errorText(error), kind: 'warn' });
      navigate({ to: '/result', search: { token } });
    }
  }

  async function place(): Promise<string | undefined> {
    try {
      const idempotency = idempotencyKey(input);
      const { orderToken, order } = await sponsorCloud.placeOrder(
        { ...input, idempotencyKey: idempotency },
        OPTIONS,
      );
      keyBecame(order.sponsorNumber);
      storeOrder(orderToken, order);
      return orderToken;
    } catch (error) {
      if (isRefusal(error, 'idempotency-conflict')) forgetKey();
      settle(errorText(error));
      if (error instanceof CloudError && formField(error.field)) onRefused(error);
      return undefined;
    }
  }

  return { pay, busy, error };
}
