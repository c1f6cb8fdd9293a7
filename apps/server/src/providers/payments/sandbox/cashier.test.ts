import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { order, sponsoringApp } from '../../../modules/sponsor/sponsor.testing.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { MESSAGES } from './messages.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof sponsoringApp>>;
beforeEach(async () => {
  app = await sponsoringApp(database, { LICENCE_NUMBER: '甲〔2026〕1 <b>', ICP_NUMBER: 'ICP 1' });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.app.close());

const language = 'zh-Hans';
async function atTheCashier(change: Parameters<typeof order>[0] = {}) {
  const placed = await app.client.placeOrder(order(change));
  const { url } = await app.client.startPayment({
    orderToken: placed.orderToken,
    methodId: 'sandbox.page',
    language: change.language ?? language,
  });
  return { token: placed.orderToken, page: new URL(url).pathname };
}
const post = (page: string, form: Record<string, string>) =>
  app.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const read = async (orderToken: string) => (await app.client.order({ orderToken, language })).order;
const ask = async (text: string) => (await database.pool.query(text)).rows;
const booked = async () => (await ask(`select count(*)::int as n from ledger_entries`))[0].n;

describe('At the test cashier the payer', () => {
  it('approves, and the notice over real HTTP books the payment while nobody looks', async () => {
    const { token, page } = await atTheCashier();
    const answer = await post(page, { action: 'approve' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${app.deps.settings.PUBLIC_URL}/zhuyin/#/result?token=${token}`);
    await expect
      .poll(() => ask('select id from sandbox_notifications where acknowledged_at is null'), {
        timeout: 10_000,
      })
      .toEqual([]);
    expect(await ask('select status from sponsor_orders')).toEqual([{ status: 'paid' }]);
    expect(await booked()).toBe(1);
  });

  it('is not kept waiting by a notice that was tried thousands of times in vain', async () => {
    const refused = await atTheCashier({ name: '王秀兰' });
    await post(refused.page, { action: 'decline' });
    await ask(`update sandbox_notifications set tries = 5000, acknowledged_at = null,
      next_try_at = '2026-03-01T02:00:00Z'`);
    const { page } = await atTheCashier();
    await post(page, { action: 'approve' });
    await expect
      .poll(() => ask('select id from sandbox_notifications where acknowledged_at is null'), {
        timeout: 10_000,
      })
      .toEqual([]);
    expect(await booked()).toBe(1);
  });

  it('declines, and may pay again', async () => {
    const { token, page } = await atTheCashier();
    await post(page, { action: 'decline' });
    expect(await read(token)).toMatchObject({ status: 'unpaid', payment: 'declined' });
    expect((await post(page, { action: 'approve' })).statusCode).toBe(200);
    const again = await app.client.startPayment({ orderToken: token, methodId: 'sandbox.page', language });
    await post(new URL(again.url).pathname, { action: 'approve' });
    expect((await read(token)).status).toBe('paid');
  });

  it('pays with delay: open first, paid when the time has come', async () => {
    const { token, page } = await atTheCashier();
    await post(page, { action: 'delay', seconds: '10' });
    expect(await read(token)).toMatchObject({ status: 'unpaid', payment: 'pending' });
    app.clock.advance({ seconds: 11 });
    expect((await read(token)).status).toBe('paid');
  });

  it('walks away, and the cashier takes nothing once the order’s time is over', async () => {
    const { token, page } = await atTheCashier();
    app.clock.advance({ minutes: 31 });
    expect((await post(page, { action: 'approve' })).statusCode).toBe(200);
    expect(await read(token)).toMatchObject({ status: 'expired', payment: 'expired' });
    expect(await booked()).toBe(0);
  });

  it('cannot change what is paid, nor put a page into the page', async () => {
    const { page } = await atTheCashier();
    await ask(`update sandbox_payments set title = '<img src=x onerror=alert(1)>'`);
    await post(page, { action: 'approve', amount_fen: '1', state: 'refunded' });
    const answer = await app.app.inject(page);
    expect(answer.body).toContain('&lt;img');
    expect(answer.body).toContain('¥50.00');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.app.inject('/cashier/T0')).statusCode).toBe(404);
  });

  it('reads who may take the money', async () => {
    const { page } = await atTheCashier();
    const { body } = await app.app.inject(page);
    expect(body).toContain('<p>互联网宗教信息服务许可证 甲〔2026〕1 &lt;b&gt;</p><p>网站备案号 ICP 1</p>');
  });

  it('meets the icon by which the app is known, which its policy lets through', async () => {
    const { page } = await atTheCashier();
    const { body, headers } = await app.app.inject(page);
    expect(body).toContain('<link rel="icon" href="/favicon.ico">');
    expect(headers['content-security-policy']).toContain("img-src 'self'");
  });
});

describe('The cashier’s tricks', () => {
  it.each(['forge', 'otherAmount', 'otherOrder', 'early'])('%s: refused, nothing booked', async (trick) => {
    const { token, page } = await atTheCashier();
    const answer = await post(`${page}/notices`, { trick });
    expect(answer.body).toContain('400 REFUSED');
    expect(await read(token)).toMatchObject({ status: 'unpaid' });
    expect(await booked()).toBe(0);
  });

  it.each(['repeat', 'reorder'])('%s: acknowledged, booked once', async (trick) => {
    const { token, page } = await atTheCashier();
    await post(page, { action: 'approve' });
    const answer = await post(`${page}/notices`, { trick });
    expect(answer.body).toContain('200 RECEIVED');
    expect(answer.body).not.toContain('REFUSED');
    expect((await read(token)).status).toBe('paid');
    expect(await booked()).toBe(1);
  });
});

it('The cashier says in every language that it takes no money', async () => {
  for (const [spoken, words] of Object.entries(MESSAGES.notReal)) {
    const { page } = await atTheCashier({ language: spoken as keyof typeof MESSAGES.notReal });
    expect((await app.app.inject(page)).body).toContain(words);
  }
});

it('Nothing of the server knows this cashier by name, but its own folder and the settings', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const files = (await readdir(root, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(file))
    .filter((file) => !file.startsWith('testing/') && !file.startsWith('providers/payments/sandbox/'));
  const knowing: string[] = [];
  for (const file of files) {
    // "; sandbox" is a word of content security policies.
    if (/(?<!; )sandbox|cashier\//i.test(await readFile(join(root, file), 'utf8'))) knowing.push(file);
  }
  expect(files.length).toBeGreaterThan(50);
  expect(knowing.sort()).toEqual(['settings-production.ts', 'settings-values.ts']);
});
