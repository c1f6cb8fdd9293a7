import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { order, sponsoringApp } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof sponsoringApp>>;
beforeEach(async () => {
  app = await sponsoringApp(database);
});
afterEach(() => app.app.close());

async function paid(language: Language, change: Parameters<typeof order>[0] = {}) {
  const { orderToken } = await app.client.placeOrder(
    order({ language, receiptEmail: 'chen@example.com', ...change }),
  );
  const { methods } = await app.payments.methods({ language });
  const { url } = await app.client.startPayment({ orderToken, methodId: methods[0]?.id ?? '', language });
  await app.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=approve',
  });
  await app.client.order({ orderToken, language });
  return orderToken;
}
const picture = (token: string, query = '') => app.app.inject(`/receipts/${token}/certificate.png${query}`);

describe('The receipt', () => {
  it.each(LANGUAGES)('is written in the orderer’s language (%s), with the certificate', async (language) => {
    const token = await paid(language, { name: '陈静慧 & Söhne' });
    await app.deps.jobs.drain();
    const [mail] = app.deps.mailer.sent;
    const { order: seen } = await app.client.order({ orderToken: token, language });
    expect(mail).toMatchObject({ to: 'chen@example.com', attachments: [{ contentType: 'image/png' }] });
    for (const fact of [seen.sponsorNumber, seen.bookTitle, '陈静慧 & Söhne', '50.00', token])
      expect(mail?.text).toContain(fact);
    expect(mail?.html).toContain('陈静慧 &amp; Söhne');
    expect(mail?.text).not.toMatch(/[{}]/);
  });

  it('is sent once, however often its job runs, and goes to the contact when no other address was given', async () => {
    await paid('en', { receiptEmail: null, contact: { kind: 'email', value: 'wang@example.com' } });
    const [{ id }] = (await database.pool.query('select id from sponsor_orders')).rows;
    await app.deps.jobs.enqueue({ db: database.db }, 'mail.receipt', { orderId: id });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent.map(({ to }) => to)).toEqual(['wang@example.com']);
  });

  it('is not sent to a phone', async () => {
    await paid('en', { receiptEmail: null });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toEqual([]);
  });
});

describe('The certificate', () => {
  it('is a picture 1080 wide for the holder of the link, kept by the browser until it changes', async () => {
    const token = await paid('zh-Hans');
    const answer = await picture(token, '?lang=th');
    expect(answer.headers['content-type']).toBe('image/png');
    expect([answer.rawPayload.readUInt32BE(16), answer.rawPayload.readUInt32BE(20)]).toEqual([1_080, 1_440]);
    const again = await app.app.inject({
      url: `/receipts/${token}/certificate.png?lang=th`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is shown in a third of the bytes, with the same pixels', async () => {
    const token = await paid('zh-Hans');
    const kept = await picture(token, '?lang=zh-Hans');
    const shown = await app.app.inject(`/receipts/${token}/certificate.webp?lang=zh-Hans`);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-disposition': expect.stringMatching(/^inline; filename="certificate-[\d-]+\.webp"$/),
    });
    const [one, other] = await Promise.all(
      [kept, shown].map(({ rawPayload }) => sharp(rawPayload).ensureAlpha().raw().toBuffer()),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
    expect(shown.rawPayload.length).toBeLessThan(kept.rawPayload.length / 2);
    expect(shown.headers.etag).not.toBe(kept.headers.etag);
  });

  it('is drawn anew only so often within an hour, and then comes later; what was drawn stays to be had', async () => {
    const limited = await sponsoringApp(database, { RATE_CERTIFICATES_PER_HOUR: '2' });
    const token = await paid('zh-Hans');
    const seen = (query: string, tag = '') =>
      limited.app.inject({
        url: `/receipts/${token}/certificate.png${query}`,
        headers: { 'if-none-match': tag },
      });
    const { anonymous, dedication } = order();
    const amend = (name: string) =>
      limited.client.amend({ orderToken: token, name, anonymous, dedication, language: 'zh-Hans' });
    const first = await seen('?lang=zh-Hans');
    await amend('陈静');
    const second = await seen('?lang=zh-Hans');
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    await amend('陈慧');
    const refused = await seen('?lang=zh-Hans');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await amend('陈静');
    const again = await seen('?lang=zh-Hans');
    expect(again.rawPayload.equals(second.rawPayload)).toBe(true);
    expect((await seen('?lang=zh-Hans', String(again.headers.etag))).statusCode).toBe(304);
    limited.clock.advance({ hours: 1, minutes: 1 });
    expect((await seen('?lang=zh-Hant')).statusCode).toBe(200);
    await limited.app.close();
  });

  it('lies on the disk once it is drawn, and is drawn again when it is gone from there', async () => {
    const token = await paid('zh-Hans', { name: '王建国' });
    const folder = join(app.deps.settings.DATA_DIR, 'certificates');
    const answer = await picture(token);
    const files = await readdir(folder);
    expect(files).toEqual([JSON.parse(String(answer.headers.etag))]);
    expect((await readFile(join(folder, files[0] ?? ''))).includes('IHDR')).toBe(false);
    await rm(folder, { recursive: true });
    expect((await picture(token)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('is not there for an unpaid order or a wrong link', async () => {
    const { orderToken } = await app.client.placeOrder(order());
    expect((await picture(orderToken)).statusCode).toBe(404);
    expect((await picture('A'.repeat(38))).statusCode).toBe(404);
    expect((await picture('..%2F..%2Fetc')).statusCode).toBe(404);
  });
});

describe('A card to show to others', () => {
  const card = (token: string, query = '') => app.app.inject(`/receipts/${token}/card.png${query}`);
  const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

  it('is square or upright, with the name or without, and tells the number nowhere', async () => {
    const token = await paid('zh-Hans');
    // One after another: a third drawing at once for one link is told to come again.
    const square = await card(token);
    const upright = await card(token, '?shape=upright');
    const hidden = await card(token, '?name=hidden');
    expect(size(square.rawPayload)).toEqual([1_080, 1_080]);
    expect(size(upright.rawPayload)).toEqual([1_080, 1_440]);
    expect(hidden.rawPayload.equals(square.rawPayload)).toBe(false);
    expect(square.headers['content-disposition']).toBe('inline; filename="card.png"');
    expect(square.headers['cache-control']).toBe('private, no-cache');
  });

  it('is not there for an unpaid order, a wrong link, or once the money was given back', async () => {
    const { orderToken } = await app.client.placeOrder(order());
    expect((await card(orderToken)).statusCode).toBe(404);
    expect((await card('A'.repeat(38))).statusCode).toBe(404);
    const token = await paid('zh-Hans');
    expect((await card(token)).statusCode).toBe(200);
    await database.pool.query("UPDATE sponsor_orders SET status = 'refunded' WHERE status = 'paid'");
    expect((await card(token)).statusCode).toBe(404);
    expect((await card(token, '?shape=upright&name=hidden')).statusCode).toBe(404);
    expect((await picture(token)).statusCode).toBe(404);
  });
});
