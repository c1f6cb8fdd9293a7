import { Button, Empty, Lead, useAsk } from '@yuanguang/ui';
import { TrashIcon } from '@yuanguang/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from '../../../shared/router/link.tsx';
import { forgetOrders, useKeptOrders } from '../kept-orders.ts';
import s from './result.module.css';

/** The orders this device has seen, newest first; they can be cleared. */
export function KeptList() {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  const ask = useAsk();
  const orders = useKeptOrders();

  if (orders.length === 0) {
    return (
      <Empty title={t('kept.emptyTitle')} action={<Button href="#/search">{t('kept.search')}</Button>}>
        {t('kept.emptyHint')}
      </Empty>
    );
  }

  async function clear() {
    const sure = await ask({
      title: t('kept.clear'),
      body: t('kept.clearAsk'),
      confirmLabel: t('kept.clear'),
      cancelLabel: t('kept.keep'),
    });
    if (sure) forgetOrders();
  }

  return (
    <>
      <Lead title={t('kept.head')}>
        <p>{t('kept.note')}</p>
      </Lead>
      <ul className={s.kept}>
        {orders.map((order) => (
          <li key={order.token}>
            <Link to="/result" search={{ token: order.token }}>
              <b>{order.bookTitle}</b>
              <span>{t('money.copies', { n: order.copies })}</span>
              <span className="yg-num">{order.sponsorNumber}</span>
              <time dateTime={order.createdAt}>
                {format.dateTime(new Date(order.createdAt), { dateStyle: 'medium' })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <div className={s.links}>
        <Button href="#/search">{t('kept.search')}</Button>
        <Button variant="link" icon={<TrashIcon />} onClick={() => void clear()}>
          {t('kept.clear')}
        </Button>
      </div>
    </>
  );
}
