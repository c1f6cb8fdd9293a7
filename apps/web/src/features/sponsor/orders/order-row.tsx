import type { MyOrder } from '@yuanguang/contract/objects/sponsor';
import { useFormatter, useTranslations } from 'use-intl';
import { phaseOf } from '../../../shared/giving/phase.ts';
import { Link } from '../../../shared/router/link.tsx';
import s from './orders.module.css';

/** One order of the account: what it is and how far it has come. The whole row opens it. */
export function OrderRow({ order }: { order: MyOrder }) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  return (
    <li>
      <Link to="/result" search={{ token: order.orderToken }}>
        <b>{order.bookTitle}</b>
        <span>
          {t('money.copies', { n: order.copies })} ·{' '}
          {t('money.yuan', { yuan: format.number(order.totalFen / 100) })}
        </span>
        <span className={s.state}>{useStateWords(order)}</span>
        <span className={s.small}>
          <span className="yg-num">{order.sponsorNumber}</span>
          <time dateTime={order.createdAt}>
            {format.dateTime(new Date(order.createdAt), { dateStyle: 'medium' })}
          </time>
        </span>
      </Link>
    </li>
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
