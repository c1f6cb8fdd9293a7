import { useQuery } from '@tanstack/react-query';
import { CloudError } from '@yuanguang/cloud';
import { ErrorNotice, KeyValueList, LoadingRing, Sheet } from '@yuanguang/ui';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { errorText } from '../../../shared/cloud/error-text.ts';
import s from '../../../shared/giving/pay.module.css';
import { PayPart } from '../../../shared/giving/pay-part.tsx';
import { usePaymentMethods } from '../../../shared/giving/payment-methods.ts';
import { useOnline } from '../../../shared/offline/use-online.ts';
import { LicenceFoot } from '../../../shared/shell/licence-foot.tsx';
import { sponsorCloud } from '../cloud.ts';
import f from './form.module.css';
import { formField } from './rules.ts';
import { giftLines, useWordingRows } from './summary-rows.tsx';
import type { OrderInput } from './to-input.ts';
import { usePay } from './use-pay.ts';

interface SummarySheetProps {
  /** The filled form; the sheet is open while there is one. */
  readonly input: OrderInput | undefined;
  readonly bookTitle: string;
  readonly onClose: () => void;
  /** The server refused a field. */
  readonly onRefused: (error: CloudError) => void;
}

/** Everything once more before paying, with the price the server names. */
export function SummarySheet({ input, bookTitle, onClose, onRefused }: SummarySheetProps) {
  const t = useTranslations('sponsor.summary');
  return (
    <Sheet open={input !== undefined} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {input ? <Summary input={input} bookTitle={bookTitle} onClose={onClose} onRefused={onRefused} /> : null}
    </Sheet>
  );
}

function Summary({ input, bookTitle, onClose, onRefused }: SummarySheetProps & { input: OrderInput }) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const shell = useTranslations('shell');
  const online = useOnline();
  const wording = useWordingRows();
  const quote = useQuery({
    queryKey: ['sponsor', 'quote', input],
    queryFn: () => sponsorCloud.quote(input),
    gcTime: 0,
    staleTime: 0,
  });
  const methods = usePaymentMethods();
  const paying = usePay(input, onRefused);

  const refusal = quote.error instanceof CloudError && formField(quote.error.field) ? quote.error : undefined;
  useEffect(() => {
    if (refusal) onRefused(refusal);
  }, [refusal, onRefused]);

  const failure = quote.error ?? methods.error;
  if (failure) {
    return (
      <ErrorNotice
        title={t('summary.failed')}
        retryLabel={t('entry.retry')}
        busy={quote.isFetching || methods.isFetching}
        onRetry={() => {
          if (quote.isError) void quote.refetch();
          if (methods.isError) void methods.refetch();
        }}
      >
        {online ? errorText(failure) : shell('offline.money')}
      </ErrorNotice>
    );
  }
  if (!quote.data || !methods.data) return <LoadingRing label={t('summary.loading')} />;

  const yuan = (fen: number) => format.number(fen / 100);
  const { unitPriceFen, shippingFen, totalFen } = quote.data;
  return (
    <div className={s.summary}>
      <KeyValueList
        items={[
          { label: t('summary.book'), value: bookTitle },
          {
            label: t('summary.copies'),
            value: t('summary.copiesValue', { n: input.copies, yuan: yuan(unitPriceFen) }),
          },
          ...wording(input),
          { label: t('summary.contact'), value: input.contact.value },
          ...(input.receiptEmail ? [{ label: t('summary.receipt'), value: input.receiptEmail }] : []),
          ...(input.freeGift
            ? [
                {
                  label: t('summary.gift'),
                  value: <span className={f.own}>{giftLines(input.freeGift)}</span>,
                },
              ]
            : []),
          {
            label: t('summary.shipping'),
            value: shippingFen === 0 ? t('summary.free') : t('money.yuan', { yuan: yuan(shippingFen) }),
          },
          {
            label: t('summary.total'),
            value: <b className={s.total}>{t('money.yuan', { yuan: yuan(totalFen) })}</b>,
          },
        ]}
      />
      <PayPart
        totalFen={totalFen}
        methods={methods.data}
        words={{ consent: t('summary.consent'), agree: t('summary.agree') }}
        {...paying}
        onClose={onClose}
      />
      <LicenceFoot />
    </div>
  );
}
