import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { KeyValueList, Section } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import s from '../../../shared/giving/result.module.css';
import { useWordingRows } from '../form/gift-rows.tsx';

/** The whole gift in words. */
export function GiftRecord({ gift }: { gift: Gift }) {
  const t = useTranslations('donate');
  const sponsor = useTranslations('sponsor');
  const format = useFormatter();
  const wording = useWordingRows();
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' });
  const { amountFen, paidAt } = gift;
  const rows = [
    { label: t('form.purpose'), value: gift.purpose },
    {
      label: t('form.amount'),
      value:
        amountFen === null
          ? t('gift.silentAmount')
          : t('money.yuan', { yuan: format.number(amountFen / 100) }),
    },
    ...wording(gift),
    { label: sponsor('result.status'), value: t(`status.${gift.status}`) },
    { label: t('gift.placed'), value: <span className="yg-day">{time(gift.createdAt)}</span> },
    {
      label: sponsor('result.paid'),
      value: paidAt ? (
        <span className={s.lines}>{[gift.paymentMethodName, time(paidAt)].filter(Boolean).join('\n')}</span>
      ) : undefined,
    },
    { label: sponsor('summary.contact'), value: <span className="yg-num">{gift.contact.value}</span> },
    { label: sponsor('summary.receipt'), value: gift.receiptEmail },
  ];
  return (
    <Section title={t('gift.record')} id="record">
      <KeyValueList items={rows.filter((row) => row.value != null && row.value !== '')} />
    </Section>
  );
}
