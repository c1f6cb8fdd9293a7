import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, toast } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { sponsorCloud } from '../cloud.ts';

interface ClaimProps {
  readonly order: Order;
  readonly token: string;
  readonly onClaimed: (order: Order) => void;
  readonly onStale: () => void;
}

/** Keeps an order that belongs to no account in one's own. */
export function Claim({ order, token, onClaimed, onStale }: ClaimProps) {
  const t = useTranslations('sponsor.mine');
  const language = useLocale() as Language;
  const { hasLogin } = useAccount();
  const { busy, submit } = useSubmit(
    async () => {
      const answer = await sponsorCloud.claim({ orderToken: token, language });
      onClaimed(answer.order);
      toast({ text: t('claimed'), kind: 'done' });
    },
    (error) => {
      toast({ text: errorText(error), kind: 'warn' });
      onStale();
    },
  );
  if (!hasLogin || order.ownership !== 'free') return null;

  return (
    <Button variant="link" busy={busy} onClick={() => void submit()}>
      {t('claim')}
    </Button>
  );
}
