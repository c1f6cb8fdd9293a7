import { useDeferredRender } from '../../../shared/router/use-deferred-render.ts';
import type { ShownBook } from '../books.ts';
import { RecentDonors } from '../donors/recent-donors.tsx';
import { OrderForm } from './order-form.tsx';

export interface OrderFormPartProps {
  readonly book: ShownBook;
  readonly copies: number;
  /** How often the action was pressed. */
  readonly submitCount: number;
  /** Nothing can be sponsored now: only the names are shown. */
  readonly closed: boolean;
}

/** What lies below the first screens: the form and the names of recent sponsors. */
export default function OrderFormPart({ book, copies, submitCount, closed }: OrderFormPartProps) {
  const renderAll = useDeferredRender();
  return (
    <>
      {closed ? null : <OrderForm book={book} copies={copies} submitCount={submitCount} />}
      {renderAll ? <RecentDonors /> : null}
    </>
  );
}
