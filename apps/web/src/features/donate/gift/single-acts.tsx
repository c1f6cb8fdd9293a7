import type { Language } from '@yuanguang/contract/languages';
import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { donateCloud } from '../cloud.ts';

interface ActProps {
  readonly token: string;
  readonly onDone: (gift: Gift) => void;
  /** Something about the gift has changed: it is read anew. */
  readonly onStale: () => void;
}

/** Does one thing to a gift by its link and says so. */
function useAct({ token, onDone, onStale }: ActProps, act: 'cancel' | 'claim', done: string) {
  const language = useLocale() as Language;
  return useSubmit(
    async () => {
      const { gift } = await donateCloud[act]({ giftToken: token, language });
      onDone(gift);
      toast({ text: done, kind: 'done' });
    },
    (error) => {
      toast({ text: errorText(error), kind: 'warn' });
      onStale();
    },
  );
}

/** Takes an unpaid gift back, after asking. */
export function CancelGift(props: ActProps) {
  const t = useTranslations('donate.gift');
  const ask = useAsk();
  const { busy, submit } = useAct(props, 'cancel', t('cancelledTitle'));
  async function askFirst() {
    const sure = await ask({
      title: t('cancel'),
      body: t('cancelAsk'),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
    });
    if (sure) await submit();
  }
  return (
    <Button variant="link" busy={busy} onClick={() => void askFirst()}>
      {t('cancel')}
    </Button>
  );
}

/** Keeps a gift that belongs to no account in one's own. */
export function ClaimGift({ gift, ...props }: ActProps & { readonly gift: Gift }) {
  const t = useTranslations('sponsor.mine');
  const { hasLogin } = useAccount();
  const { busy, submit } = useAct(props, 'claim', t('claimed'));
  if (!hasLogin || gift.ownership !== 'free') return null;
  return (
    <Button variant="link" busy={busy} onClick={() => void submit()}>
      {t('claim')}
    </Button>
  );
}
