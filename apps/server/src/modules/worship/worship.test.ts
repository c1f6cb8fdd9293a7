import type { merit } from '@yuanguang/contract/objects/merit';
import { LIGHTINGS_A_DAY, OFFERINGS_A_DAY, riteData } from '@yuanguang/contract/rules/worship';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { INCENSE, LOTUS, type WorshipApp, worshipApp } from './worship.testing.ts';

const database = startTestDatabase();
let app: WorshipApp;
let chen: LoggedIn;
beforeEach(async () => {
  app = await worshipApp(database);
  chen = await app.member();
});
afterEach(() => app.close());

const rows = async (text: string) => (await database.pool.query(text)).rows;
const days = () => rows('select day, lightings, offerings, rites, dedication from worship_days order by day');
const full = (...numbers: number[]) => numbers.map((number) => ({ number, code: 'worship-day-full' }));

describe('What is offered in one’s own shrine', () => {
  it('comes to all devices as it was entered, also while the module is closed', async () => {
    const phone = app.deviceOf(chen);
    await app.switchTo(false);
    const entries = [
      phone.bow({ amount: 3 }),
      phone.offer(),
      phone.offer(LOTUS),
      phone.rite(),
      phone.shrine(),
    ];
    expect(await phone.send(...entries)).toEqual([]);
    const { entries: kept } = await app.deviceOf(chen, 'b').calls.since({ cursor: '' });
    expect(kept.map(({ replica: _, day: __, ...entry }) => entry)).toEqual(entries);
    expect(await days()).toEqual([
      { day: '2026-03-01', lightings: 1, offerings: 1, rites: 1, dedication: 'universal' },
    ]);
  });

  it('is incense 36 times a day, however late it is told, and other offerings 108 times', async () => {
    const [phone, tablet] = [app.deviceOf(chen), app.deviceOf(chen, 'b')];
    const lit = Array.from({ length: LIGHTINGS_A_DAY - 1 }, () => phone.offer());
    const flowers = Array.from({ length: OFFERINGS_A_DAY }, () => phone.offer(LOTUS));
    expect(await phone.send(...lit, ...flowers)).toEqual([]);
    expect(await tablet.send(tablet.offer(), tablet.offer(), tablet.offer(LOTUS))).toEqual(full(2, 3));
    // Sent again, nothing is counted again; another day and another person have days of their own.
    expect(await phone.send(...lit)).toEqual([]);
    const dayBefore = app.nowMs() - 86_400_000;
    expect(await tablet.send(tablet.offer(INCENSE, { at: dayBefore }), tablet.bow(), tablet.rite())).toEqual(
      [],
    );
    const other = app.deviceOf(await app.member(), 'c');
    expect(await other.send(other.offer())).toEqual([]);
    app.clock.advance({ days: 1 });
    expect(await tablet.send(tablet.offer())).toEqual([]);
  });

  it('is of the moment it came where the clock was a year ahead', async () => {
    const phone = app.deviceOf(chen);
    const ahead = app.nowMs() + 365 * 86_400_000;
    expect(await phone.send(phone.offer(INCENSE, { at: ahead }))).toEqual([]);
    const { entries } = await phone.calls.since({ cursor: '' });
    expect(entries).toMatchObject([{ at: app.nowMs(), day: '2026-03-01' }]);
  });

  it.each([
    ['a hundred sticks at once', { amount: 100 }],
    ['two sticks', { amount: 2 }],
    ['no stick', { amount: 0 }],
    ['half a stick', { amount: 0.5 }],
    ['incense of another form', { data: '{"what":"incense","form":"lotus","to":"guanyin"}' }],
    ['something that is not offered', { data: '{"what":"gold","form":"gold","to":"guanyin"}' }],
    ['something to nobody', { data: '{"what":"incense","form":"incense","to":"x"}' }],
    ['nothing', { data: '' }],
    ['something nowhere', { subject: '' }],
    ['something at no place', { subject: '../own' }],
  ])('is not %s; what comes with it is kept', async (_what, change) => {
    const phone = app.deviceOf(chen);
    const wrong = phone.offer(INCENSE, change);
    expect(await phone.send(wrong, phone.offer())).toEqual([{ number: 1, code: 'journal-entry-invalid' }]);
    expect(await days()).toMatchObject([{ lightings: 1 }]);
    expect(await rows('select number from journal_entries')).toEqual([{ number: 2 }]);
  });
});

describe('Refused by itself is', () => {
  it.each([0, 109, 1.5])('an entry of %d bows', async (amount) => {
    const phone = app.deviceOf(chen);
    expect(await phone.send(phone.bow({ amount }))).toEqual([{ number: 1, code: 'journal-entry-invalid' }]);
  });

  it('a rite with a wish of 141 characters, with 100 sticks, or with a verse that is none', async () => {
    const phone = app.deviceOf(chen);
    const hundred = riteData({ to: 'guanyin', sticks: 3, dedication: '', wish: '' }).replace('3', '100');
    const entries = [
      phone.rite({ wish: '愿'.repeat(141) }),
      phone.rite({}, { data: hundred }),
      phone.rite({ dedication: 'unheard-of' }),
      phone.rite({}, { amount: 2 }),
      phone.rite({ dedication: '', wish: '愿'.repeat(140) }),
    ];
    expect(await phone.send(...entries)).toEqual([
      { number: 1, code: 'worship-wish-too-long' },
      ...[2, 3, 4].map((number) => ({ number, code: 'journal-entry-invalid' })),
    ]);
    expect(await days()).toMatchObject([{ rites: 1, dedication: '' }]);
  });

  it('an arrangement that is none, or is of another’s place', async () => {
    const phone = app.deviceOf(chen);
    const entries = [
      phone.shrine({ data: '{}' }),
      phone.shrine({ subject: 'a'.repeat(24) }),
      phone.shrine({ amount: 1 }),
      phone.shrine({ data: phone.shrine().data.replace('静室', '静'.repeat(21)) }),
    ];
    const refused = await phone.send(...entries);
    expect(refused.map(({ code }) => code)).toEqual([
      ...Array(3).fill('journal-entry-invalid'),
      'worship-name-too-long',
    ]);
  });
});

it('Wishes and the names in a shrine are sealed in every table', async () => {
  const phone = app.deviceOf(chen);
  await phone.send(phone.rite(), phone.shrine());
  for (const table of ['worship_days', 'journal_entries', 'journal_totals', 'journal_days']) {
    expect(JSON.stringify(await rows(`select * from ${table}`)), table).not.toMatch(/母亲|静室|shakyamuni/);
  }
});

describe('Rites among one’s merit', () => {
  const meritOf = (who: LoggedIn, locale = 'zh-Hans') =>
    app.cloud({ locale, token: () => who.token }).object<typeof merit>('merit');

  it('are one deed and one leaf a day, with the last dedication, without wish and points', async () => {
    const phone = app.deviceOf(chen);
    const hour = 3_600_000;
    const early = phone.rite({ dedication: 'vows' }, { at: app.nowMs() - hour });
    await phone.send(phone.rite(), early, phone.bow(), phone.offer());
    app.clock.advance({ days: 1 });
    await phone.send(phone.rite({ dedication: '' }));
    const { entries } = await meritOf(chen).timeline({ leaf: null, after: null });
    expect(entries.map(({ day, title, text, leaf, page }) => [day, title, text, leaf, page])).toEqual([
      ['2026-03-02', '礼佛 1 次', '', 'sit', '/fo'],
      ['2026-03-01', '礼佛 2 次', '以「通用回向偈」回向', 'sit', '/fo'],
    ]);
    const { months } = await meritOf(chen).months({ months: 1 });
    expect(months).toMatchObject([{ month: '2026-03', leaves: { sit: 2, give: 0 } }]);
    expect(await rows('select from user_scores')).toEqual([]);
    expect(await rows('select from user_coins')).toEqual([]);
  });

  it('come page by page, and nobody else’s', async () => {
    const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
    await other.send(other.rite());
    const day = 86_400_000;
    const rites = Array.from({ length: 25 }, (_, ago) => phone.rite({}, { at: app.nowMs() - ago * day }));
    await phone.send(...rites);
    const first = await meritOf(chen).timeline({ leaf: 'sit', after: null });
    const second = await meritOf(chen).timeline({ leaf: 'sit', after: first.next });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([20, 5, null]);
    const all = [...first.entries, ...second.entries].map((entry) => entry.day);
    expect(new Set(all).size).toBe(25);
    expect(all).toEqual(all.toSorted().toReversed());
  });

  it.each([
    ['zh-Hant', '禮佛 1 次', '以「通用迴向偈」迴向'],
    ['en', 'Worship, 1 time', 'Dedicated: Verse of universal dedication'],
    ['ja', '礼拝 1回', '「普回向偈」をもって回向'],
    ['th', 'ไหว้พระ 1 ครั้ง', 'อุทิศส่วนกุศล: บทอุทิศกุศลทั่วไป'],
  ])('are told in the language %s', async (locale, title, text) => {
    const phone = app.deviceOf(chen);
    await phone.send(phone.rite());
    const { entries } = await meritOf(chen, locale).timeline({ leaf: null, after: null });
    expect(entries).toMatchObject([{ title, text }]);
  });
});

it('What is kept of a person’s days is exported, and erased with the account', async () => {
  const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
  await phone.send(phone.offer(), phone.rite());
  await other.send(other.offer());
  const holder = await holderOf(app.deps, 'worship');
  const ctx = testContext(database, { now: app.clock.now });
  expect(await holder.export(ctx, chen.uid)).toEqual({
    days: [
      {
        day: '2026-03-01',
        lightings: 1,
        offerings: 0,
        rites: 1,
        last_rite_at: app.clock.now(),
        dedication: 'universal',
      },
    ],
    shrines: [],
    offerings: [],
  });
  await holder.erase(ctx, chen.uid);
  expect(await days()).toMatchObject([{ lightings: 1, rites: 0 }]);
});
