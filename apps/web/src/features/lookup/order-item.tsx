import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { Tag } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import s from '../../shared/lookup/lookup.module.css';

type Listed = Pick<
  MaskedOrder,
  'sponsorNumber' | 'bookTitle' | 'copies' | 'status' | 'fulfilment' | 'createdAt'
>;

interface OrderItemProps {
  readonly order: Listed;
  /** The sponsor's name, where it is told. */
  readonly name?: string;
  /** What opens it. */
  readonly children: ReactNode;
}

/** One order among those that were found. */
export function OrderItem({ order, name, children }: OrderItemProps) {
  const t = useTranslations('lookup');
  const sponsor = useTranslations('sponsor');
  const format = useFormatter();
  const { status, fulfilment } = order;
  const onWay = status === 'paid' && fulfilment !== 'waiting' && fulfilment !== 'stopped';
  const day = format.dateTime(new Date(order.createdAt), { dateStyle: 'medium' });
  const copies = t('copies', { n: order.copies });
  return (
    <li>
      <div className={s.head}>
        <h3>{order.bookTitle}</h3>
        <Tag tone={status === 'completed' ? 'gold' : 'wood'}>
          {onWay ? sponsor(`step.${fulfilment}`) : sponsor(`status.${status}`)}
        </Tag>
      </div>
      <p>{name === undefined ? copies : `${name} · ${copies}`}</p>
      <p className="yg-note">
        <span className="yg-num yg-whole">{order.sponsorNumber}</span> ·{' '}
        <span className="yg-whole">{t('placed', { day })}</span>
      </p>
      {children}
    </li>
  );
}
