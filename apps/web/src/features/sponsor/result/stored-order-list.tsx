import { Button, Empty, Lead, useAsk } from '@yuanguang/ui';
import { TrashIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import s from '../../../shared/giving/result.module.css';
import { Shelf, ShelfBook } from '../orders/shelf.tsx';
import { forgetOrders, useStoredOrders } from '../stored-orders.ts';

/** The orders this device has seen, newest first; they can be cleared. */
export function StoredOrderList() {
  const t = useTranslations('sponsor');
  const ask = useAsk();
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

  async function clear() {
    const sure = await ask({
      title: t('storedOrders.clear'),
      body: t('storedOrders.clearAsk'),
      confirmLabel: t('storedOrders.clear'),
      cancelLabel: t('storedOrders.keep'),
    });
    if (sure) forgetOrders();
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
        <Button variant="link" icon={<TrashIcon />} onClick={() => void clear()}>
          {t('storedOrders.clear')}
        </Button>
      </div>
    </>
  );
}
