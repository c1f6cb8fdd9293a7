import { useQueryClient } from '@tanstack/react-query';
import { CloudError } from '@yuanguang/cloud';
import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { toast } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import { hallCloud } from '../cloud.ts';
import { goToPay } from '../paying-keys.ts';
import { tabletTarget } from '../routes.ts';
import { storeLamp } from '../stored-lamps.ts';
import { forgetTablet, registerKey } from './draft.ts';
import type { RegisterInput } from './values.ts';

const ONCE = { preventDuplicate: true } as const;

/**
 * From the confirmed summary to the tablet's page, or first to the payment of its gift. When only that cannot be opened,
 * the tablet is kept and its own page offers to pay. The consent was ticked before.
 */
export function useRegister(input: RegisterInput, onRefused: (error: CloudError) => void) {
  const t = useTranslations('hall.register');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { hasLogin } = useAccount();

  async function register() {
    const consent = AGREEMENT_VERSIONS.privacy;
    const applying = { ...input, consent, idempotencyKey: registerKey.keyFor(input) };
    const { tabletToken, tablet } = await hallCloud.apply(applying, ONCE);
    if (!hasLogin) storeLamp({ token: tabletToken, hall: tablet.hall });
    forgetTablet();
    void client.invalidateQueries({ queryKey: ['hall', 'mine'] });
    return { tabletToken, tabletNumber: tablet.tabletNumber };
  }

  return {
    async onApply(): Promise<'leaving'> {
      const { tabletToken } = await register();
      toast({ text: t('done'), kind: 'done' });
      navigate({ ...tabletTarget(tabletToken), replace: true });
      return 'leaving';
    },
    async onPay(methodId: string): Promise<'leaving'> {
      const { tabletToken, tabletNumber } = await register();
      goToPay(tabletNumber);
      try {
        const { url } = await hallCloud.startPayment(
          { tabletToken, methodId, language: input.language },
          ONCE,
        );
        location.assign(url);
      } catch (error) {
        toast({ text: errorText(error), kind: 'warn' });
        navigate({ ...tabletTarget(tabletToken), replace: true });
      }
      return 'leaving';
    },
    onFailed(error: unknown): void {
      if (isRefusal(error, 'idempotency-conflict')) registerKey.forget();
      if (error instanceof CloudError && error.field) onRefused(error);
    },
  };
}
