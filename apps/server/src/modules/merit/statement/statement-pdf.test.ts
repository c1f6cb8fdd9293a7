import { LANGUAGES } from '@yuanguang/contract/languages';
import type { merit } from '@yuanguang/contract/objects/merit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { letters, pagesOf } from '../../../lib/pdf/pdf.testing.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type GivingApp, givingApp } from '../../donate/donate.testing.ts';
import { statementMessages } from './messages.ts';

const database = startTestDatabase();
let app: GivingApp;
beforeEach(async () => {
  app = await givingApp(database);
  app.clock.set('2026-03-01T04:00:00Z');
});
afterEach(() => app.close());

async function pdfOf(who: Awaited<ReturnType<GivingApp['giver']>>, year = 2026): Promise<string[]> {
  const { pdf } = await who.cloud.object<typeof merit>('merit').statementPdf({ year });
  return pagesOf(Buffer.from(pdf, 'base64'));
}

it.each(LANGUAGES)(
  'lists what was given with its sum, never the amount of a silent gift: %s',
  async (locale) => {
    const chen = await app.giver('chen-jinghui', { locale });
    const token = await chen.givePaid({ amountFen: 36_00 });
    await chen.givePaid({ amountFen: 777_00, silent: true });
    const pages = await pdfOf(chen);
    expect(pages).toHaveLength(1);
    const page = letters(pages.join(''));
    const t = statementMessages(locale);
    const words = [t('temple'), t('total', { amount: '36.00' })];
    // Long Thai lines come apart in the reader, not on the leaf.
    if (locale !== 'th') words.push(t('title'), t('silentNote'), t('note'));
    for (const each of words) expect(page).toContain(letters(each));
    expect(page).toContain(letters((await chen.read(token)).giftNumber));
    expect(page).not.toContain('777.00');
    expect(page).not.toContain('〓');
  },
);

it('goes over as many leaves as it takes, each with the head of the table and its number', async () => {
  const chen = await app.giver('chen-jinghui');
  const uid = (await chen.account.me({})).uid;
  await chen.givePaid({ amountFen: 3_00 });
  await database.pool.query(
    `insert into donate_gifts
     select (r).* from (
       select jsonb_populate_record(g, jsonb_build_object(
         'id', lpad(to_hex(n), 24, 'a'), 'gift_number', (20000000000 + n)::text, 'idempotency_key', 'many-' || n)) as r
       from donate_gifts g, generate_series(1, 99) n where g.uid = $1) many`,
    [uid],
  );
  const pages = await pdfOf(chen);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(letters(page)).toContain(`${index + 1}/${pages.length}`);
  }
  expect(letters(pages.at(-1) ?? '')).toContain('300.00');
});

it('is that of who calls, for who is logged in, thirty times an hour', async () => {
  const chen = await app.giver('chen-jinghui');
  await chen.givePaid({ amountFen: 36_00 });
  const lin = await app.giver('lin-meihua');
  expect(letters((await pdfOf(lin)).join(''))).toContain('0.00');
  expect(letters((await pdfOf(lin)).join(''))).not.toContain('36.00');
  const guest = (await app.giver()).cloud.object<typeof merit>('merit');
  expect(await codeOf(guest.statementPdf({ year: 2026 }))).toMatch(/^uni-id-/);
  for (const year of [1999, 3000, 2026.5]) {
    const asked = lin.cloud.object<typeof merit>('merit').statementPdf({ year });
    expect(await codeOf(asked)).toBe('param-invalid');
  }
  const codes = new Set<string>();
  for (let n = 0; n < 30; n += 1) codes.add(await codeOf(pdfOf(lin)));
  expect([...codes]).toEqual(['ok', 'too-many-requests']);
});
