import { CloudError } from '@yuanguang/cloud';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { toast } from '@yuanguang/ui';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { sponsorCloud } from '../cloud.ts';
import { storeOrder } from '../stored-orders.ts';
import { orderKey } from './order-key.ts';
import { formField } from './rules.ts';
import type { OrderInput } from './to-input.ts';

const ONCE = { preventDuplicate: true } as const;

/** Places the order, once, however often it is pressed or repeated; answers its token. The consent was ticked before. */
async function placeOrder(input: OrderInput): Promise<string> {
  const consent = AGREEMENT_VERSIONS.privacy;
  const placing = { ...input, consent, idempotencyKey: orderKey.keyFor(input) };
  const { orderToken, order } = await sponsorCloud.placeOrder(placing, ONCE);
  orderKey.became(order.sponsorNumber);
  storeOrder(orderToken, order);
  return orderToken;
}

/**
 * From the confirmed summary to the payment page: places the order and opens its payment. When only the second fails, the
 * order is stored and its own page offers to pay.
 */
export function usePay(input: OrderInput, onRefused: (error: CloudError) => void) {
  const navigate = useNavigate();
  return {
    async onPay(methodId: string): Promise<'leaving'> {
      const orderToken = await placeOrder(input);
      try {
        const { language } = input;
        const { url } = await sponsorCloud.startPayment({ orderToken, methodId, language }, ONCE);
        location.assign(url);
      } catch (error) {
        toast({ text: errorText(error), kind: 'warn' });
        navigate({ to: '/result', search: { token: orderToken } });
      }
      return 'leaving';
    },
    onFailed(error: unknown): void {
      if (isRefusal(error, 'idempotency-conflict')) orderKey.forget();
      if (error instanceof CloudError && formField(error.field)) onRefused(error);
    },
  };
}
