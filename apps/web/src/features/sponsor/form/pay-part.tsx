import type { CloudError } from '@yuanguang/cloud';
import { Button, CheckSeal, RadioList } from '@yuanguang/ui';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { AGREEMENT_PAGES } from '../../../shared/account/agreement-pages.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import s from './form.module.css';
import type { OrderInput } from './to-input.ts';
import { usePay } from './use-pay.ts';

/** In a window of its own: the filled form stays as it is. */
const policyLink = (words: ReactNode) => (
  <a key="privacy" href={`#${AGREEMENT_PAGES.privacy}`} target="_blank" rel="noopener">
    {words}
  </a>
);

interface PayPartProps {
  readonly input: OrderInput;
  readonly totalFen: number;
  readonly methods: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onRefused: (error: CloudError) => void;
}

/** How to pay, the separate consent that names and dedication need, what is being paid, and the step to the payment page. */
export function PayPart({ input, totalFen, methods, onClose, onRefused }: PayPartProps) {
  const t = useTranslations('sponsor.summary');
  const format = useFormatter();
  const agreeId = useId();
  const [method, setMethod] = useState(methods[0]?.id);
  const consentId = useId();
  const [agreed, setAgreed] = useState(false);
  const [consented, setConsented] = useState(false);
  const [reminded, setReminded] = useState(false);
  const { pay, busy, error } = usePay(input, method ?? '', onRefused);

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
        <CheckSeal
          id={consentId}
          checked={consented}
          error={reminded && !consented ? t('consentFirst') : undefined}
          onChange={(event) => setConsented(event.target.checked)}
        >
          {t('consent')}
        </CheckSeal>
        <p className={s.policy}>{t.rich('consentMore', { privacy: policyLink })}</p>
        <CheckSeal
          id={agreeId}
          checked={agreed}
          error={reminded && !agreed ? t('agreeFirst') : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        >
          {t('agree')}
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
