import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { journal } from '@yuanguang/contract/objects/journal';
import type { merit } from '@yuanguang/contract/objects/merit';
import type { Leaf } from '@yuanguang/contract/rules/merit';
import {
  PRACTICE_COUNT,
  PRACTICE_OFF,
  PRACTICE_SAVE,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { codeOf } from '../account/account.testing.ts';
import { type OwnOrdersApp, ownOrdersApp } from '../sponsor/own-orders.testing.ts';

const database = startTestDatabase();
let app: OwnOrdersApp;
beforeEach(async () => {
  app = await ownOrdersApp(database);
});
afterEach(() => app.close());

const NAME = 'a'.repeat(32);
const BOWING = 'b'.repeat(32);

let replicas = 0;
/** Somebody with an account who sponsors and practises. */
async function devotee(name: string, locale?: string) {
  const who = await app.sponsorer(name, locale);
  const calls = who.cloud.object<typeof merit>('merit');
  const entries = who.cloud.object<typeof journal>('journal');
  replicas += 1;
  const replica = replicas.toString(16).padStart(32, '0');
  let number = 0;
  const send = async (kind: string, subject: string, amount: number, data = '', at = app.clock.now()) => {
    number += 1;
    const entry = { number, kind, subject, amount, at: at.getTime(), data };
    const { refused } = await entries.append({ replica, now: app.clock.now().getTime(), entries: [entry] });
    expect(refused).toEqual([]);
  };
  const practice = { content: '南无阿弥陀佛', target: 108, reminder: null, paused: false };
  return {
    ...who,
    save: (id: string, title: string) => send(PRACTICE_SAVE, id, 0, practiceData({ ...practice, title })),
    count: (id: string, amount: number, at?: Date) => send(PRACTICE_COUNT, id, amount, '', at),
    takeOff: (id: string, amount: number) => send(PRACTICE_OFF, id, amount),
    remove: (id: string) => send('practice.delete', id, 0),
    merit: calls,
    async all(leaf: Leaf | null = null) {
      const pages: string[][] = [];
      for (let after: string | null = null; ; ) {
        const { entries: page, next } = await calls.timeline({ leaf, after });
        pages.push(page.map(({ day, title }) => `${day} ${title}`));
        if (next === null) return pages;
        after = next;
      }
    },
  };
}

describe('Merit', () => {
  it('has what was practised and printed, newest first, each in one line', async () => {
    app.clock.set('2026-03-01T02:00:00Z');
    const chen = await devotee('chen-jinghui');
    await chen.save(NAME, '念佛');
    await chen.count(NAME, 54);
    app.clock.advance({ hours: 1 });
    await chen.placePaid({
      copies: 10,
      dedication: { textId: 'universal', text: '', target: 'departed', names: ['先父陈公'] },
    });
    // Still the first of March by UTC, but not in the temple.
    app.clock.set('2026-03-01T16:30:00Z');
    await chen.count(NAME, 108);
    const { entries, next } = await chen.merit.timeline({ leaf: null, after: null });
    expect(entries).toEqual([
      {
        id: expect.any(String),
        leaf: 'sit',
        day: '2026-03-02',
        at: '2026-03-01T16:30:00.000Z',
        title: '念佛 108\u00a0次',
        text: '',
        page: `/pages/practice/count?id=${NAME}`,
      },
      {
        id: expect.any(String),
        leaf: 'print',
        day: '2026-03-01',
        at: '2026-03-01T03:00:00.000Z',
        title: expect.stringMatching(/^助印《.+》10\u00a0册$/),
        text: expect.stringContaining('先父陈公'),
        page: '/pages/ucenter/orders/orders',
      },
      expect.objectContaining({ leaf: 'sit', day: '2026-03-01', title: '念佛 54\u00a0次' }),
    ]);
    expect(next).toBeNull();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    expect(JSON.stringify(entries)).not.toMatch(/(?<![\w-])5,?000(?![\w-])|50\.00|元/);
    expect(await chen.all('print')).toEqual([[expect.stringContaining('助印')]]);
    expect(await chen.all('give')).toEqual([[]]);
  });

  it('comes page by page, each thing once, also of one and the same moment', async () => {
    app.clock.set('2026-03-01T02:00:00Z');
    const chen = await devotee('chen-jinghui');
    const ids = Array.from({ length: PAGE_SIZE * 2 }, (_, index) => index.toString(16).padStart(32, '0'));
    for (const id of ids) await chen.save(id, `功课${id.slice(-2)}`);
    for (const id of ids) await chen.count(id, 1);
    for (let order = 0; order < 3; order += 1) await chen.placePaid();
    const pages = await chen.all();
    expect(pages.map(({ length }) => length)).toEqual([PAGE_SIZE, PAGE_SIZE, 3]);
    const titles = pages.flat();
    expect(new Set(titles.filter((title) => title.includes('功课'))).size).toBe(ids.length);
    expect(titles.filter((title) => title.includes('助印'))).toHaveLength(3);
    expect((await chen.all('sit')).flat()).toHaveLength(ids.length);
  });

  it('has nothing that was not done: unpaid, given back, taken off again', async () => {
    app.clock.set('2026-03-01T02:00:00Z');
    const chen = await devotee('chen-jinghui');
    await chen.place();
    const back = await chen.placePaid();
    await app.office('order', 'refund', (await chen.read(back)).sponsorNumber, 'asked');
    await chen.read(back);
    await chen.save(NAME, '念佛');
    await chen.count(NAME, 3);
    await chen.takeOff(NAME, 3);
    expect(await chen.all()).toEqual([[]]);
    expect((await chen.merit.months({ months: 1 })).months).toEqual([
      { month: '2026-03', leaves: { sit: 0, copy: 0, print: 0, give: 0 } },
    ]);
  });

  it('keeps what was practised when the practice itself is deleted', async () => {
    app.clock.set('2026-03-01T02:00:00Z');
    const chen = await devotee('chen-jinghui', 'en');
    await chen.save(NAME, 'Amitabha');
    await chen.count(NAME, 1);
    await chen.remove(NAME);
    const { entries } = await chen.merit.timeline({ leaf: null, after: null });
    expect(entries).toMatchObject([{ title: 'A practice since deleted, 1 time', page: null }]);
  });

  it('is nobody else’s', async () => {
    const chen = await devotee('chen-jinghui');
    const lin = await devotee('lin-meihua');
    await chen.save(NAME, '念佛');
    await chen.count(NAME, 1);
    await chen.placePaid();
    expect(await lin.all()).toEqual([[]]);
    const guest = app.person().cloud.object<typeof merit>('merit');
    expect(await codeOf(guest.timeline({ leaf: null, after: null }))).toMatch(/^uni-id-/);
    expect(await codeOf(guest.months({ months: 6 }))).toMatch(/^uni-id-/);
  });

  it.each(['x', '1/a', '1/a/b/c', '1/sponsor.printing/~', "1/a/' or 1=1", `${'9'.repeat(14)}/a/b`])(
    'is asked on from no place such as %s',
    async (after) => {
      const chen = await devotee('chen-jinghui');
      expect(await codeOf(chen.merit.timeline({ leaf: null, after }))).toBe('param-invalid');
    },
  );

  it('goes on from any moment there can be', async () => {
    const chen = await devotee('chen-jinghui');
    await chen.placePaid();
    for (const after of ['0/a/b', '9999999999999/sponsor.printing/0', '1/zzz/z']) {
      const { entries } = await chen.merit.timeline({ leaf: null, after });
      expect(entries.length).toBe(after.startsWith('9') ? 1 : 0);
    }
  });
});

describe('The tree', () => {
  it('has a leaf for a practice on a day and for a printing, whatever their size, month by month', async () => {
    // The last evening of February by UTC is the first of March in the temple.
    app.clock.set('2026-02-28T16:00:00Z');
    const chen = await devotee('chen-jinghui');
    const february = new Date('2026-01-31T17:00:00Z');
    await chen.save(NAME, '念佛');
    await chen.save(BOWING, '拜佛');
    await chen.count(NAME, 1_080, february);
    await chen.count(NAME, 1, february);
    await chen.count(BOWING, 3, february);
    await chen.count(NAME, 1);
    await chen.placePaid({ copies: 50 });
    await chen.placePaid({ copies: 1 });
    expect((await chen.merit.months({ months: 3 })).months).toEqual([
      { month: '2026-01', leaves: { sit: 0, copy: 0, print: 0, give: 0 } },
      { month: '2026-02', leaves: { sit: 2, copy: 0, print: 0, give: 0 } },
      { month: '2026-03', leaves: { sit: 1, copy: 0, print: 2, give: 0 } },
    ]);
    expect((await chen.merit.months({ months: 2 })).months).toHaveLength(2);
    for (const months of [0, 25, 1.5, -1]) {
      expect(await codeOf(chen.merit.months({ months }))).toBe('param-invalid');
    }
  });
});

describe('The statement of a year', () => {
  it('has what was paid for in the temple’s year, the oldest first, and not what was given back', async () => {
    // The last evening of 2025 by UTC is the first of January in the temple.
    app.clock.set('2025-12-31T16:00:00Z');
    const chen = await devotee('chen-jinghui');
    const first = await chen.placePaid({ copies: 10 });
    app.clock.advance({ minutes: 1 });
    await chen.placePaid({ copies: 2 });
    const back = await chen.placePaid({ copies: 50 });
    await app.office('order', 'refund', (await chen.read(back)).sponsorNumber, 'asked');
    await chen.read(back);
    await chen.place();
    const { lines, totalFen } = await chen.merit.statement({ year: 2026 });
    expect(totalFen).toBe(6_000);
    expect(lines).toEqual([
      {
        day: '2026-01-01',
        number: (await chen.read(first)).sponsorNumber,
        title: expect.stringContaining('10'),
        amountFen: 5_000,
      },
      expect.objectContaining({ day: '2026-01-01', amountFen: 1_000 }),
    ]);
    expect(await chen.merit.statement({ year: 2025 })).toMatchObject({ lines: [], totalFen: 0 });
    const lin = await devotee('lin-meihua');
    expect(await lin.merit.statement({ year: 2026 })).toMatchObject({ lines: [], totalFen: 0 });
  });

  it('is that of a year, and of who is logged in', async () => {
    const chen = await devotee('chen-jinghui');
    for (const year of [1999, 3000, 2026.5, -1]) {
      expect(await codeOf(chen.merit.statement({ year }))).toBe('param-invalid');
    }
    const guest = app.person().cloud.object<typeof merit>('merit');
    expect(await codeOf(guest.statement({ year: 2026 }))).toMatch(/^uni-id-/);
  });
});
