import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MessageRefused } from '../../../providers/message-refused.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { balances } from '../../ledger/ledger.service.ts';
import { type OwnOrdersApp, ownOrdersApp, PERSONAL, personal } from '../own-orders.testing.ts';
import { BOOK, order } from '../sponsor.testing.ts';

const database = startTestDatabase();
type Sponsorer = Awaited<ReturnType<OwnOrdersApp['sponsorer']>>;
let app: OwnOrdersApp;
let guest: Sponsorer;
beforeEach(async () => {
  app = await ownOrdersApp(database);
  guest = await app.sponsorer();
});
afterEach(() => app.close());

const language = 'zh-Hans';
const PHONE = '13800138000';

const rows = async () => (await database.pool.query('select * from sponsor_orders order by id')).rows;
const donors = () => guest.calls.donors({ bookId: null, after: null, language });
async function ask(query: string, who = guest) {
  const captcha = await who.captcha('find-order');
  return who.left.sendErasureCode({ query, captcha, language });
}
/** Asks for a code and reads it from where it was sent. */
async function codeFor(query: string): Promise<string> {
  app.deps.sms.sent.splice(0);
  app.deps.mailer.sent.splice(0);
  await ask(query);
  const words = app.deps.sms.sent[0]?.text ?? app.deps.mailer.sent[0]?.text ?? '';
  return /\d{6}/.exec(words)?.[0] ?? '';
}
const erase = (query: string, code: string, who = guest) => who.left.erase({ query, code, language });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('Who sponsored without a login', () => {
  it('has everything of the person erased by a code to the phone, and the books stay as they were', async () => {
    const paid = await guest.placePaid(personal());
    const again = await guest.placePaid({ ...personal(), copies: 3 });
    const others = await guest.placePaid({
      name: '李明远',
      contact: { kind: 'phone', value: '13700137000' },
    });
    await app.deps.jobs.drain();
    const books = await balances(app.context());
    const before = await rows();

    const code = await codeFor(PHONE);
    expect(app.deps.sms.sent).toMatchObject([{ mobile: PHONE, code }]);
    expect(await erase(` ${PHONE} `, code)).toMatchObject({ erased: 2 });

    const after = await rows();
    for (const at of [0, 1]) {
      for (const column of [
        'sponsor_number',
        'copies',
        'total_fen',
        'paid_at',
        'created_at',
        'status',
        'consent_version',
      ]) {
        expect(after[at][column], column).toEqual(before[at][column]);
      }
      expect(after[at]).toMatchObject({
        anonymous: true,
        free_gift: false,
        personal: null,
        contact_index: null,
      });
    }
    expect(after[2]).toEqual(before[2]);
    expect(await balances(app.context())).toEqual(books);
    expect(await donors()).toMatchObject({ total: 3, anonymousCount: 2, totalCopies: 23 });
    for (const token of [paid, again]) expect(await codeOf(guest.read(token))).toBe('link-invalid');
    expect(await guest.read(others)).toMatchObject({ name: '李明远' });
    expect(await codeOf(guest.calls.lookup({ query: PHONE, language }))).toBe('order-not-found');

    const { rows: tables } = await database.pool.query(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'rate_limits')`,
    );
    for (const { name } of tables) {
      const { rows: lines } = await database.pool.query(`select t::text as line from ${name} t`);
      expect(lines.map(({ line }) => line).join('\n'), name).not.toMatch(PERSONAL);
    }
  });

  it('has one order erased by its number, by a code to its contact that is told to nobody', async () => {
    const first = await guest.placePaid({ contact: { kind: 'email', value: 'chen@example.org' } });
    const second = await guest.placePaid({ contact: { kind: 'email', value: 'chen@example.org' } });
    const { sponsorNumber } = await guest.read(first);
    await app.deps.jobs.drain();
    app.deps.mailer.sent.splice(0);
    expect(await ask(sponsorNumber)).toMatchObject({ channel: 'mail' });
    expect(app.deps.mailer.sent).toMatchObject([{ to: 'chen@example.org' }]);
    const code = /\d{6}/.exec(app.deps.mailer.sent[0]?.text ?? '')?.[0] ?? '';
    expect(
      await erase(sponsorNumber.replaceAll('-', ' '), `${code.slice(0, 3)} ${code.slice(3)}`),
    ).toMatchObject({ erased: 1 });
    expect(await codeOf(guest.read(first))).toBe('link-invalid');
    expect(await guest.read(second)).toMatchObject({ name: '陈静慧' });
    expect(await codeOf(ask(sponsorNumber))).toBe('nothing-kept');
  });

  it('is printed without a name from then on, and nothing is sent', async () => {
    await guest.placePaid(personal());
    const stays = await guest.placePaid({ contact: { kind: 'phone', value: '13700137000' } });
    await app.office('batch', 'open', BOOK);
    await erase(PHONE, await codeFor(PHONE));
    await app.deps.jobs.drain();
    app.deps.sms.sent.splice(0);
    app.deps.mailer.sent.splice(0);
    await app.office('batch', 'close', '2026-001');
    expect(await app.office('batch', 'print', '2026-001')).toEqual(['batch 2026-001 is printing 2 orders']);
    expect(await app.office('order', 'addresses')).toEqual([]);
    const [line] = (await app.office('batch', 'names', '2026-001')) as string[];
    expect(line).toContain('**');
    expect(await app.office('batch', 'complete', '2026-001')).toEqual([
      '2 orders complete, 0 still to be shipped',
    ]);
    expect(await guest.read(stays)).toMatchObject({ status: 'completed' });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toEqual([]);
    expect(new Set(app.deps.sms.sent.map(({ mobile }) => mobile))).toEqual(new Set(['13700137000']));
  });

  it('is not owed an unpaid order any more', async () => {
    const token = await guest.place(personal());
    const cashier = await guest.cashier(token);
    expect(await erase(PHONE, await codeFor(PHONE))).toMatchObject({ erased: 1 });
    expect(await rows()).toMatchObject([{ status: 'cancelled', personal: null }]);
    await app.approve(cashier);
    await app.deps.jobs.drain();
    expect(await rows()).toMatchObject([{ status: 'cancelled', personal: null }]);
    expect(await donors()).toMatchObject({ total: 0 });
  });
});

describe('A code that cannot be sent', () => {
  const refused = () => Promise.reject(new MessageRefused('SignatureDoesNotMatch', { all: true }));
  /** Those that wait for later are due now. */
  async function later(): Promise<void> {
    await database.pool.query(`update pgboss.job set start_after = now() where name = 'guest.erasure-code'`);
    await app.deps.jobs.drain();
  }

  it.each([
    ['zh-Hans', '验证码没有发出'],
    ['zh-Hant', '驗證碼沒有送出'],
    ['en', 'The code could not be sent'],
    ['ja', '認証コードをお送りできませんでした'],
    ['th', 'ส่งรหัสไม่สำเร็จ'],
  ])('is told at once, in words of %s', async (locale, words) => {
    await guest.placePaid(personal());
    app.deps.sms.answer = refused;
    const donor = await app.sponsorer(undefined, locale);
    const asked = ask(PHONE, donor);
    await expect(asked).rejects.toMatchObject({
      code: 'code-not-sent',
      message: expect.stringContaining(words),
    });
  });

  it('does not count, and is never sent', async () => {
    await guest.placePaid(personal());
    await app.deps.jobs.drain();
    app.deps.sms.sent.splice(0);
    app.deps.sms.answer = refused;
    for (let times = 0; times < 3; times += 1) expect(await codeOf(ask(PHONE))).toBe('code-not-sent');
    app.deps.sms.answer = undefined;
    await later();
    expect(app.deps.sms.sent).toEqual([]);
    expect(await erase(PHONE, await codeFor(PHONE))).toMatchObject({ erased: 1 });
  });

  it('is sent by the job when the provider gave no clear word, and works', async () => {
    await guest.placePaid(personal());
    await app.deps.jobs.drain();
    app.deps.sms.sent.splice(0);
    app.deps.sms.answer = () => Promise.reject(new Error('timeout'));
    expect(await codeOf(ask(PHONE))).toBe('ok');
    app.deps.sms.answer = undefined;
    await later();
    expect(app.deps.sms.sent).toMatchObject([{ mobile: PHONE }]);
    const code = app.deps.sms.sent[0]?.code ?? '';
    await later();
    expect(app.deps.sms.sent).toHaveLength(1);
    expect(await erase(PHONE, code)).toMatchObject({ erased: 1 });
  });
});

describe('Nobody else', () => {
  it('erases anything: not by a wrong code, not by many at once, not by another’s code', async () => {
    const token = await guest.placePaid(personal());
    await guest.placePaid({ contact: { kind: 'phone', value: '13700137000' } });
    const foreign = await codeFor('13700137000');
    const code = await codeFor(PHONE);
    if (foreign !== code) expect(await codeOf(erase(PHONE, foreign))).toBe('erasure-code-wrong');
    // The right one among them, sent at the same moment after the tries are used up.
    const wrong = Array.from({ length: 40 }, () => codeOf(erase(PHONE, otherThan(code))));
    expect(new Set(await Promise.all(wrong))).toEqual(new Set(['erasure-code-wrong']));
    expect(await codeOf(erase(PHONE, code))).toBe('erasure-code-wrong');
    expect(await guest.read(token)).toMatchObject({ name: '陈静慧' });
  });

  it('uses a code twice or after its time', async () => {
    await guest.placePaid(personal());
    const late = await codeFor(PHONE);
    app.clock.advance({ minutes: 10 });
    expect(await codeOf(erase(PHONE, late))).toBe('erasure-code-wrong');
    const code = await codeFor(PHONE);
    const both = await Promise.all([1, 2, 3].map(() => codeOf(erase(PHONE, code))));
    expect(both.toSorted()).toEqual(['erasure-code-wrong', 'erasure-code-wrong', 'ok']);
    await guest.placePaid(personal());
    expect(await codeOf(erase(PHONE, code))).toBe('erasure-code-wrong');
  });

  it('has a code sent without reading a picture, or many to one phone', async () => {
    await guest.placePaid(personal());
    expect(await codeOf(guest.left.sendErasureCode({ query: PHONE, language }))).toBe(
      'uni-captcha-text-required',
    );
    await ask(PHONE);
    expect(await codeOf(ask(PHONE, await app.sponsorer()))).toBe('too-many-requests');
    app.clock.advance({ minutes: 1 });
    expect(await codeOf(ask(PHONE))).toBe('ok');
    for (const query of ['13600136000', '482-915-0376', 'nobody@example.org']) {
      expect(await codeOf(ask(query))).toBe('nothing-kept');
    }
    expect(await codeOf(ask('x'))).toBe('param-invalid');
  });

  it('erases what an account keeps, not even by its contact', async () => {
    const chen = await app.sponsorer('chen-jinghui');
    const own = await chen.placePaid(personal());
    expect(await codeOf(ask(PHONE))).toBe('kept-in-account');
    await guest.placePaid(personal());
    expect(await erase(PHONE, await codeFor(PHONE))).toMatchObject({ erased: 1 });
    expect(await chen.read(own)).toMatchObject({ name: '陈静慧', ownership: 'own' });
  });
});

describe('Names and dedication', () => {
  it('are taken only with the separate consent, which is kept with the order', async () => {
    for (const consent of ['', 'yes', '2999-01-01']) {
      await expect(guest.calls.placeOrder(order({ consent }))).rejects.toMatchObject({
        code: 'consent-required',
        field: 'consent',
      });
    }
    expect(await rows()).toEqual([]);
    const { consent } = order();
    await guest.place();
    expect(await rows()).toMatchObject([{ consent_version: consent }]);
  });
});
