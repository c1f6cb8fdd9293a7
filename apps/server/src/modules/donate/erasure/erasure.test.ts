import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { holderOf } from '../../../testing/modules.ts';
import { codeOf } from '../../account/account.testing.ts';
import { balances } from '../../ledger/ledger.service.ts';
import { type GiverOfTest, type GivingApp, givingApp, honouring } from '../donate.testing.ts';

const database = startTestDatabase();
let app: GivingApp;
let guest: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  guest = await app.giver();
});
afterEach(() => app.close());

const language = 'zh-Hans';
const PHONE = '13800138000';
const PERSONAL = { ...honouring('wang@example.org'), receiptEmail: 'chen@example.com' };
const rows = async () => (await database.pool.query('select * from donate_gifts order by id')).rows;
const ERASED = {
  personal: null,
  merit_name: null,
  contact_index: null,
  receipt_index: null,
  content_hash: null,
  uid: null,
  anonymous: true,
};

async function codeFor(query: string): Promise<string> {
  app.deps.sms.sent.splice(0);
  await guest.left.sendErasureCode({ query, captcha: await guest.captcha('find-order'), language });
  return app.deps.sms.sent[0]?.code ?? '';
}

describe('Who gave without a login', () => {
  it('has everything of the person erased by a code to the phone, and the books stay as they were', async () => {
    const paid = await guest.givePaid(PERSONAL);
    const unpaid = await guest.give(PERSONAL);
    const others = await guest.givePaid({ name: '李明远', contact: { kind: 'phone', value: '13700137000' } });
    await app.deps.jobs.drain();
    const [books, before] = [await balances(app.context()), await rows()];
    expect(await guest.left.erase({ query: PHONE, code: await codeFor(PHONE), language })).toMatchObject({
      erased: 2,
    });
    const after = await rows();
    for (const column of ['gift_number', 'purpose_id', 'amount_fen', 'paid_at', 'consent_version']) {
      expect(after[0][column], column).toEqual(before[0][column]);
    }
    expect(after[0]).toMatchObject({ ...ERASED, status: 'paid' });
    expect(after[1]).toMatchObject({ ...ERASED, status: 'cancelled' });
    expect(after[2]).toEqual(before[2]);
    expect(await balances(app.context())).toEqual(books);
    for (const token of [paid, unpaid]) expect(await codeOf(guest.read(token))).toBe('link-invalid');
    expect(await guest.givers()).toMatchObject([{ name: '李明远' }, { name: null }]);
    expect(await guest.read(others)).toMatchObject({ name: '李明远' });
  });

  it('erases nothing by a wrong code, and nothing of an account', async () => {
    const member = await app.giver('chen-jinghui');
    const { giftNumber } = await member.read(await member.give());
    expect(await codeOf(codeFor(giftNumber))).toBe('kept-in-account');
    await guest.give();
    const code = await codeFor(PHONE);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await codeOf(guest.left.erase({ query: PHONE, code: wrong, language }))).toBe(
      'erasure-code-wrong',
    );
    expect(await guest.left.erase({ query: PHONE, code, language })).toMatchObject({ erased: 1 });
    expect(await codeOf(guest.left.erase({ query: PHONE, code, language }))).toBe('erasure-code-wrong');
  });

  it('and money that comes after it waits to be given back', async () => {
    const token = await guest.give();
    const cashier = await guest.cashier(token);
    await guest.left.erase({ query: PHONE, code: await codeFor(PHONE), language });
    await app.decide(cashier, 'approve');
    app.clock.advance({ minutes: 3 });
    await app.deps.jobs.enqueue({ db: database.db }, 'payment.reconcile', {});
    await app.deps.jobs.drain();
    const held = Object.fromEntries(await balances(app.context()));
    expect(held['donate:lamps']).toBeUndefined();
    expect((await rows())[0]).toMatchObject({ ...ERASED, status: 'cancelled' });
  });
});

describe('An account', () => {
  it('has all its gifts in its export, with the amount of the silent ones', async () => {
    const member = await app.giver('chen-jinghui');
    const token = await member.givePaid({ ...PERSONAL, silent: true });
    const { giftNumber } = await member.read(token);
    const [{ uid }] = await rows();
    const holder = await holderOf(app.deps, 'donate');
    expect(await holder.export(app.context(), uid)).toMatchObject([
      { giftNumber, amountFen: 3_600, name: '陈静慧', honoree: { names: ['王德安'] } },
    ]);
  });

  it('is parted from its gifts when it is erased: what is paid stays in the books, what is unpaid is cancelled', async () => {
    const member = await app.giver('chen-jinghui');
    await member.givePaid(PERSONAL);
    await member.give(PERSONAL);
    const [{ uid }] = await rows();
    const holder = await holderOf(app.deps, 'donate');
    await holder.erase(app.context(), uid);
    await app.night();
    const after = await rows();
    expect(after[0]).toMatchObject({ ...ERASED, status: 'paid', amount_fen: expect.anything() });
    expect(after[1]).toMatchObject({ ...ERASED, status: 'cancelled' });
    for (const table of ['donate_gifts', 'donate_events']) {
      const kept = JSON.stringify((await database.pool.query(`select * from ${table}`)).rows);
      expect(kept).not.toContain(uid);
    }
  });
});
