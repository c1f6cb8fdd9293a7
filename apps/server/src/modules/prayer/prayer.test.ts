import type { merit } from '@yuanguang/contract/objects/merit';
import type { prayer } from '@yuanguang/contract/objects/prayer';
import {
  PRAYER_ARCHIVE,
  PRAYER_DELETE,
  PRAYER_FULFIL,
  PRAYER_PAGE,
  PRAYER_REOPEN,
  PRAYER_RESTORE,
} from '@yuanguang/contract/rules/prayer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { id, MOTHER, type PrayerApp, prayerApp } from './prayer.testing.ts';

const database = startTestDatabase();
let app: PrayerApp;
let chen: LoggedIn;
beforeEach(async () => {
  app = await prayerApp(database);
  chen = await app.member();
});
afterEach(() => app.close());

const NONE = { open: [], fulfilled: [], archived: [] };

describe('A prayer', () => {
  it('is written, changed, fulfilled and back, put away and taken out, and deleted by entries of the journal', async () => {
    const phone = app.deviceOf(chen);
    const say = async (...kinds: string[]) => {
      app.clock.advance({ seconds: 1 });
      expect(await phone.send(...kinds.map((kind) => phone.entry(kind, id(1))))).toEqual([]);
      return phone.texts();
    };
    const first = app.clock.now().getTime();
    expect(await phone.send(phone.save(id(1), '愿母亲康复'))).toEqual([]);
    const made = { id: id(1), day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), at: first };
    expect(await phone.list('open')).toEqual([
      { ...made, text: '愿母亲康复', fulfilledAt: null, archived: false },
    ]);
    app.clock.advance({ days: 1 });
    await phone.send(phone.save(id(1)));
    expect(await phone.list('open')).toMatchObject([{ ...made, text: MOTHER }]);
    expect(await say(PRAYER_FULFIL)).toEqual({ ...NONE, fulfilled: [MOTHER] });
    expect(await phone.list('fulfilled')).toMatchObject([
      { ...made, fulfilledAt: app.clock.now().getTime() },
    ]);
    expect(await say(PRAYER_ARCHIVE)).toEqual({ ...NONE, archived: [MOTHER] });
    expect(await say(PRAYER_RESTORE)).toEqual({ ...NONE, fulfilled: [MOTHER] });
    expect(await say(PRAYER_REOPEN)).toEqual({ ...NONE, open: [MOTHER] });
    expect(await phone.list('open')).toMatchObject([{ fulfilledAt: null }]);
    expect(await say(PRAYER_ARCHIVE)).toEqual({ ...NONE, archived: [MOTHER] });
    expect(await say(PRAYER_DELETE)).toEqual(NONE);
    const { rows } = await database.pool.query('select text_sealed from prayers');
    expect(rows).toEqual([{ text_sealed: null }]);
  });

  it('that one device changes and another marks has both', async () => {
    const [phone, tablet] = [app.deviceOf(chen), app.deviceOf(chen, 'b')];
    await phone.send(phone.save(id(1)));
    app.clock.advance({ seconds: 9 });
    const at = app.clock.now().getTime();
    await tablet.send(tablet.entry(PRAYER_FULFIL, id(1)));
    await phone.send(phone.save(id(1), '愿母亲长寿', { at: at - 5_000 }));
    expect(await phone.texts()).toEqual({ ...NONE, fulfilled: ['愿母亲长寿'] });
  });

  it('has text for text: markup stays, direction marks and controls go, spaces at its ends too', async () => {
    const phone = app.deviceOf(chen);
    const written = ' \u202E<script>alert(1)</script>\u0000\n[x](y)\u2066 合十 \n';
    expect(await phone.send(phone.save(id(1), written))).toEqual([]);
    expect(await phone.texts()).toEqual({ ...NONE, open: ['<script>alert(1)</script>\n[x](y) 合十'] });
  });

  it('is sealed in every table', async () => {
    const phone = app.deviceOf(chen);
    await phone.send(phone.save(id(1)));
    for (const table of ['prayers', 'journal_entries', 'journal_totals', 'journal_days']) {
      const { rows } = await database.pool.query(`select * from ${table}`);
      expect(rows.length, table).toBe(1);
      expect(JSON.stringify(rows), table).not.toMatch(/母亲|康复|平安/);
    }
  });

  it('of a device whose clock is a year ahead is of now, and what is said later holds', async () => {
    const phone = app.deviceOf(chen);
    const ahead = app.clock.now().getTime() + 365 * 86_400_000;
    const entries = [
      phone.save(id(1), '愿母亲康复', { at: ahead }),
      phone.entry(PRAYER_FULFIL, id(1), { at: ahead }),
    ];
    await phone.calls.append({ replica: 'a'.repeat(32), now: ahead, entries });
    expect(await phone.list('fulfilled')).toMatchObject([{ at: app.clock.now().getTime() }]);
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.entry(PRAYER_REOPEN, id(1)), phone.save(id(1)));
    expect(await phone.texts()).toEqual({ ...NONE, open: [MOTHER] });
  });

  it('stands first when it is the newest, and comes page by page, also of one and the same moment', async () => {
    const phone = app.deviceOf(chen);
    const many = Array.from({ length: PRAYER_PAGE + 5 }, (_, index) => phone.save(id(index + 1)));
    expect(await phone.send(...many)).toEqual([]);
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.save(id(9_999), '最新'), phone.entry(PRAYER_ARCHIVE, id(3)));
    const { prayers, next } = await phone.prayers.list({ state: 'open', after: null });
    expect([prayers.length, prayers[0]?.text, next === null]).toEqual([PRAYER_PAGE, '最新', false]);
    const all = await phone.list('open');
    expect(all).toHaveLength(PRAYER_PAGE + 5);
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    expect(await phone.list('archived')).toHaveLength(1);
  });

  it('is of one person, whoever else has one of its id', async () => {
    const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
    await phone.send(phone.save(id(1)));
    expect(await other.send(other.save(id(1), '愿父亲安康'), other.entry(PRAYER_FULFIL, id(1)))).toEqual([]);
    expect(await other.send(other.entry(PRAYER_DELETE, id(2)), other.entry(PRAYER_ARCHIVE, id(1)))).toEqual(
      [],
    );
    expect(await phone.texts()).toEqual({ ...NONE, open: [MOTHER] });
    expect(await other.texts()).toEqual({ ...NONE, archived: ['愿父亲安康'] });
  });

  it('is kept while the module is switched off, and shown when it is open again', async () => {
    const phone = app.deviceOf(chen);
    await app.switchTo(false);
    expect(await phone.send(phone.save(id(1)))).toEqual([]);
    await expect(phone.list('open')).rejects.toMatchObject({ code: 'module-closed' });
    await app.switchTo(true);
    expect(await phone.texts()).toEqual({ ...NONE, open: [MOTHER] });
  });
});

it('A fulfilled prayer is one line of one’s merit without its words, hangs no leaf and is no number anywhere', async () => {
  const phone = app.deviceOf(chen);
  await phone.send(phone.save(id(1)), phone.save(id(2)), phone.save(id(3)));
  const calls = phone.cloud.object<typeof merit>('merit');
  const lines = async () => (await calls.timeline({ leaf: null, after: null })).entries;
  expect(await lines()).toEqual([]);
  app.clock.advance({ days: 1 });
  await phone.send(...[1, 2, 3].map((one) => phone.entry(PRAYER_FULFIL, id(one))));
  app.clock.advance({ seconds: 1 });
  await phone.send(phone.entry(PRAYER_REOPEN, id(2)), phone.entry(PRAYER_DELETE, id(3)));
  expect(await lines()).toEqual([
    {
      id: expect.any(String),
      leaf: null,
      day: expect.any(String),
      at: expect.any(String),
      title: '一则祈愿圆满',
      text: '',
      page: `/pages/prayer/one?id=${id(1)}`,
    },
  ]);
  expect((await calls.timeline({ leaf: 'sit', after: null })).entries).toEqual([]);
  const { months } = await calls.months({ months: 2 });
  expect(months.flatMap(({ leaves }) => Object.values(leaves)).reduce((sum, one) => sum + one)).toBe(0);
  const { rows } = await database.pool.query('select sum(amount)::int as counted from journal_totals');
  expect(rows).toEqual([{ counted: 0 }]);
  expect((await database.pool.query('select from user_scores')).rowCount).toBe(0);
});

it('Fulfilled prayers of one moment stand in one’s merit page by page, each once', async () => {
  const phone = app.deviceOf(chen);
  const ids = Array.from({ length: 45 }, (_, index) => id(index + 1));
  await phone.send(...ids.map((one) => phone.save(one)));
  await phone.send(...ids.map((one) => phone.entry(PRAYER_FULFIL, one)));
  const calls = phone.cloud.object<typeof merit>('merit');
  const pages: (string | null)[] = [];
  for (let after: string | null = null; ; ) {
    const { entries, next } = await calls.timeline({ leaf: null, after });
    pages.push(...entries.map(({ page }) => page));
    if (next === null) break;
    after = next;
  }
  expect(new Set(pages)).toEqual(new Set(ids.map((one) => `/pages/prayer/one?id=${one}`)));
  expect(pages).toHaveLength(45);
});

it('The prayers of a person are exported, and erased with the account; nobody sees them without a login', async () => {
  const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
  await phone.send(phone.save(id(1)), phone.entry(PRAYER_ARCHIVE, id(1)), phone.save(id(2), '愿众生离苦'));
  await other.send(other.save(id(1)));
  const holder = await holderOf(app.deps, 'prayer');
  const ctx = testContext(database, { now: app.clock.now });
  const exported = (await holder.export(ctx, chen.uid)) as { text: string; archived: boolean }[];
  expect(exported.map(({ text, archived }) => [text, archived]).sort()).toEqual([
    ['愿众生离苦', false],
    [MOTHER, true],
  ]);
  await holder.erase(ctx, chen.uid);
  expect(await phone.texts()).toEqual(NONE);
  expect(await other.texts()).toEqual({ ...NONE, open: [MOTHER] });
  const visitor = app.cloud().object<typeof prayer>('prayer');
  await expect(visitor.list({ state: 'open', after: null })).rejects.toMatchObject({
    code: 'uni-id-check-token-failed',
  });
});
