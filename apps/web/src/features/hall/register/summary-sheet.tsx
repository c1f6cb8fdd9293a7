import type { CloudError } from '@yuanguang/cloud';
import { Button, ErrorNotice, KeyValueList, LoadingRing, Sheet } from '@yuanguang/ui';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormError } from '../../../shared/form/form-error.tsx';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { ConsentBox } from '../../../shared/giving/consent-box.tsx';
import pay from '../../../shared/giving/pay.module.css';
import { PayPart } from '../../../shared/giving/pay-part.tsx';
import { usePaymentMethods } from '../../../shared/giving/payment-methods.ts';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import { TabletDrawing } from '../drawing/tablet-drawing.tsx';
import s from './register.module.css';
import { useRegister } from './use-register.ts';
import type { RegisterInput } from './values.ts';

interface SummarySheetProps {
  /** The filled form; the sheet is open while there is one. */
  readonly input: RegisterInput | undefined;
  readonly onClose: () => void;
  /** The server refused a field. */
  readonly onRefused: (error: CloudError) => void;
}

/** The tablet as it will be written, once more before it is registered. */
export function SummarySheet({ input, ...rest }: SummarySheetProps) {
  const t = useTranslations('sponsor.summary');
  return (
    <Sheet open={input !== undefined} onClose={rest.onClose} title={t('title')} closeLabel={t('close')}>
      {input ? <Summary input={input} {...rest} /> : null}
    </Sheet>
  );
}

type SummaryProps = Omit<SummarySheetProps, 'input'> & { readonly input: RegisterInput };

function Summary(props: SummaryProps) {
  const t = useTranslations('hall.register');
  const gift = useTranslations('hall.gift');
  const sponsor = useTranslations('sponsor');
  const format = useFormatter();
  const { tablet, days, amountFen, remind, contact } = props.input;
  return (
    <div className={pay.summary}>
      {tablet ? <TabletDrawing className={s.whole} tablet={tablet} /> : null}
      <p className="yg-note">{t('nameNote')}</p>
      <KeyValueList
        items={[
          { label: t('term'), value: t(`days.${days ?? 'always'}`) },
          ...(remind ? [{ label: t('remindShort'), value: t('remindYes') }] : []),
          { label: sponsor('summary.contact'), value: contact.value },
          ...(amountFen > 0
            ? [
                {
                  label: gift('title'),
                  value: sponsor('money.yuan', { yuan: format.number(amountFen / 100) }),
                },
              ]
            : []),
        ]}
      />
      {amountFen > 0 ? <WithGift {...props} /> : <Free {...props} />}
      <LicenceFoot />
    </div>
  );
}

/** The gift is paid for, and the tablet then comes before the office. */
function WithGift({ input, onClose, onRefused }: SummaryProps) {
  const t = useTranslations('hall.register');
  const failed = useTranslations('hall');
  const sponsor = useTranslations('sponsor.summary');
  const methods = usePaymentMethods();
  const { onPay, onFailed } = useRegister(input, onRefused);
  if (methods.isError) {
    return (
      <ErrorNotice
        title={t('methodsFailed')}
        retryLabel={failed('retry')}
        busy={methods.isFetching}
        onRetry={() => void methods.refetch()}
      >
        {errorText(methods.error)}
      </ErrorNotice>
    );
  }
  if (!methods.data) return <LoadingRing label={sponsor('method')} />;
  return (
    <PayPart
      totalFen={input.amountFen}
      methods={methods.data}
      words={{ consent: t('consent'), agree: t('agree') }}
      onPay={onPay}
      onFailed={onFailed}
      onClose={onClose}
    />
  );
}

function Free({ input, onClose, onRefused }: SummaryProps) {
  const t = useTranslations('hall.register');
  const sponsor = useTranslations('sponsor.summary');
  const consentId = useId();
  const [consented, setConsented] = useState(false);
  const [reminded, setReminded] = useState(false);
  const [error, setError] = useState<string>();
  const { onApply, onFailed } = useRegister(input, onRefused);
  const { busy, submit } = useSubmit(
    () => {
      setError(undefined);
      return onApply();
    },
    (failure) => {
      setError(errorText(failure));
      onFailed(failure);
    },
  );

  function confirm() {
    if (consented) return void submit();
    setReminded(true);
    const box = document.getElementById(consentId);
    box?.closest('label')?.scrollIntoView({ block: 'center' });
    box?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className={pay.agree}>
        <ConsentBox id={consentId} checked={consented} reminded={reminded} onChange={setConsented}>
          {t('consent')}
        </ConsentBox>
      </div>
      <div className={pay.actions}>
        <FormError text={error} />
        <Button variant="seal" wide busy={busy} onClick={confirm}>
          {t('action')}
        </Button>
      </div>
      <Button variant="link" className={pay.edit} disabled={busy} onClick={onClose}>
        {sponsor('edit')}
      </Button>
    </>
  );
}
