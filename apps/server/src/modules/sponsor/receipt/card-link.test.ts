import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { order, sponsoringApp } from '../sponsor.testing.ts';

const database = startTestDatabase();
const ORIGIN = 'https://temple.example';
const CONTACT = 'chen@example.com';
let app: Awaited<ReturnType<typeof sponsoringApp>>;
beforeEach(async () => {
  app = await sponsoringApp(database, { PUBLIC_URL: ORIGIN });
});
afterEach(() => app.app.close());

async function paid(change: Parameters<typeof order>[0] = {}): Promise<string> {
  const { orderToken } = await app.client.placeOrder(
    order({ contact: { kind: 'email', value: CONTACT }, ...change }),
  );
  const { methods } = await app.payments.methods({ language: 'zh-Hans' });
  const { url } = await app.client.startPayment({
    orderToken,
    methodId: methods[0]?.id ?? '',
    language: 'zh-Hans',
  });
  await app.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=approve',
  });
  await app.client.order({ orderToken, language: 'zh-Hans' });
  return orderToken;
}
/** The address to send to others, as path and query. */
async function shared(token: string, query = '?lang=zh-Hans'): Promise<string> {
  const { url } = (await app.app.inject(`/receipts/${token}/card-link${query}`)).json<{ url: string }>();
  expect(url.startsWith(`${ORIGIN}/cards/`)).toBe(true);
  return url.slice(ORIGIN.length);
}
const open = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
/** A tag of the head, as it is written. */
const tag = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
const pictureOf = (html: string) => String(tag(html, 'og:image')?.replaceAll('&amp;', '&'));
const refund = () =>
  database.pool.query("UPDATE sponsor_orders SET status = 'refunded' WHERE status = 'paid'");

describe('A link to a card', () => {
  it.each(LANGUAGES)(
    'shows the card in a chat, with words in the language %s',
    async (language: Language) => {
      const { body, headers } = await open(await shared(await paid({ name: '陈静慧' }), `?lang=${language}`));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain(`<html lang="${language}">`);
      const picture = pictureOf(body);
      expect(picture).toMatch(new RegExp(`^${ORIGIN}/cards/[\\w-]+/card\\.png\\?lang=${language}$`));
      expect(tag(body, 'og:description')).toContain('陈静慧');
      expect(tag(body, 'og:title')).not.toBe('');
      expect(body).toContain(`href="/zhuyin/?lang=${language}"`);
      const drawn = await open(picture.slice(ORIGIN.length));
      expect(drawn.headers['content-type']).toBe('image/png');
      expect([drawn.rawPayload.readUInt32BE(16), drawn.rawPayload.readUInt32BE(20)]).toEqual([1_080, 1_080]);
      const tagged = { 'if-none-match': String(drawn.headers.etag) };
      expect((await open(picture.slice(ORIGIN.length), tagged)).statusCode).toBe(304);
    },
  );

  it('says neither number nor contact nor amount nor to whom it is dedicated, and opens nothing else', async () => {
    const token = await paid();
    const { order: seen } = await app.client.order({ orderToken: token, language: 'zh-Hans' });
    const link = await shared(token);
    const { body } = await open(link);
    for (const secret of [
      token,
      seen.sponsorNumber,
      seen.sponsorNumber.replaceAll('-', ''),
      CONTACT,
      '50.00',
    ])
      expect(link + body).not.toContain(secret);
    for (const name of seen.dedication.names) expect(body).not.toContain(name);
    const secret = new URL(link, ORIGIN).pathname.split('/')[2] ?? '';
    for (const path of ['certificate.png', 'certificate.webp', 'card.png', 'card-link'])
      expect((await open(`/receipts/${secret}/${path}`)).statusCode).toBe(404);
    await expect(app.client.order({ orderToken: secret, language: 'zh-Hans' })).rejects.toMatchObject({
      code: 'link-invalid',
    });
  });

  it('names nobody where the one who shares wished so, and that cannot be changed by its address', async () => {
    const token = await paid({ name: '陈静慧' });
    const hidden = await shared(token, '?lang=zh-Hans&name=hidden');
    const { body } = await open(`${hidden}&name=shown&shape=upright`);
    expect(body).not.toContain('陈静慧');
    expect(body).toContain('隐名善信');
    const named = await open(await shared(token));
    const pictures = [body, named.body].map((html) => pictureOf(html).slice(ORIGIN.length));
    const [unnamed, shown] = [await open(pictures[0] ?? ''), await open(pictures[1] ?? '')];
    expect(unnamed.rawPayload.equals(shown.rawPayload)).toBe(false);
  });

  it('holds names of the whole of Unicode as text', async () => {
    const name = `"'><b>&amp; 𠮷 ส`;
    const { body } = await open(await shared(await paid({ name })));
    expect(tag(body, 'og:description')).toContain('&quot;&#39;&gt;&lt;b&gt;&amp;amp; 𠮷 ส');
    expect(body).not.toContain('<b>');
    expect(body.match(/<script/g)).toBeNull();
  });

  it('leads into the app, and has no picture, once the money was given back', async () => {
    const link = await shared(await paid(), '?lang=th');
    const picture = pictureOf((await open(link)).body).slice(ORIGIN.length);
    expect((await open(picture)).statusCode).toBe(200);
    await refund();
    expect(await open(link)).toMatchObject({
      statusCode: 302,
      headers: { location: '/zhuyin/?lang=th' },
    });
    expect(await open(picture)).toMatchObject({ statusCode: 404, body: '{"error":"not found"}' });
  });

  it('holds the place of a picture that cannot be drawn yet, and asks again by itself', async () => {
    const limited = await sponsoringApp(database, { PUBLIC_URL: ORIGIN, RATE_CERTIFICATES_PER_HOUR: '1' });
    const token = await paid();
    const link = await shared(token);
    const hidden = await shared(token, '?lang=ja&name=hidden');
    try {
      // The one drawing of the hour, however long it takes here.
      const picture = `${new URL(link, ORIGIN).pathname}/card.png?lang=zh-Hans`;
      await expect
        .poll(async () => (await limited.app.inject(picture)).statusCode, { timeout: 60_000 })
        .toBe(200);
      const first = await limited.app.inject(link);
      expect(first.body).toContain('<img src="/cards/');
      expect(first.headers.refresh).toBeUndefined();
      const second = await limited.app.inject(hidden);
      expect(second).toMatchObject({
        statusCode: 200,
        headers: { refresh: '600', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      });
      expect(second.body).toContain('カードを描いています。');
      expect(second.body).not.toContain('<img');
      expect(pictureOf(second.body)).toContain('/card.png?lang=ja');
    } finally {
      await limited.app.close();
    }
  }, 90_000);

  it('asked for by many at once takes one place of those who wait', async () => {
    const link = await shared(await paid(), '?lang=th');
    const picture = pictureOf((await open(link)).body);
    const asked = [link, ...Array.from({ length: 6 }, () => picture.slice(ORIGIN.length))];
    const answers = await Promise.all(asked.map((url) => open(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  });

  it('is not made for what is not paid, and a made-up one leads into the app', async () => {
    const { orderToken } = await app.client.placeOrder(order());
    expect((await open(`/receipts/${orderToken}/card-link`)).statusCode).toBe(404);
    const link = new URL(await shared(await paid()), ORIGIN).pathname;
    const changed = link.slice(0, -8) + (link.endsWith('A'.repeat(8)) ? 'B' : 'A').repeat(8);
    for (const path of [
      changed,
      '/cards/%00',
      '/cards/x',
      `/cards/${'A'.repeat(4_000)}`,
      '/cards/__proto__',
    ]) {
      const answer = await open(`${path}?lang=%22%3E%3Cscript%3E`, { 'accept-language': 'ja' });
      expect([302, 400, 404, 414], path).toContain(answer.statusCode);
      if (answer.statusCode === 302) expect(answer.headers.location).toBe('/zhuyin/?lang=ja');
      expect((await open(`${path}/card.png`)).statusCode, path).not.toBe(200);
    }
  });

  it('is in the reader’s language where it names none', async () => {
    const link = (await shared(await paid())).split('?')[0] ?? '';
    expect((await open(link, { 'accept-language': 'en' })).body).toContain('<html lang="en">');
    expect((await open(`${link}?lang[]=th&lang=xx`, { 'accept-language': 'ja' })).body).toContain(
      '<html lang="ja">',
    );
  });
});
