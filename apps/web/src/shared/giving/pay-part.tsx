import { Button, CheckSeal, RadioList } from '@yuanguang/ui';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { errorText } from '../cloud/error-text.ts';
import { FormError } from '../form/form-error.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { ConsentBox } from './consent-box.tsx';
import s from './pay.module.css';
import type { PaymentMethod } from './payment-methods.ts';

interface PayPartProps {
  readonly totalFen: number;
  readonly methods: readonly PaymentMethod[];
  /** The separate consent, and what the payer has been told. */
  readonly words: { readonly consent: string; readonly agree: string };
  /** Pays by this method: `useSubmit`'s action. */
  readonly onPay: (methodId: string) => Promise<'leaving' | undefined>;
  /** Told of what `onPay` threw, beside the words that stand over the action. */
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
}

/** How to pay, the separate consent that names and dedication need, what is being paid, and the step to the payment page. */
export function PayPart({ totalFen, methods, words, onPay, onFailed, onClose }: PayPartProps) {
  const t = useTranslations('sponsor.summary');
  const format = useFormatter();
  const agreeId = useId();
  const [method, setMethod] = useState(methods[0]?.id);
  const consentId = useId();
  const [agreed, setAgreed] = useState(false);
  const [consented, setConsented] = useState(false);
  const [reminded, setReminded] = useState(false);
  const [error, setError] = useState<string>();
  const { submit: pay, busy } = useSubmit(
    () => {
      setError(undefined);
      return onPay(method ?? '');
    },
    (error) => {
      setError(errorText(error));
      onFailed(error);
    },
  );

  if (method === undefined) return <FormError text={t('noMethod')} />;

  function confirm() {
    if (consented && agreed) void pay();
    else {
      setReminded(true);
      const box = document.getElementById(consented ? agreeId : consentId);
      // In the middle, clear of the action at the lower edge.
      box?.closest('label')?.scrollIntoView({ block: 'center' });
      box?.focus({ preventScroll: true });
    }
  }

  return (
    <>
      <div className={s.methods}>
        <RadioList
          legend={t('method')}
          value={method}
          onChange={setMethod}
          options={methods.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <div className={s.agree}>
        <ConsentBox id={consentId} checked={consented} reminded={reminded} onChange={setConsented}>
          {words.consent}
        </ConsentBox>
        <CheckSeal
          id={agreeId}
          checked={agreed}
          error={reminded && !agreed ? t('agreeFirst') : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        >
          {words.agree}
        </CheckSeal>
      </div>
      <div className={s.actions}>
        <FormError text={error} />
        <Button variant="seal" wide busy={busy} onClick={confirm}>
          {busy ? t('paying') : t('pay', { yuan: format.number(totalFen / 100) })}
        </Button>
      </div>
      <Button variant="link" className={s.edit} disabled={busy} onClick={onClose}>
        {t('edit')}
      </Button>
    </>
  );
}
