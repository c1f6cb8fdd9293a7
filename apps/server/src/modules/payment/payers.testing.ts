import { CloudError } from '@yuanguang/cloud';
import { quietCloud } from '@yuanguang/cloud/testing';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import type pg from 'pg';
import { order } from '../sponsor/sponsor.testing.ts';
import { answering, CLIENT_SECRET } from './victim.testing.ts';

/** What visitors were told, sponsor numbers without hyphens. */
export interface Told {
  /** Orders that were acknowledged. */
  readonly ordered: Set<string>;
  /** Orders that were shown as paid. */
  readonly paid: Set<string>;
  /** Calls that failed, by code. */
  readonly failed: Map<string, number>;
}

export const nothingTold = (): Told => ({ ordered: new Set(), paid: new Set(), failed: new Map() });

/**
 * One visitor after the other orders and pays at the servers of these addresses, in turn, until `over`; what fails half way
 * is left lying. `step` hears of each thing done.
 */
export async function payer(
  urls: readonly string[],
  told: Told,
  over: () => boolean,
  step: () => void = () => undefined,
): Promise<void> {
  const language = 'zh-Hans';
  const clients = urls.map((url) => {
    const cloud = quietCloud({ endpoint: url, spaceId: 'mp-yuanguang', clientSecret: CLIENT_SECRET });
    return {
      url,
      orders: cloud.object<typeof sponsor>('sponsor'),
      payments: cloud.object<typeof payment>('payment'),
    };
  });
  for (let turn = 0; !over(); turn += 1) {
    const here = clients[turn % clients.length];
    const there = clients[(turn + 1) % clients.length];
    if (!here || !there) return;
    try {
      const placed = await here.orders.placeOrder(order({ copies: 1 + (turn % 7) }));
      told.ordered.add(bare(placed.order.sponsorNumber));
      const { orderToken } = placed;
      step();
      const { methods } = await here.payments.methods({ language });
      const { url } = await there.orders.startPayment({
        orderToken,
        methodId: methods[0]?.id ?? '',
        language,
      });
      step();
      await fetch(here.url + new URL(url).pathname, {
        method: 'POST',
        body: new URLSearchParams({ action: 'approve' }),
        redirect: 'manual',
      });
      step();
      const { order: seen } = await there.orders.order({ orderToken, language });
      if (seen.status === 'paid') told.paid.add(bare(seen.sponsorNumber));
    } catch (error) {
      // The server or its database went away under this visitor: that is what the test is about.
      const code = error instanceof CloudError ? String(error.code) : 'no answer';
      told.failed.set(code, (told.failed.get(code) ?? 0) + 1);
      if (!over()) await answering(here.url);
    }
  }
}

const bare = (sponsorNumber: string) => sponsorNumber.replaceAll('-', '');

/** Whether the test cashier's notices have all been acknowledged; it repeats them until they are. */
export async function noticesDelivered(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from sandbox_notifications where acknowledged_at is null limit 1',
  );
  return rowCount === 0;
}

/**
 * Holds what visitors were told, the cashier's books and ours against each other; in good order all is empty or 0 but
 * `approved`, the number of payments that the cashier has taken.
 */
export async function compareBooks(pool: pg.Pool, told: Told) {
  const ask = async (text: string) => (await pool.query(text)).rows;
  const numbers = async (where: string) =>
    new Set((await ask(`select sponsor_number as n from sponsor_orders ${where}`)).map(({ n }) => n));
  const [known, paid] = [await numbers(''), await numbers(`where status = 'paid'`)];
  const [sums] = await ask(
    `select (select count(*)::int from sandbox_payments where state = 'approved') as approved,
      (select count(*)::int from sandbox_payments where state = 'approved')
        - (select count(*)::int from ledger_entries) as entries,
      (select coalesce(sum(amount_fen), 0)::int from sandbox_payments where state = 'approved')
        - (select coalesce(sum(amount_fen), 0)::int from ledger_lines where account_id = 'clearing:sandbox') as fen,
      (select coalesce(sum(amount_fen), 0)::int from ledger_lines) as ledger,
      (select coalesce(sum(copies), 0)::int from sponsor_totals)
        - (select coalesce(sum(copies), 0)::int from sponsor_orders where status = 'paid') as copies`,
  );
  return {
    lost: [...told.ordered].filter((number) => !known.has(number)),
    unpaid: [...told.paid].filter((number) => !paid.has(number)),
    // Approved by the cashier, but not booked, or booked twice.
    bookings: await ask(`select s.payment_id from sandbox_payments s
      left join ledger_entries e on e.reference = 'payment:' || s.payment_id
      where s.state = 'approved' group by s.payment_id having count(e.id) <> 1`),
    // Paid orders without their one event and their one receipt to send.
    incomplete: await ask(`select o.id from sponsor_orders o where o.status = 'paid' and (
      (select count(*) from sponsor_events e where e.order_id = o.id and e.event in ('paid', 'paid-late')) <> 1
      or (select count(*) from pgboss.job j where j.name = 'mail.receipt' and j.data ->> 'orderId' = o.id) <> 1)`),
    ...sums,
  };
}

/** What `compareBooks` answers when all is in order. */
export const BOOKS_IN_ORDER = {
  lost: [],
  unpaid: [],
  bookings: [],
  incomplete: [],
  entries: 0,
  fen: 0,
  ledger: 0,
  copies: 0,
} as const;
