import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf, PASSWORD } from '../../account/account.testing.ts';
import { balances } from '../../ledger/ledger.service.ts';
import { type OwnOrdersApp, ownOrdersApp, PERSONAL, personal } from '../own-orders.testing.ts';
import { BOOK } from '../sponsor.testing.ts';

const database = startTestDatabase();
type Sponsorer = Awaited<ReturnType<OwnOrdersApp['sponsorer']>>;
let app: OwnOrdersApp;
let chen: Sponsorer;
beforeEach(async () => {
  app = await ownOrdersApp(database);
  chen = await app.sponsorer('chen-jinghui');
});
afterEach(() => app.close());

const language = 'zh-Hans';

const rows = async () => (await database.pool.query('select * from sponsor_orders order by id')).rows;
const events = async (): Promise<string[]> =>
  (await database.pool.query('select event from sponsor_events order by id')).rows.map(({ event }) => event);
const donors = async () => (await app.sponsorer()).calls.donors({ bookId: null, after: null, language });

/** The account is closed, its days of grace go by, and the night comes. */
async function erased(): Promise<void> {
  await chen.account.deactivate({ confirmed: true });
  app.clock.advance({ days: 7 });
  await app.night();
}

async function toTheEnd(number: string): Promise<void> {
  await app.office('batch', 'open', BOOK);
  await app.office('batch', 'close', '2026-001');
  await app.office('batch', 'print', '2026-001');
  await app.office('order', 'ship', number, '顺丰速运', 'SF123456789');
  await app.office('batch', 'complete', '2026-001');
}

describe('The export of one’s own data', () => {
  it('holds every order with all that was given for it, and no link', async () => {
    const token = await chen.placePaid(personal());
    await (await app.sponsorer()).place({ name: '李明远' });
    const { json } = await chen.account.exportData({});
    expect(JSON.parse(json).sponsor).toMatchObject([
      { ...personal(), copies: 10, totalFen: 5_000, status: 'paid', bookId: BOOK },
    ]);
    expect(json).not.toContain(token);
    expect(json).not.toContain('李明远');
  });
});

describe('When an account is erased', () => {
  it('its completed orders stay as amounts, days and states, without the person', async () => {
    const token = await chen.placePaid(personal());
    const { sponsorNumber } = await chen.read(token);
    await toTheEnd(sponsorNumber);
    const before = await donors();
    const [was] = await rows();
    const books = await balances(app.context());
    await erased();

    const [order] = await rows();
    const gone = ['uid', 'personal', 'contact_index', 'receipt_index', 'content_hash', 'origin'];
    for (const column of [...gone, 'merit_name', 'tracking_number']) expect(order[column], column).toBeNull();
    for (const column of ['sponsor_number', 'copies', 'total_fen', 'status', 'paid_at', 'batch_id']) {
      expect(order[column], column).toEqual(was[column]);
    }
    expect(order.status).toBe('completed');
    expect(await balances(app.context())).toEqual(books);
    expect(before).toMatchObject({ donors: [{ name: '陈静慧' }], anonymousCount: 0 });
    expect(await donors()).toMatchObject({
      donors: [{ name: null, copies: 10 }],
      total: 1,
      anonymousCount: 1,
      totalCopies: 10,
    });
  });

  it('no table holds anything of the person or the account, ledger and events included', async () => {
    const { uid } = await chen.account.me({});
    const { sponsorNumber } = await chen.read(await chen.placePaid(personal()));
    await toTheEnd(sponsorNumber);
    await app.deps.jobs.drain();
    await erased();
    const { rows: tables } = await database.pool.query(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'rate_limits')`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sponsor_events', 'ledger_entries', 'payments', 'payment_inbox']),
    );
    for (const { name } of tables) {
      const { rows: lines } = await database.pool.query(`select t::text as line from ${name} t`);
      const text = lines.map(({ line }) => line).join('\n');
      expect(text, name).not.toMatch(PERSONAL);
      if (name !== 'users') expect(text, name).not.toContain(uid);
    }
  });

  it('its links open nothing any more, and nobody finds or keeps the order', async () => {
    const token = await chen.placePaid(personal());
    const { sponsorNumber } = await chen.read(token);
    await toTheEnd(sponsorNumber);
    await erased();
    const li = await app.sponsorer('li-mingyuan');
    const contact = '13800138000';
    for (const [call, code] of [
      [() => li.calls.order({ orderToken: token, language }), 'link-invalid'],
      [() => li.calls.claim({ orderToken: token, language }), 'link-invalid'],
      [() => li.calls.lookup({ query: sponsorNumber, language }), 'order-not-found'],
      [() => li.calls.lookup({ query: contact, language }), 'order-not-found'],
      [() => li.calls.open({ sponsorNumber, contact, language }), 'order-not-found'],
    ] as const) {
      expect(await codeOf(call())).toBe(code);
    }
  });

  it('a paid order is carried out first, and erased by the job once it is complete', async () => {
    const token = await chen.placePaid(personal());
    const { sponsorNumber } = await chen.read(token);
    await erased();
    const [under] = await rows();
    expect(under).toMatchObject({ uid: null, receipt_index: null, content_hash: null, origin: null });
    const guest = await app.sponsorer();
    const { name, dedication, freeGift } = personal();
    expect(await guest.read(token)).toMatchObject({ name, dedication, freeGift, receiptEmail: null });
    expect(await donors()).toMatchObject({ donors: [{ name: '陈静慧' }], anonymousCount: 0 });
    const li = await app.sponsorer('li-mingyuan');
    expect(await li.read(token)).toMatchObject({ ownership: 'other' });
    expect(await codeOf(li.calls.claim({ orderToken: token, language }))).toBe('order-claimed');

    await toTheEnd(sponsorNumber);
    expect((await rows())[0].personal).not.toBeNull();
    await app.night();
    expect(await rows()).toMatchObject([{ personal: null, tracking_number: null, status: 'completed' }]);
    expect(await donors()).toMatchObject({ donors: [{ name: null }], anonymousCount: 1, total: 1 });
    expect(await events()).toContain('erased');
  });

  it('orders of others, and of nobody, stay as they are', async () => {
    await chen.placePaid();
    const li = await app.sponsorer('li-mingyuan');
    const theirs = await li.placePaid({ name: '李明远' });
    const nobodys = await (await app.sponsorer()).placePaid({ name: '王秀兰' });
    await erased();
    await li.id.login({ username: 'li-mingyuan', password: PASSWORD });
    expect((await li.list()).map(({ orderToken }) => orderToken)).toEqual([theirs]);
    expect(await li.read(theirs)).toMatchObject({ name: '李明远' });
    expect(await li.read(nobodys)).toMatchObject({ name: '王秀兰', ownership: 'free' });
  });
});
