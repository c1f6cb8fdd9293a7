import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { sponsorCloud } from '../cloud.ts';

interface CancelProps {
  readonly token: string;
  readonly onCancelled: (order: Order) => void;
  readonly onStale: () => void;
}

/** Takes an unpaid order back, after asking. */
export function CancelOrder({ token, onCancelled, onStale }: CancelProps) {
  const t = useTranslations('sponsor.result');
  const language = useLocale() as Language;
  const ask = useAsk();
  const { busy, submit } = useSubmit(
    async () => {
      const { order } = await sponsorCloud.cancel({ orderToken: token, language });
      onCancelled(order);
      toast({ text: t('cancelDone'), kind: 'done' });
    },
    (error) => {
      toast({ text: errorText(error), kind: 'warn' });
      onStale();
    },
  );

  async function askFirst() {
    const sure = await ask({
      title: t('cancel'),
      body: t('cancelAsk'),
      confirmLabel: t('cancel'),
      cancelLabel: t('cancelKeep'),
    });
    if (sure) await submit();
  }

  return (
    <Button variant="link" busy={busy} onClick={() => void askFirst()}>
      {t('cancel')}
    </Button>
  );
}
