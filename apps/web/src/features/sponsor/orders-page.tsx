import { Button, Empty, Lead, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useAccount } from '../../shared/account/use-account.ts';
import { useLoginHref } from '../../shared/account/use-login-href.ts';
import r from '../../shared/giving/result.module.css';
import { MorePart } from '../../shared/shell/more-part.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { OrderBook } from './orders/order-book.tsx';
import s from './orders/orders.module.css';
import { Shelf } from './orders/shelf.tsx';
import { useMyOrders } from './orders/use-my-orders.ts';
import { StoredOrderList } from './result/stored-order-list.tsx';

/** 我的助印: the orders of the account; for a visitor those that this device has seen. */
export default function OrdersPage() {
  const { hasLogin } = useAccount();
  const query = useMyOrders();
  return (
    <Page onRefresh={hasLogin ? query.refetch : undefined}>
      {hasLogin ? <OwnOrders query={query} /> : <VisitorsOrders />}
    </Page>
  );
}

function OwnOrders({ query }: { query: ReturnType<typeof useMyOrders> }) {
  const t = useTranslations('sponsor');
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  if (orders.length > 0) {
    const labels = {
      loading: t('mine.loading'),
      more: t('mine.more'),
      moreFailed: t('mine.moreFailed'),
      end: t('mine.end'),
    };
    return (
      <>
        <Lead title={t('mine.title')}>
          <p>{t('mine.text')}</p>
        </Lead>
        <Shelf>
          {orders.map((order) => (
            <OrderBook key={order.orderToken} order={order} />
          ))}
        </Shelf>
        <MorePart query={query} labels={labels} />
        <Elsewhere />
      </>
    );
  }
  if (query.isError) {
    return <QueryFailed query={query} title={t('mine.failed')} retryLabel={t('entry.retry')} />;
  }
  if (query.data) {
    return (
      <>
        <Empty
          picture="book"
          title={t('mine.emptyTitle')}
          action={<Button href="#/">{t('result.toSponsorFirst')}</Button>}
        >
          {t('mine.emptyHint')}
        </Empty>
        <Elsewhere />
      </>
    );
  }
  return (
    <div className={s.waiting}>
      <Skeleton label={t('mine.loading')} />
    </div>
  );
}

/** Where orders are that the account does not know. */
function Elsewhere() {
  const t = useTranslations('sponsor.storedOrders');
  return (
    <div className={r.links}>
      <Button variant="link" href="#/search">
        {t('search')}
      </Button>
      <Button variant="link" href="#/result">
        {t('head')}
      </Button>
    </div>
  );
}

function VisitorsOrders() {
  const t = useTranslations('sponsor.mine');
  const login = useLoginHref();
  return (
    <>
      <StoredOrderList />
      <div className={s.login}>
        <p className="yg-note">{t('text')}</p>
        <Button variant="link" href={login}>
          {t('login')}
        </Button>
      </div>
    </>
  );
}
