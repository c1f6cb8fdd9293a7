import type { account as accountObject } from '@yuanguang/contract/objects/account';
import type { JournalEntry } from '@yuanguang/contract/objects/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { type JournalApp, journalApp, OTHER_REPLICA, REPLICA } from './journal.testing.ts';

const database = startTestDatabase();
let app: JournalApp;
let chen: LoggedIn;
let phone: ReturnType<JournalApp['device']>;
beforeEach(async () => {
  app = await journalApp(database);
  chen = await app.member();
  phone = app.device(chen);
});
afterEach(() => app.close());

const HOUR = 3_600_000;
const KEPT = { refused: [] };
const stored = async () =>
  (await database.pool.query('select count(*)::int as n from journal_entries')).rows[0].n;

describe('What is practised', () => {
  it('is kept, with its day, and summed by day and in all', async () => {
    const at = Date.parse('2026-03-01T15:30:00Z');
    app.clock.set(new Date(at + HOUR));
    const entries = [
      app.entry(1, { at, amount: 108 }),
      app.entry(2, { at: at + HOUR, amount: 54 }),
      app.entry(3, { at: at + HOUR, amount: 1, subject: '' }),
    ];
    expect(await phone.send(entries)).toEqual(KEPT);
    // The temple's day begins at midnight in Beijing: at 16:00 UTC.
    const kept = (index: number, day: string) => ({ ...entries[index], replica: REPLICA, day });
    expect((await phone.all()).entries).toEqual([
      kept(0, '2026-03-01'),
      kept(1, '2026-03-02'),
      kept(2, '2026-03-02'),
    ]);
    expect(await app.totals(chen.uid)).toMatchObject([
      { kind: 'test.beads', subject: '', amount: 1, entries: 1 },
      { subject: 'mani', amount: 162, entries: 2, first_at: new Date(at), last_at: new Date(at + HOUR) },
    ]);
    expect(await app.days(chen.uid)).toMatchObject([
      { day: '2026-03-01', subject: 'mani', amount: 108, entries: 1 },
      { day: '2026-03-02', subject: '', amount: 1, entries: 1 },
      { day: '2026-03-02', subject: 'mani', amount: 54, entries: 1 },
    ]);
  });

  it('is counted once however often it is sent, whole, in part and in another order', async () => {
    const entries = [1, 2, 3, 4].map((number) => app.entry(number));
    for (const sent of [entries.slice(0, 3), entries, entries.toReversed(), [...entries, ...entries]]) {
      expect(await phone.send(sent)).toEqual(KEPT);
    }
    expect(await app.totals(chen.uid)).toMatchObject([{ amount: 432, entries: 4 }]);
    expect((await phone.all()).entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('is counted once also when it comes ten times at the same moment, and comes to every device in one order', async () => {
    const tablet = app.device(chen, OTHER_REPLICA);
    const numbers = [1, 2, 3, 4, 5];
    await Promise.all(
      numbers.flatMap((number) => [
        phone.send([app.entry(number)]),
        phone.send([app.entry(number)]),
        tablet.send([app.entry(number)]),
      ]),
    );
    expect(await app.totals(chen.uid)).toMatchObject([{ amount: 1_080, entries: 10 }]);
    const { entries } = await phone.all();
    expect((await tablet.all()).entries).toEqual(entries);
    expect(new Set(entries.map(({ replica, number }) => `${replica}${number}`)).size).toBe(10);
  });

  it('is asked for from where a device has it, in pages', async () => {
    const tablet = app.device(chen, OTHER_REPLICA);
    const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
    await phone.send(numbers.map((number) => app.entry(number)));
    expect((await phone.all()).pages).toBe(1);
    await phone.send(numbers.slice(0, 201).map((number) => app.entry(number + 500)));
    const first = await phone.all();
    expect(first).toMatchObject({ pages: 2, entries: { length: 701 } });
    expect(await phone.all(first.cursor)).toEqual({ entries: [], cursor: first.cursor, pages: 1 });
    await tablet.send([app.entry(1, { amount: 7 })]);
    expect((await phone.all(first.cursor)).entries).toMatchObject([
      { replica: OTHER_REPLICA, number: 1, amount: 7 },
    ]);
  });

  it('of the same number with another content is refused by itself, and the first stays', async () => {
    const first = app.entry(1, { kind: 'test.note', data: '南无阿弥陀佛' });
    await phone.send([first]);
    const changes: Partial<JournalEntry>[] = [
      { amount: 109 },
      { subject: 'name' },
      { at: first.at - 1 },
      { data: '南无观世音菩萨' },
      { kind: 'test.beads' },
    ];
    for (const change of changes) {
      expect(await phone.send([{ ...first, ...change }, app.entry(2)])).toEqual({
        refused: [{ number: 1, code: 'journal-conflict' }],
      });
    }
    const two = [app.entry(3, { amount: 1 }), app.entry(3, { amount: 2 })];
    expect(await phone.send(two)).toEqual({ refused: [{ number: 3, code: 'journal-conflict' }] });
    expect((await phone.all()).entries).toMatchObject([first, { number: 2 }, { number: 3, amount: 1 }]);
  });

  it('by a device that lost its store and counts again from one is counted as well', async () => {
    await phone.send([app.entry(1)]);
    await app.device(chen, OTHER_REPLICA).send([app.entry(1)]);
    expect(await app.totals(chen.uid)).toMatchObject([{ amount: 216, entries: 2 }]);
  });
});

describe('A call is refused', () => {
  it('of more than 500 entries; a hundred thousand come in batches', async () => {
    const many = Array.from({ length: 501 }, (_, index) => app.entry(index + 1));
    await expect(phone.send(many)).rejects.toMatchObject({ code: 'param-invalid', field: 'entries' });
    const lots = Array.from({ length: 100_000 }, (_, index) => app.entry(index + 1));
    await expect(phone.send(lots)).rejects.toThrow();
    expect(await stored()).toBe(0);
    for (let at = 0; at < 5_000; at += 500) expect(await phone.send(lots.slice(at, at + 500))).toEqual(KEPT);
    expect(await app.totals(chen.uid)).toMatchObject([{ amount: 540_000, entries: 5_000 }]);
  });

  it.each<[string, { replica?: string; entries?: object[] }, string]>([
    ['a replica that is none', { replica: 'x' }, 'replica'],
    ['a number of zero', { entries: [{ number: 0 }] }, 'entries.0.number'],
    ['a number of halves', { entries: [{ number: 1.5 }] }, 'entries.0.number'],
    ['an entry without a kind', { entries: [{ kind: undefined }] }, 'entries.0.kind'],
  ])('with %s', async (_what, { entries = [], ...change }, field) => {
    const input = {
      replica: REPLICA,
      now: app.clock.now().getTime(),
      ...change,
      entries: entries.map((wrong) => ({ ...app.entry(1), ...wrong })),
    };
    const { data } = await app.wire.invoke('journal', 'append', [input], { uniIdToken: chen.token });
    expect(data).toMatchObject({ errCode: 'param-invalid', field });
  });

  it('with the replica of another account, which learns nothing and adds nothing', async () => {
    await phone.send([app.entry(1)]);
    const lin = await app.member();
    const thief = app.device(lin);
    await expect(thief.send([app.entry(1), app.entry(2)])).rejects.toMatchObject({
      code: 'journal-not-yours',
    });
    expect(await thief.all()).toMatchObject({ entries: [], cursor: '' });
    expect(await app.totals(lin.uid)).toEqual([]);
    expect(await app.totals(chen.uid)).toMatchObject([{ entries: 1 }]);
  });

  it('of two accounts that begin with one replica at the same moment for one of them', async () => {
    const people = await Promise.all([app.member(), app.member()]);
    const answers = await Promise.allSettled(people.map((who) => app.device(who).send([app.entry(1)])));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stored()).toBe(1);
  });

  it.each(['0', 'x', '1-0000000000000000', '9-0123456789abcdef', '-1', "1' or '1'='1"])(
    'with the cursor %s',
    async (cursor) => {
      await phone.send([app.entry(1)]);
      await expect(phone.calls.since({ cursor })).rejects.toMatchObject({
        code: 'param-invalid',
        field: 'cursor',
      });
    },
  );

  it('with a cursor of another person, or of an entry that is not there any more', async () => {
    await phone.send([app.entry(1)]);
    const { cursor } = await phone.all();
    const lin = await app.member();
    const other = app.device(lin, OTHER_REPLICA);
    await other.send([app.entry(1)]);
    const wrong = { code: 'param-invalid', field: 'cursor' };
    await expect(other.calls.since({ cursor })).rejects.toMatchObject(wrong);
    // As after a backup of before was restored: another entry has come to stand at the same place.
    await database.pool.query('truncate journal_entries, journal_heads');
    await phone.send([app.entry(2)]);
    await expect(phone.calls.since({ cursor })).rejects.toMatchObject(wrong);
    expect((await phone.all()).entries).toMatchObject([{ number: 2 }]);
  });

  it('the 601st time in an hour, for one person', async () => {
    for (let call = 0; call < 3; call += 1) await phone.send([]);
    await database.pool.query('update rate_limits set used = used + 596');
    await phone.send([]);
    await expect(phone.send([])).rejects.toMatchObject({ code: 'too-many-requests' });
    expect((await phone.all()).entries).toEqual([]);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect(await phone.send([app.entry(1)])).toEqual(KEPT);
  });

  it('without a login, and of an account that is closed', async () => {
    const visitor = app.device({ token: '' });
    const gone = { code: 'uni-id-check-token-failed' };
    await expect(visitor.send([app.entry(1)])).rejects.toMatchObject(gone);
    await expect(visitor.all()).rejects.toMatchObject(gone);
    const account = app.cloud({ token: () => chen.token }).object<typeof accountObject>('account');
    await account.deactivate({ confirmed: true });
    await expect(phone.send([app.entry(1)])).rejects.toMatchObject(gone);
    expect(await stored()).toBe(0);
  });
});

describe('Of a person', () => {
  const NOTE = '愿母亲早日康复';

  it('texts are sealed, bound to the person', async () => {
    await phone.send([app.entry(1, { kind: 'test.note', data: NOTE })]);
    const { rows } = await database.pool.query('select * from journal_entries');
    expect(rows).toMatchObject([{ data: null, data_sealed: expect.stringMatching(/^\w+\./) }]);
    expect(JSON.stringify(rows)).not.toContain(NOTE);
    expect((await phone.all()).entries).toMatchObject([{ data: NOTE }]);
  });

  it('everything is exported, and erased with the account; of nobody else', async () => {
    const lin = await app.member();
    await phone.send([app.entry(1), app.entry(2, { kind: 'test.note', data: NOTE })]);
    await app.device(lin, OTHER_REPLICA).send([app.entry(1)]);
    const holder = await holderOf(app.deps, 'journal');
    const ctx = testContext(database, { now: app.clock.now });
    expect(await holder.export(ctx, chen.uid)).toMatchObject({
      totals: [{ kind: 'test.beads', amount: 108 }, { kind: 'test.note' }],
      days: [{ day: '2026-03-01' }, { day: '2026-03-01' }],
      entries: [{ number: 2, data: NOTE }, { number: 1 }],
    });
    await holder.erase(ctx, chen.uid);
    for (const table of holder.tables) {
      const { rows } = await database.pool.query(`select distinct uid from ${table}`);
      expect(rows, table).toEqual([{ uid: lin.uid }]);
    }
  });
});
