import { Button, ErrorNotice, LoadingRing, RadioList, Sheet } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { errorText } from '../cloud/error-text.ts';
import { FormError } from '../form/form-error.tsx';
import { useAction } from '../form/use-action.ts';
import { LicenceFoot } from '../shell/licence-foot.tsx';
import { usePaymentMethods } from './payment-methods.ts';
import s from './result.module.css';

export interface Paying {
  readonly amountFen: number;
  /** Opens a payment by this method; answers where the payer goes. */
  readonly startPayment: (methodId: string) => Promise<{ readonly url: string }>;
  /** Something about what is paid for has changed: it is read anew. */
  readonly onStale: () => void;
}

/** How to pay for what is agreed upon already, and the step to the payment page. */
export function PaySheet({
  open,
  onClose,
  ...paying
}: Paying & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const yuan = format.number(paying.amountFen / 100);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('result.payTitle', { yuan })}
      closeLabel={t('summary.close')}
    >
      <Methods yuan={yuan} {...paying} />
    </Sheet>
  );
}

type MethodsProps = Pick<Paying, 'startPayment' | 'onStale'> & { readonly yuan: string };

function Methods({ yuan, startPayment, onStale }: MethodsProps) {
  const t = useTranslations('sponsor');
  const [chosen, setChosen] = useState<string>();
  const methods = usePaymentMethods();
  const method = chosen ?? methods.data?.[0]?.id;
  const { busy, submit, error } = useAction(async () => {
    if (method === undefined) return;
    try {
      const { url } = await startPayment(method);
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
