import { CloudError } from '@yuanguang/cloud';
import { quietCloud } from '@yuanguang/cloud/testing';
import { type donate, PURPOSES } from '@yuanguang/contract/objects/donate';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import type pg from 'pg';
import { vi } from 'vitest';
import { gift } from '../donate/donate.testing.ts';
import { order } from '../sponsor/sponsor.testing.ts';
import { answering, CLIENT_SECRET } from './victim.testing.ts';

const language = 'zh-Hans';

/** What visitors were told, numbers of orders and gifts without hyphens. */
export interface Told {
  /** Orders and gifts that were acknowledged. */
  readonly ordered: Set<string>;
  /** Those that were shown as paid. */
  readonly paid: Set<string>;
  /** Calls that failed, by code. */
  readonly failed: Map<string, number>;
}

export const nothingTold = (): Told => ({ ordered: new Set(), paid: new Set(), failed: new Map() });

/**
 * One visitor after the other orders or gives, and pays at the servers of these addresses, in turn, until `over`; what fails half way
 * is left lying. `step` hears of each thing done.
 */
export async function payer(
  urls: readonly string[],
  told: Told,
  over: () => boolean,
  step: () => void = () => undefined,
): Promise<void> {
  const clients = urls.map(visitorAt);
  for (let turn = 0; !over(); turn += 1) {
    const here = clients[turn % clients.length];
    const there = clients[(turn + 1) % clients.length];
    if (!here || !there) return;
    // At each server as many of the one as of the other.
    const kind = Math.floor(turn / clients.length) % 2 === 0 ? 'orders' : 'gifts';
    try {
      const { number, token } = await here[kind].place(turn);
      told.ordered.add(bare(number));
      step();
      const { methods } = await here.payments.methods({ language });
      const url = await there[kind].pay(token, methods[0]?.id ?? '');
      step();
      await fetch(here.url + new URL(url).pathname, {
        method: 'POST',
        body: new URLSearchParams({ action: 'approve' }),
        redirect: 'manual',
      });
      step();
      if ((await there[kind].status(token)) === 'paid') told.paid.add(bare(number));
    } catch (error) {
      // The server or its database went away under this visitor: that is what the test is about.
      const code = error instanceof CloudError ? String(error.code) : 'no answer';
      told.failed.set(code, (told.failed.get(code) ?? 0) + 1);
      if (!over()) await answering(here.url);
    }
  }
}

/** What a visitor does with each kind of thing that can be paid for, at the server of this address. */
function visitorAt(url: string) {
  const cloud = quietCloud({ endpoint: url, spaceId: 'mp-yuanguang', clientSecret: CLIENT_SECRET });
  const orders = cloud.object<typeof sponsor>('sponsor');
  const gifts = cloud.object<typeof donate>('donate');
  return {
    url,
    payments: cloud.object<typeof payment>('payment'),
    orders: {
      async place(turn: number) {
        const { orderToken, order: placed } = await orders.placeOrder(order({ copies: 1 + (turn % 7) }));
        return { number: placed.sponsorNumber, token: orderToken };
      },
      pay: async (orderToken: string, methodId: string) =>
        (await orders.startPayment({ orderToken, methodId, language })).url,
      status: async (orderToken: string) => (await orders.order({ orderToken, language })).order.status,
    },
    gifts: {
      async place(turn: number) {
        const input = gift({
          amountFen: 100 * (1 + turn),
          purposeId: PURPOSES[turn % PURPOSES.length] ?? '',
        });
        const { giftToken, gift: given } = await gifts.give(input);
        return { number: given.giftNumber, token: giftToken };
      },
      pay: async (giftToken: string, methodId: string) =>
        (await gifts.startPayment({ giftToken, methodId, language })).url,
      status: async (giftToken: string) => (await gifts.gift({ giftToken, language })).gift.status,
    },
  };
}

/** Throws the switch of giving, and waits until the servers of these addresses know of it. */
export async function openGiving(pool: pg.Pool, urls: readonly string[]): Promise<void> {
  await pool.query(
    `insert into config (key, value, changed_at) values ('modules.donate', 'true', now()) on conflict do nothing`,
  );
  for (const url of urls) {
    const cloud = quietCloud({ endpoint: url, spaceId: 'mp-yuanguang', clientSecret: CLIENT_SECRET });
    await vi.waitFor(() => cloud.object<typeof donate>('donate').offer({ language }), {
      timeout: 60_000,
      interval: 100,
    });
  }
}

const bare = (number: string) => number.replaceAll('-', '');

/** Whether the test cashier's notices have all been acknowledged; it repeats them until they are. */
export async function noticesDelivered(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from sandbox_notifications where acknowledged_at is null limit 1',
  );
  return rowCount === 0;
}

/** How many orders and how many gifts are paid: the smaller of both numbers. */
export async function paidOfEachKind(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select least(
      (select count(*)::int from sponsor_orders where status = 'paid'),
      (select count(*)::int from donate_gifts where status = 'paid')) as paid`,
  );
  return rows[0].paid;
}

/**
 * Holds what visitors were told, the cashier's books and ours against each other; in good order all is empty or 0 but
 * `approved`, the number of payments that the cashier has taken, and `gifts`, how many of them were gifts.
 */
export async function compareBooks(pool: pg.Pool, told: Told) {
  const ask = async (text: string) => (await pool.query(text)).rows;
  const numbers = async (where: string) =>
    new Set(
      (
        await ask(`select sponsor_number as n from sponsor_orders ${where}
          union all select gift_number from donate_gifts ${where}`)
      ).map(({ n }) => n),
    );
  const [known, paid] = [await numbers(''), await numbers(`where status = 'paid'`)];
  const [sums] = await ask(
    `select (select count(*)::int from sandbox_payments where state = 'approved') as approved,
      (select count(*)::int from sandbox_payments where state = 'approved')
        - (select count(*)::int from ledger_entries) as entries,
      (select coalesce(sum(amount_fen), 0)::int from sandbox_payments where state = 'approved')
        - (select coalesce(sum(amount_fen), 0)::int from ledger_lines where account_id = 'clearing:sandbox') as fen,
      (select coalesce(sum(amount_fen), 0)::int from ledger_lines) as ledger,
      (select coalesce(sum(copies), 0)::int from sponsor_totals)
        - (select coalesce(sum(copies), 0)::int from sponsor_orders where status = 'paid') as copies,
      (select count(*)::int from donate_gifts where status = 'paid') as gifts`,
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
      or (select count(*) from pgboss.job j where j.name = 'mail.receipt' and j.data ->> 'orderId' = o.id) <> 1)
      union all select g.id from donate_gifts g where g.status = 'paid' and (
      (select count(*) from donate_events e where e.gift_id = g.id and e.event in ('paid', 'paid-late')) <> 1
      or (select count(*) from pgboss.job j where j.name = 'donate.receipt' and j.data ->> 'giftId' = g.id) <> 1)`),
    // Accounts of purposes that hold something else than what was paid for them.
    purposes: await ask(`select a.id from ledger_accounts a where a.id like 'donate:%' and
      (select coalesce(sum(-l.amount_fen), 0) from ledger_lines l where l.account_id = a.id) <>
      (select coalesce(sum(g.amount_fen), 0) from donate_gifts g
        where g.status = 'paid' and a.id = 'donate:' || g.purpose_id)`),
    ...sums,
  };
}

/** What `compareBooks` answers when all is in order. */
export const BOOKS_IN_ORDER = {
  lost: [],
  unpaid: [],
  bookings: [],
  incomplete: [],
  purposes: [],
  entries: 0,
  fen: 0,
  ledger: 0,
  copies: 0,
} as const;
