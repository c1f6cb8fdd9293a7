import { useSearch } from '../../shared/router/use-router.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { OrderView } from './result/order-view.tsx';
import { StoredOrderList } from './result/stored-order-list.tsx';

/** `/result?token=`: one order; without a token, the orders this device has seen. */
export default function ResultPage() {
  const { token } = useSearch();
  return <Page>{token ? <OrderView key={token} token={token} /> : <StoredOrderList />}</Page>;
}
