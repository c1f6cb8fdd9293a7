import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { Button, Tag } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import s from './lookup.module.css';
import { OpenSheet } from './open-sheet.tsx';

/** What was found, names partly covered. */
export function FoundList({ orders, query }: { orders: readonly MaskedOrder[]; query: string }) {
  const t = useTranslations('lookup');
  const sponsor = useTranslations('sponsor');
  const format = useFormatter();
  const [chosen, setChosen] = useState<MaskedOrder>();
  return (
    <>
      <ul className={s.found}>
        {orders.map((order) => {
          const onWay =
            order.status === 'paid' && order.fulfilment !== 'waiting' && order.fulfilment !== 'stopped';
          return (
            <li key={`${order.sponsorNumber} ${order.createdAt}`}>
              <div className={s.head}>
                <h3>{order.bookTitle}</h3>
                <Tag tone={order.status === 'completed' ? 'gold' : 'wood'}>
                  {onWay ? sponsor(`step.${order.fulfilment}`) : sponsor(`status.${order.status}`)}
                </Tag>
              </div>
              <p>
                {order.maskedName} · {t('copies', { n: order.copies })}
              </p>
              <p className="yg-note">
                <span className="yg-num">{order.sponsorNumber}</span> ·{' '}
                {t('placed', { day: format.dateTime(new Date(order.createdAt), { dateStyle: 'medium' }) })}
              </p>
              <Button
                aria-label={t('openLabel', { number: order.sponsorNumber })}
                onClick={() => setChosen(order)}
              >
                {t('open')}
              </Button>
            </li>
          );
        })}
      </ul>
      <OpenSheet order={chosen} query={query} onClose={() => setChosen(undefined)} />
    </>
  );
}
