import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type OwnOrdersApp, ownOrdersApp, personal } from '../own-orders.testing.ts';

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
const OTHER_PHONE = '13700137000';
const STRANGERS = '13600136000';

async function ask(contact: string, who = guest) {
  const captcha = await who.captcha('find-order');
  return who.calls.sendOpenCode({ contact, captcha, language });
}
async function codeFor(contact: string): Promise<string> {
  await app.deps.jobs.drain();
  app.deps.sms.sent.splice(0);
  app.deps.mailer.sent.splice(0);
  await ask(contact);
  await app.deps.jobs.drain();
  const words = app.deps.sms.sent[0]?.text ?? app.deps.mailer.sent[0]?.text ?? '';
  return /\d{6}/.exec(words)?.[0] ?? '';
}
const open = (contact: string, code: string, who = guest) =>
  who.calls.openByCode({ contact, code, language });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('Who has lost the sponsor number', () => {
  it('opens the orders of a phone by a code sent to it, newest first', async () => {
    const first = await guest.placePaid(personal());
    app.clock.advance({ minutes: 5 });
    const second = await guest.place({ contact: { kind: 'phone', value: PHONE }, copies: 3 });
    await guest.placePaid({ contact: { kind: 'phone', value: OTHER_PHONE } });
    const code = await codeFor('+86 138-0013-8000');
    expect(app.deps.sms.sent).toMatchObject([{ mobile: PHONE, code }]);
    const { orders } = await open(PHONE, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(orders.map(({ orderToken }) => orderToken)).toEqual([second, first]);
    expect(orders.map(({ status, copies }) => [status, copies])).toEqual([
      ['unpaid', 3],
      ['paid', 10],
    ]);
    const whole = await guest.read(first);
    expect(orders[1]?.sponsorNumber).toBe(whole.sponsorNumber);
    expect(whole.name).toBe('陈静慧');
  });

  it('opens them by the email, also by the one that only had the receipt', async () => {
    const token = await guest.placePaid(personal());
    const code = await codeFor('chen@example.org');
    expect(app.deps.mailer.sent).toMatchObject([{ to: 'chen@example.org' }]);
    expect((await open('chen@example.org', code)).orders).toMatchObject([{ orderToken: token }]);
  });

  it('is sent the code in their own language', async () => {
    await guest.placePaid(personal());
    await app.deps.jobs.drain();
    app.deps.sms.sent.splice(0);
    await ask(PHONE, await app.sponsorer(undefined, 'th'));
    await app.deps.jobs.drain();
    expect(app.deps.sms.sent[0]?.text).toContain('รหัสสำหรับเปิดรายการร่วมพิมพ์');
  });
});

describe('Nobody else', () => {
  it('learns whether there is an order: the answer is the same, and nothing is sent', async () => {
    await guest.placePaid(personal());
    await app.deps.jobs.drain();
    app.deps.sms.sent.splice(0);
    expect(await ask(STRANGERS)).toEqual(await ask(PHONE));
    await app.deps.jobs.drain();
    expect(app.deps.sms.sent.map(({ mobile }) => mobile)).toEqual([PHONE]);
    // Asked again too early both are refused alike.
    for (const contact of [STRANGERS, PHONE]) expect(await codeOf(ask(contact))).toBe('too-many-requests');
    for (const contact of [STRANGERS, PHONE])
      expect(await codeOf(open(contact, '000000'))).toBe('order-code-wrong');
  });

  it('opens anything by a wrong code, by many at once, by another’s, twice or late', async () => {
    await guest.placePaid(personal());
    await guest.placePaid({ contact: { kind: 'phone', value: OTHER_PHONE } });
    const foreign = await codeFor(OTHER_PHONE);
    const code = await codeFor(PHONE);
    if (foreign !== code) expect(await codeOf(open(PHONE, foreign))).toBe('order-code-wrong');
    const wrong = Array.from({ length: 40 }, () => codeOf(open(PHONE, otherThan(code))));
    expect(new Set(await Promise.all(wrong))).toEqual(new Set(['order-code-wrong']));
    expect(await codeOf(open(PHONE, code))).toBe('order-code-wrong');

    app.clock.advance({ minutes: 61 });
    const late = await codeFor(PHONE);
    app.clock.advance({ minutes: 10 });
    expect(await codeOf(open(PHONE, late))).toBe('order-code-wrong');
    const good = await codeFor(PHONE);
    const both = await Promise.all([1, 2, 3].map(() => codeOf(open(PHONE, good))));
    expect(both.toSorted()).toEqual(['ok', 'order-code-wrong', 'order-code-wrong']);
  });

  it('has a code sent without reading a picture, or opens with one that erases', async () => {
    await guest.placePaid(personal());
    expect(await codeOf(guest.calls.sendOpenCode({ contact: PHONE, language }))).toBe(
      'uni-captcha-text-required',
    );
    const code = await codeFor(PHONE);
    expect(await codeOf(guest.left.erase({ query: PHONE, code, language }))).toBe('erasure-code-wrong');
    for (const contact of ['', 'x', '482-915-0376']) expect(await codeOf(ask(contact))).toBe('param-invalid');
  });
});
