import { CloudError } from '@yuanguang/cloud';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { toast } from '@yuanguang/ui';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { donateCloud } from '../cloud.ts';
import { giftTarget } from '../routes.ts';
import { storeGift } from '../stored-gifts.ts';
import { giftKey } from './draft.ts';
import { formField } from './rules.ts';
import type { GiftInput } from './to-input.ts';

const ONCE = { preventDuplicate: true } as const;

/** Makes the gift, once, however often it is pressed or repeated; answers its token. The consent was ticked before. */
async function give(input: GiftInput): Promise<string> {
  const consent = AGREEMENT_VERSIONS.privacy;
  const giving = { ...input, consent, idempotencyKey: giftKey.keyFor(input) };
  const { giftToken, gift } = await donateCloud.give(giving, ONCE);
  giftKey.became(gift.giftNumber);
  storeGift(giftToken, gift);
  return giftToken;
}

/**
 * From the confirmed summary to the payment page: makes the gift and opens its payment. When only the second fails, the
 * gift is kept and its own page offers to pay.
 */
export function usePay(input: GiftInput, onRefused: (error: CloudError) => void) {
  const navigate = useNavigate();
  return {
    async onPay(methodId: string): Promise<'leaving'> {
      const giftToken = await give(input);
      try {
        const { url } = await donateCloud.startPayment(
          { giftToken, methodId, language: input.language },
          ONCE,
        );
        location.assign(url);
      } catch (error) {
        toast({ text: errorText(error), kind: 'warn' });
        navigate(giftTarget(giftToken));
      }
      return 'leaving';
    },
    onFailed(error: unknown): void {
      if (isRefusal(error, 'idempotency-conflict')) giftKey.forget();
      if (error instanceof CloudError && formField(error.field)) onRefused(error);
    },
  };
}
