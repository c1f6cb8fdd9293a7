import type { CloudError } from '@yuanguang/cloud';
import type { OfferedPurpose } from '@yuanguang/contract/objects/donate/gift';
import { ErrorNotice, KeyValueList, LoadingRing, Sheet } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import s from '../../../shared/giving/pay.module.css';
import { PayPart } from '../../../shared/giving/pay-part.tsx';
import { usePaymentMethods } from '../../../shared/giving/payment-methods.ts';
import { useOnline } from '../../../shared/offline/use-online.ts';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import { useWordingRows } from './gift-rows.tsx';
import type { GiftInput } from './to-input.ts';
import { usePay } from './use-pay.ts';

interface SummarySheetProps {
  /** The filled form; the sheet is open while there is one. */
  readonly input: GiftInput | undefined;
  readonly purposes: readonly OfferedPurpose[];
  readonly onClose: () => void;
  /** The server refused a field. */
  readonly onRefused: (error: CloudError) => void;
}

/** Everything once more before paying. */
export function SummarySheet({ input, ...rest }: SummarySheetProps) {
  const t = useTranslations('sponsor.summary');
  return (
    <Sheet open={input !== undefined} onClose={rest.onClose} title={t('title')} closeLabel={t('close')}>
      {input ? <Summary input={input} {...rest} /> : null}
    </Sheet>
  );
}

function Summary({ input, purposes, onClose, onRefused }: SummarySheetProps & { input: GiftInput }) {
  const t = useTranslations('donate');
  const sponsor = useTranslations('sponsor');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const online = useOnline();
  const wording = useWordingRows();
  const methods = usePaymentMethods();
  const paying = usePay(input, onRefused);
  if (methods.isError) {
    return (
      <ErrorNotice
        title={t('summary.failed')}
        retryLabel={t('retry')}
        busy={methods.isFetching}
        onRetry={() => void methods.refetch()}
      >
        {online ? errorText(methods.error) : shell('offline.money')}
      </ErrorNotice>
    );
  }
  if (!methods.data) return <LoadingRing label={sponsor('summary.method')} />;
  const amount = t('money.yuan', { yuan: format.number(input.amountFen / 100) });
  return (
    <div className={s.summary}>
      <KeyValueList
        items={[
          { label: t('form.purpose'), value: purposes.find(({ id }) => id === input.purposeId)?.title },
          ...wording(input),
          { label: sponsor('summary.contact'), value: input.contact.value },
          ...(input.receiptEmail ? [{ label: sponsor('summary.receipt'), value: input.receiptEmail }] : []),
          ...(input.silent ? [{ label: t('form.silent'), value: t('form.silentHint') }] : []),
          ...(input.monthly ? [{ label: t('form.monthlyShort'), value: t('form.monthlyHint') }] : []),
          { label: t('form.amount'), value: <b className={s.total}>{amount}</b> },
        ]}
      />
      <PayPart
        totalFen={input.amountFen}
        methods={methods.data}
        words={{ consent: t('summary.consent'), agree: t('summary.agree') }}
        {...paying}
        onClose={onClose}
      />
      <LicenceFoot />
    </div>
  );
}
