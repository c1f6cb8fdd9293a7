import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { Button, ErrorNotice, LoadingRing, RadioList, Sheet } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useAction } from '../../../shared/form/use-action.ts';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import { paymentCloud, sponsorCloud } from '../cloud.ts';
import s from './result.module.css';

interface PayAgainProps {
  readonly order: Order;
  readonly token: string;
  readonly label: string;
  /** A plain button, while the page still waits for word of a payment. */
  readonly quiet?: boolean;
  /** Something about the order has changed: it is read anew. */
  readonly onStale: () => void;
}

/** Pays the same order again, in a way that can be chosen anew. */
export function PayAgain({ order, token, label, quiet, onStale }: PayAgainProps) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const [open, setOpen] = useState(false);
  const yuan = format.number(order.totalFen / 100);
  return (
    <>
      <Button variant={quiet ? undefined : 'seal'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('result.payTitle', { yuan })}
        closeLabel={t('summary.close')}
      >
        <Methods token={token} yuan={yuan} onStale={onStale} />
      </Sheet>
    </>
  );
}

function Methods({ token, yuan, onStale }: { token: string; yuan: string; onStale: () => void }) {
  const t = useTranslations('sponsor');
  const language = useLocale() as Language;
  const [chosen, setChosen] = useState<string>();
  const methods = useQuery({
    queryKey: ['sponsor', 'methods', language],
    queryFn: async () => (await paymentCloud.methods({ language })).methods,
  });
  const method = chosen ?? methods.data?.[0]?.id;
  const { busy, submit, error } = useAction(async () => {
    if (method === undefined) return;
    const input = { orderToken: token, methodId: method, language };
    try {
      const { url } = await sponsorCloud.startPayment(input, { preventDuplicate: true });
      location.assign(url);
      return 'leaving';
    } catch (refusal) {
      onStale();
      throw refusal;
    }
  });

  if (methods.isError) {
    return (
      <ErrorNotice
        title={errorText(methods.error)}
        retryLabel={t('entry.retry')}
        busy={methods.isFetching}
        onRetry={() => void methods.refetch()}
      />
    );
  }
  if (!methods.data) return <LoadingRing label={t('summary.method')} />;
  if (method === undefined) return <p>{t('summary.noMethod')}</p>;

  return (
    <div className={s.methods}>
      <RadioList
        legend={t('summary.method')}
        legendHidden
        value={method}
        onChange={setChosen}
        options={methods.data.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormError text={error} />
      <Button variant="seal" wide busy={busy} onClick={() => void submit()}>
        {busy ? t('summary.paying') : t('summary.pay', { yuan })}
      </Button>
      <LicenceFoot />
    </div>
  );
}
