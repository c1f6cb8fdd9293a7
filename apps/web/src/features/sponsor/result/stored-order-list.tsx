import { Button, Empty, Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { ClearStored } from '../../../shared/giving/clear-stored.tsx';
import s from '../../../shared/giving/result.module.css';
import { Shelf, ShelfBook } from '../orders/shelf.tsx';
import { forgetOrders, useStoredOrders } from '../stored-orders.ts';

/** The orders this device has seen, newest first; they can be cleared. */
export function StoredOrderList() {
  const t = useTranslations('sponsor');
  const words = useTranslations('sponsor.storedOrders');
  const orders = useStoredOrders();

  if (orders.length === 0) {
    return (
      <Empty
        picture="book"
        title={t('storedOrders.emptyTitle')}
        action={<Button href="#/search">{t('storedOrders.search')}</Button>}
      >
        {t('storedOrders.emptyHint')}
      </Empty>
    );
  }

  return (
    <>
      <Lead title={t('storedOrders.head')}>
        <p>{t('storedOrders.note')}</p>
      </Lead>
      <Shelf>
        {orders.map(({ token, bookTitle, copies, sponsorNumber, createdAt }) => (
          <ShelfBook key={token} {...{ token, bookTitle, sponsorNumber, createdAt }}>
            <span>{t('money.copies', { n: copies })}</span>
          </ShelfBook>
        ))}
      </Shelf>
      <div className={s.links}>
        <Button href="#/search">{t('storedOrders.search')}</Button>
        <ClearStored words={words} onClear={forgetOrders} />
      </div>
    </>
  );
}
