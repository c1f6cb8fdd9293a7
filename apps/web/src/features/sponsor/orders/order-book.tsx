import type { MyOrder } from '@yuanguang/contract/objects/sponsor';
import { useFormatter, useTranslations } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import { ShelfBook } from './shelf.tsx';

/** One order of the account: what it is and how far it has come. */
export function OrderBook({ order }: { order: MyOrder }) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  return (
    <ShelfBook
      token={order.orderToken}
      bookTitle={order.bookTitle}
      sponsorNumber={order.sponsorNumber}
      createdAt={order.createdAt}
      isGiven={order.status === 'paid' || order.status === 'completed'}
    >
      <span>
        {t('money.copies', { n: order.copies })} ·{' '}
        {t('money.yuan', { yuan: format.number(order.totalFen / 100) })}
      </span>
      <span data-state>{useStateWords(order)}</span>
    </ShelfBook>
  );
}

function useStateWords({ status, payment, fulfilment }: MyOrder): string {
  const t = useTranslations('sponsor');
  const phase = phaseOf({ status, payment });
  if (phase === 'pending') return t('result.pendingTitle');
  if (phase === 'declined') return t('result.declinedTitle');
  if (status === 'paid' && fulfilment !== 'stopped') return t(`step.${fulfilment}`);
  return t(`status.${status}`);
}
