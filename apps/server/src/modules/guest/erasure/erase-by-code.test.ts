import type { payment } from '@yuanguang/contract/objects/payment';
import type { PlaceOrderInput, sponsor } from '@yuanguang/contract/objects/sponsor';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type GiverOfTest, type GivingApp, givingApp } from '../../donate/donate.testing.ts';
import { seedSponsor } from '../../sponsor/books/seed.ts';
import { order } from '../../sponsor/sponsor.testing.ts';

const database = startTestDatabase();
const language = 'zh-Hans';
const PHONE = '13800138000';
const EMAIL = 'chen@example.org';
const OTHERS = { contact: { kind: 'phone', value: '13700137000' } } as const;
let app: GivingApp;
let visitor: GiverOfTest;
beforeEach(async () => {
  app = await givingApp(database);
  await seedSponsor({ db: database.db });
  visitor = await app.giver();
});
afterEach(() => app.close());

const orders = (who: GiverOfTest) =>
  who.cloud.object<typeof sponsor>('sponsor', { all: { preventDuplicate: false } });
async function sponsored(change: Partial<PlaceOrderInput> = {}, who = visitor): Promise<string> {
  const { orderToken } = await orders(who).placeOrder(
    order({ contact: { kind: 'phone', value: PHONE }, ...change }),
  );
  const { methods } = await who.cloud.object<typeof payment>('payment').methods({ language });
  const { url } = await orders(who).startPayment({ orderToken, methodId: methods[0]?.id ?? '', language });
  await app.decide(new URL(url).pathname, 'approve');
  await orders(who).order({ orderToken, language });
  return orderToken;
}
const orderOf = (orderToken: string) => orders(visitor).order({ orderToken, language });
async function codeFor(query: string, who = visitor): Promise<string> {
  app.deps.sms.sent.splice(0);
  app.deps.mailer.sent.splice(0);
  await who.left.sendErasureCode({ query, captcha: await who.captcha('find-order'), language });
  const sent = [...app.deps.sms.sent, ...app.deps.mailer.sent];
  expect(sent).toHaveLength(1);
  return app.deps.sms.sent[0]?.code ?? /\b\d{6}\b/.exec(app.deps.mailer.sent[0]?.text ?? '')?.[0] ?? '';
}
const erase = (query: string, code: string) => visitor.left.erase({ query, code, language });

describe('One code to the contact', () => {
  it('erases what was sponsored and what was given with it, and nothing of others', async () => {
    const mine = [await sponsored(), await visitor.givePaid()] as const;
    const others = [await sponsored(OTHERS), await visitor.givePaid(OTHERS)] as const;
    await app.deps.jobs.drain();
    const code = await codeFor(PHONE);
    expect(await erase(PHONE, code)).toMatchObject({ erased: 2 });
    expect(await codeOf(orderOf(mine[0]))).toBe('link-invalid');
    expect(await codeOf(visitor.read(mine[1]))).toBe('link-invalid');
    expect(await codeOf(orderOf(others[0]))).toBe('ok');
    expect(await codeOf(visitor.read(others[1]))).toBe('ok');
    expect(await codeOf(erase(PHONE, code))).toBe('erasure-code-wrong');
    app.clock.advance({ minutes: 2 });
    expect(await codeOf(codeFor(PHONE))).toBe('nothing-kept');
  });

  it('is sent where there is only a gift, or only a sponsorship, and by the number of either erases that alone', async () => {
    const email = { contact: { kind: 'email', value: EMAIL } } as const;
    const [token, gift] = [await sponsored(email), await visitor.givePaid(email)];
    await visitor.givePaid();
    await app.deps.jobs.drain();
    expect(await erase(PHONE, await codeFor(PHONE))).toMatchObject({ erased: 1 });
    const { giftNumber } = await visitor.read(gift);
    expect(await erase(giftNumber, await codeFor(giftNumber))).toMatchObject({ erased: 1 });
    expect(await codeOf(visitor.read(gift))).toBe('link-invalid');
    const { order: seen } = await orderOf(token);
    app.clock.advance({ minutes: 2 });
    expect(await erase(seen.sponsorNumber, await codeFor(seen.sponsorNumber))).toMatchObject({ erased: 1 });
    expect(await codeOf(orderOf(token))).toBe('link-invalid');
  });

  it('leaves what an account keeps, and says so where there is nothing else', async () => {
    const member = await app.giver('chen-jinghui');
    const own = await sponsored({}, member);
    await app.deps.jobs.drain();
    expect(await codeOf(codeFor(PHONE))).toBe('kept-in-account');
    await visitor.givePaid();
    await app.deps.jobs.drain();
    expect(await erase(PHONE, await codeFor(PHONE))).toMatchObject({ erased: 1 });
    expect(await codeOf(orders(member).order({ orderToken: own, language }))).toBe('ok');
  });

  it('is for its own contact alone, and nothing can be asked for that is neither number nor contact', async () => {
    await sponsored();
    const theirs = await visitor.givePaid(OTHERS);
    await app.deps.jobs.drain();
    const code = await codeFor(PHONE);
    await codeFor(OTHERS.contact.value);
    const foreign = app.deps.sms.sent[0]?.code ?? '';
    if (foreign !== code) expect(await codeOf(erase(OTHERS.contact.value, code))).toBe('erasure-code-wrong');
    expect(await codeOf(visitor.read(theirs))).toBe('ok');
    for (const query of ['x', "' or 1=1 --", '%', '']) {
      expect(await codeOf(erase(query, code)), query).toBe('param-invalid');
    }
  });
});
