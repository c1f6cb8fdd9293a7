import type { MaskedOrder } from '@yuanguang/contract/objects/sponsor';
import { Button, Lead } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import s from '../../shared/lookup/lookup.module.css';
import { OpenSheet } from './open-sheet.tsx';
import { OrderItem } from './order-item.tsx';
import { useOpened } from './use-opened.ts';

/** What was found: names and numbers partly covered, until a code has opened them. */
export function FoundList({ orders, query }: { orders: readonly MaskedOrder[]; query: string }) {
  const t = useTranslations('lookup');
  const [chosen, setChosen] = useState<MaskedOrder>();
  const { opened } = useOpened(query);
  if (opened) {
    return (
      <>
        <Lead title={t('opened', { n: opened.length })} />
        <ul className={s.found}>
          {opened.map((order) => (
            <OrderItem key={order.orderToken} order={order}>
              <Button
                href={`#/result?token=${encodeURIComponent(order.orderToken)}`}
                aria-label={t('openLabel', { number: order.sponsorNumber })}
              >
                {t('open')}
              </Button>
            </OrderItem>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <Lead title={t('found', { n: orders.length })}>
        <p className="yg-note">{t('foundFor', { query })}</p>
      </Lead>
      <ul className={s.found}>
        {orders.map((order) => (
          <OrderItem key={`${order.sponsorNumber} ${order.createdAt}`} order={order} name={order.maskedName}>
            <Button
              aria-label={t('openLabel', { number: order.sponsorNumber })}
              onClick={() => setChosen(order)}
            >
              {t('open')}
            </Button>
          </OrderItem>
        ))}
      </ul>
      <OpenSheet order={chosen} query={query} onClose={() => setChosen(undefined)} />
    </>
  );
}
