import type { notice } from '@yuanguang/contract/objects/notice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { emailColumns } from '../../account/user/personal.ts';
import { type OwnOrdersApp, ownOrdersApp, PERSONAL, personal } from '../own-orders.testing.ts';
import { BOOK } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: OwnOrdersApp;
beforeEach(async () => {
  app = await ownOrdersApp(database);
});
afterEach(() => app.close());

type Sponsorer = Awaited<ReturnType<OwnOrdersApp['sponsorer']>>;

const inbox = async (who: Pick<Sponsorer, 'cloud'>) =>
  (
    await who.cloud
      .object<typeof notice>('notice', { all: { preventDuplicate: false } })
      .list({ after: null })
  ).notices;

async function withEmail(who: Sponsorer, email: string): Promise<void> {
  const { uid } = await who.account.me({});
  const { email_sealed, email_index } = emailColumns(app.deps.keys.data, uid, email, null);
  await database.pool.query('update users set email_sealed = $2, email_index = $3 where id = $1', [
    uid,
    email_sealed,
    email_index,
  ]);
}

/** Printed, sent, and the number of the parcel put right; everything that is said twice. */
async function toTheDonor(number: string): Promise<void> {
  await app.office('batch', 'open', BOOK);
  await app.office('batch', 'close', '2026-001');
  await app.office('batch', 'print', '2026-001');
  await app.office('order', 'ship', number, '顺丰速运', 'SF123456789');
  await app.office('order', 'ship', number, '顺丰速运', 'SF123456789');
  await app.office('order', 'ship', number, '顺丰速运', 'SF987654321');
  await app.deps.jobs.drain();
}

describe('Whose order belongs to an account', () => {
  it('hears in the inbox of payment, printing and parcel, without a name or an address', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    const token = await chen.placePaid(personal());
    const { sponsorNumber } = await chen.read(token);
    await toTheDonor(sponsorNumber);
    const told = await inbox(chen);
    expect(told.map(({ kind }) => kind)).toEqual([
      'sponsor.shipped',
      'sponsor.shipped',
      'sponsor.printing',
      'sponsor.paid',
    ]);
    expect(told[3]).toMatchObject({
      title: '助印款项已收讫',
      text: expect.stringContaining('《金刚般若波罗蜜经》'),
      page: '/pages/ucenter/orders/orders',
    });
    expect(JSON.stringify(told)).not.toMatch(PERSONAL);
    const { rows } = await database.pool.query('select kind, key, data from notices');
    expect(JSON.stringify(rows)).not.toMatch(/SF123456789|SF987654321|金刚般若/);
  });

  it('has each thing by mail once: from the order where it names an address, else from the account', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    await withEmail(chen, 'account@example.org');
    const own = await chen.read(await chen.placePaid(personal()));
    await toTheDonor(own.sponsorNumber);
    const mails = () => app.deps.mailer.sent.map(({ to }) => to);
    // Receipt, printing, the parcel as it is now; all to the address of the order.
    expect(new Set(mails())).toEqual(new Set(['chen@example.org']));

    const wang = await app.sponsorer('wang-dean');
    await withEmail(wang, 'wang@example.org');
    await wang.placePaid({ receiptEmail: null, contact: { kind: 'phone', value: '13800138001' } });
    await app.deps.jobs.drain();
    const [mail, ...more] = app.deps.mailer.sent.filter(({ to }) => to === 'wang@example.org');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('助印款项已收讫');
    expect(mail?.text).toContain('http://localhost:8080/zhuyin/#/pages/ucenter/orders/orders');
  });

  it('hears of a payment once, however often it is confirmed', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    const token = await chen.place();
    const cashier = await chen.cashier(token);
    await app.approve(cashier);
    await app.approve(cashier);
    await Promise.all([chen.read(token), chen.read(token)]);
    await app.deps.jobs.drain();
    expect((await inbox(chen)).map(({ kind }) => kind)).toEqual(['sponsor.paid']);
  });
});

describe('Whose order belongs to nobody', () => {
  it('hears nothing but by the address that was left', async () => {
    const visitor = await app.sponsorer();
    await visitor.placePaid(personal());
    await app.deps.jobs.drain();
    expect((await database.pool.query('select from notices')).rowCount).toBe(0);
    expect(app.deps.mailer.sent.map(({ to }) => to)).toEqual(['chen@example.org']);
  });
});

describe('Who wrote to the temple', () => {
  it('hears of the answer in the inbox, and by one mail at most', async () => {
    const abbot = await app.admin();
    const office =
      abbot.cloud.object<typeof import('@yuanguang/contract/objects/feedback').feedback>('feedback');
    const { feedback, ...writer } = await app.writer('left@example.org', 'en');
    await office.answer({ id: feedback.id, text: '已经放大' });
    await office.answer({ id: feedback.id, text: '已经放大' });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent.map(({ to }) => to)).toEqual(['left@example.org']);
    const { rows } = await database.pool.query('select kind from notices');
    expect(rows).toEqual([{ kind: 'feedback.answered' }]);
    expect(await writer.read()).toHaveLength(1);
  });
});
