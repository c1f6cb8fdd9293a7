import type { Order } from '@yuanguang/contract/objects/sponsor';
import { KeyValueList, Section, Way } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import s from '../../../shared/giving/result.module.css';
import { giftLines, useWordingRows } from '../form/summary-rows.tsx';
import { useSteps } from './steps.tsx';

/** The whole order in words, and the way of its books. */
export function OrderRecord({ order }: { order: Order }) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const wording = useWordingRows();
  const steps = useSteps(order);
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' });
  const paid = order.paidAt
    ? [order.paymentMethodName, time(order.paidAt)].filter(Boolean).join('\n')
    : undefined;
  const rows = [
    { label: t('summary.book'), value: order.bookTitle },
    {
      label: t('summary.copies'),
      value: t('summary.copiesValue', {
        n: order.copies,
        yuan: format.number(order.unitPriceFen / 100),
      }),
    },
    ...wording(order),
    { label: t('summary.total'), value: t('money.yuan', { yuan: format.number(order.totalFen / 100) }) },
    { label: t('result.status'), value: t(`status.${order.status}`) },
    { label: t('result.placed'), value: <span className="yg-day">{time(order.createdAt)}</span> },
    { label: t('result.paid'), value: paid ? <span className={s.lines}>{paid}</span> : undefined },
    { label: t('summary.contact'), value: <span className="yg-num">{order.contact.value}</span> },
    { label: t('summary.receipt'), value: order.receiptEmail },
    {
      label: t('summary.gift'),
      value: order.freeGift ? <span className={s.lines}>{giftLines(order.freeGift)}</span> : undefined,
    },
    { label: t('result.batch'), value: order.batchNumber },
    { label: t('result.carrier'), value: order.carrier },
    { label: t('result.tracking'), value: order.trackingNumber },
  ];
  return (
    <>
      {steps.length > 0 ? (
        <Section title={t('result.way')} id="way">
          <Way steps={steps} label={t('result.way')} />
        </Section>
      ) : null}
      <Section title={t('result.record')} id="record">
        <KeyValueList items={rows.filter((row) => row.value != null && row.value !== '')} />
      </Section>
    </>
  );
}
