import type { ErrorCode } from '@yuanguang/contract/errors';
import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import type { Database } from '../../lib/db.ts';
import type { Machine } from '../../lib/machine.ts';
import type { MutableClock } from '../../testing/clock.ts';
import { GIFT_MOVES } from '../donate/gifts/gift.moves.ts';
import { givingAtRoughBank } from '../donate/rough-bank.testing.ts';
import { cancelOrder } from '../sponsor/orders/cancel-order.ts';
import { expireOrders } from '../sponsor/orders/expire-orders.ts';
import { ORDER_MOVES } from '../sponsor/orders/order.moves.ts';
import { placeOrder } from '../sponsor/orders/place-order.ts';
import { refundOrder } from '../sponsor/payment/refund-order.ts';
import { sponsoringAtRoughBank } from '../sponsor/rough-bank.testing.ts';
import { order } from '../sponsor/sponsor.testing.ts';
import type { RoughBank } from './bank.testing.ts';
import type { PaymentContext } from './payment-registry.ts';

/** What every thing that can be paid for shows of itself. */
interface Seen {
  readonly status: string;
  readonly payment: PaymentStatus | null;
  readonly paymentMethodName: string | null;
  readonly timeline: readonly { readonly event: string }[];
}

/** Things of one kind at the rough bank, by the secret of the link to each. */
export interface PaidThings {
  readonly bank: RoughBank;
  readonly clock: MutableClock;
  readonly ctx: PaymentContext;
  /** A new one of 50 yuan. */
  place(): Promise<string>;
  /** Opens a payment; the answer is the bank's reference. */
  open(token: string, method?: string): Promise<string>;
  read(token: string): Promise<Seen>;
  cancel(token: string): Promise<unknown>;
  /** Lets those expire whose time is over. Answers how many. */
  expire(): Promise<number>;
  refund(token: string): Promise<unknown>;
}

export interface KindOfPaidThing {
  readonly kind: string;
  /** The account of the ledger that 50 yuan go to. */
  readonly account: string;
  readonly codes: Readonly<Record<'expired' | 'notPayable' | 'notCancellable', ErrorCode>>;
  readonly moves: Machine<string, 'pay' | 'payLate' | 'expire' | 'cancel' | 'refund'>;
  /** For who looks at the database itself: the things, the events of one by its id, and whether all is added up rightly. */
  readonly tables: Readonly<Record<'things' | 'events' | 'sums', string>>;
  /** To be called in a `describe`: all is new before each of its tests. */
  start(database: Database): PaidThings;
}

const language = 'zh-Hans';

/** Every kind of thing that can be paid for: what is proven of payments is proven of each. */
export const PAID_THINGS: readonly KindOfPaidThing[] = [
  {
    kind: 'an order',
    account: 'printing',
    codes: {
      expired: 'order-expired',
      notPayable: 'order-not-payable',
      notCancellable: 'order-not-cancellable',
    },
    moves: ORDER_MOVES as Machine<string, keyof typeof ORDER_MOVES>,
    tables: {
      things: 'sponsor_orders',
      events: `sponsor_events where order_id = $1 and machine = 'order'`,
      sums: `select coalesce(sum(t.copies), 0)::int = (select coalesce(sum(copies), 0)::int from sponsor_orders
        where status in ('paid', 'completed')) as right from sponsor_totals t`,
    },
    start(database) {
      const set = sponsoringAtRoughBank(database);
      return {
        get bank() {
          return set.bank;
        },
        get clock() {
          return set.clock;
        },
        get ctx() {
          return set.ctx;
        },
        read: set.read,
        open: set.open,
        place: async () => (await placeOrder(set.ctx, order())).orderToken,
        cancel: (orderToken) => cancelOrder(set.ctx, { orderToken, language }),
        expire: () => expireOrders(set.ctx),
        async refund(token) {
          const { sponsorNumber } = await set.read(token);
          return refundOrder(set.ctx, { sponsorNumber, reason: 'asked for', who: 'test' });
        },
      };
    },
  },
  {
    kind: 'a gift',
    account: 'donate:lamps',
    codes: {
      expired: 'gift-expired',
      notPayable: 'gift-not-payable',
      notCancellable: 'gift-not-cancellable',
    },
    moves: GIFT_MOVES as Machine<string, keyof typeof GIFT_MOVES>,
    tables: {
      things: 'donate_gifts',
      events: 'donate_events where gift_id = $1',
      sums: `select coalesce(sum(-l.amount_fen), 0)::int = (select coalesce(sum(amount_fen), 0)::int from donate_gifts
        where status = 'paid') as right from ledger_lines l where l.account_id like 'donate:%'`,
    },
    start: givingAtRoughBank,
  },
];
