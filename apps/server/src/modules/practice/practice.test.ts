import type { practice } from '@yuanguang/contract/objects/practice';
import { fillData } from '@yuanguang/contract/rules/journal';
import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { holderOf } from '../../testing/modules.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { id, MANI, type PracticeApp, practiceApp } from './practice.testing.ts';

const database = startTestDatabase();
let app: PracticeApp;
let chen: LoggedIn;
beforeEach(async () => {
  app = await practiceApp(database);
  chen = await app.member();
});
afterEach(() => app.close());

describe('A practice of one’s own', () => {
  it('is made, counted, changed, paused and deleted by entries of the journal', async () => {
    const phone = app.deviceOf(chen);
    expect(await phone.send(phone.save(id(1)))).toEqual([]);
    expect(await phone.list()).toEqual([{ id: id(1), ...MANI, today: 0, total: 0, lastAt: null }]);
    const first = app.clock.now().getTime();
    await phone.send(phone.count(id(1), 108), phone.count(id(1), 54));
    app.clock.advance({ days: 1 });
    expect(await phone.list()).toMatchObject([{ today: 0, total: 162, lastAt: first }]);
    await phone.send(phone.count(id(1), 1));
    const second = app.clock.now().getTime();
    await phone.send(phone.save(id(1), { title: '早课', target: null, reminder: null, paused: true }));
    expect(await phone.list()).toEqual([
      {
        ...MANI,
        id: id(1),
        title: '早课',
        target: null,
        reminder: null,
        paused: true,
        today: 1,
        total: 163,
        lastAt: second,
      },
    ]);
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.remove(id(1)));
    expect(await phone.list()).toEqual([]);
    const { rows } = await database.pool.query('select title_sealed, content_sealed from practices');
    expect(rows).toEqual([{ title_sealed: null, content_sealed: null }]);
  });

  it('is counted afterwards and corrected, of today and of earlier days, but never below nothing', async () => {
    const phone = app.deviceOf(chen);
    const dayBefore = app.clock.now().getTime() - 86_400_000;
    const counts = async () => (await phone.list()).map(({ today, total, lastAt }) => [today, total, lastAt]);
    expect(
      await phone.send(phone.save(id(1)), phone.count(id(1), 108, dayBefore), phone.count(id(1), 21)),
    ).toEqual([]);
    const off = [phone.takeOff(id(1), 1), phone.takeOff(id(1), 100, dayBefore)];
    for (const again of [1, 2, 3]) {
      expect(await phone.send(...off), `${again}`).toEqual([]);
      expect(await counts()).toEqual([[20, 28, app.clock.now().getTime()]]);
    }
    // Of two devices that took off the same.
    expect(await phone.send(phone.takeOff(id(1), 21))).toEqual([]);
    expect(await counts()).toEqual([[0, 7, app.clock.now().getTime()]]);
    expect(await phone.send(phone.takeOff(id(1), 8, dayBefore), phone.remove(id(2)))).toEqual([]);
    expect(await counts()).toEqual([[0, 0, null]]);
    // Deleted on another device meanwhile: it was the person's all the same.
    expect(await phone.send(phone.takeOff(id(2), 1))).toEqual([]);
  });

  it('has the counts of an imported file once, whichever devices import it and whatever they know', async () => {
    const [phone, tablet] = [app.deviceOf(chen), app.deviceOf(chen, 'b')];
    const dayBefore = app.clock.now().getTime() - 86_400_000;
    const fill = (device: typeof phone, amount: number, upTo: number, at = dayBefore) =>
      device.entry(PRACTICE_COUNT, id(1), { amount, at, data: fillData(upTo) });
    const full = (...numbers: number[]) => numbers.map((number) => ({ number, code: 'journal-day-full' }));
    const now = app.clock.now().getTime();
    // The phone knows of the 4 of the day before, the tablet of nothing.
    const phones = [
      phone.save(id(1)),
      phone.count(id(1), 4, dayBefore),
      fill(phone, 6, 10),
      fill(phone, 5, 5, now),
    ];
    const tablets = [fill(tablet, 10, 10), fill(tablet, 5, 5, now), tablet.count(id(1), 1)];
    for (const again of [1, 2]) {
      expect(await phone.send(...phones), `${again}`).toEqual([]);
      expect(await tablet.send(...tablets), `${again}`).toEqual(full(1, 2));
      expect(await phone.list()).toMatchObject([{ today: 6, total: 16 }]);
    }
    // A great day comes in parts; of another day, practice or person nothing is known here.
    const million = 1_000_000;
    const parts = [fill(phone, million, million + 16), fill(phone, 6, million + 16)];
    expect(await phone.send(...parts)).toEqual([]);
    expect(await tablet.send(fill(tablet, 1, million + 16))).toEqual(full(4));
    expect(await tablet.send(tablet.entry(PRACTICE_COUNT, id(2), { amount: 5, data: fillData(5) }))).toEqual(
      [],
    );
    const other = app.deviceOf(await app.member(), 'c');
    expect(await other.send(fill(other, 10, 10))).toEqual([]);
  });

  it('has text for text: markup stays, direction marks and controls go', async () => {
    const phone = app.deviceOf(chen);
    const content = '<script>alert(1)</script>\u0000\n[x](y) 合十';
    await phone.send(phone.save(id(1), { title: '\u202E<b>念\u2066佛</b>\n一千', content }));
    expect(await phone.list()).toMatchObject([
      { title: '<b>念佛</b> 一千', content: '<script>alert(1)</script>\n[x](y) 合十' },
    ]);
  });

  it('is sealed in every table', async () => {
    const phone = app.deviceOf(chen);
    await phone.send(phone.save(id(1)));
    for (const table of ['practices', 'journal_entries', 'journal_totals', 'journal_days']) {
      const { rows } = await database.pool.query(`select * from ${table}`);
      expect(rows.length, table).toBe(1);
      expect(JSON.stringify(rows), table).not.toMatch(/念佛|母亲|康复/);
    }
  });

  it('stands first when it is the newest', async () => {
    const phone = app.deviceOf(chen);
    for (const number of [1, 2, 3]) {
      app.clock.advance({ seconds: 1 });
      await phone.send(phone.save(id(number)));
    }
    await phone.send(phone.save(id(1), { title: '改' }));
    expect((await phone.list()).map((one) => one.id)).toEqual([id(3), id(2), id(1)]);
  });

  it('that nobody knows yet, or any more, is counted all the same', async () => {
    const phone = app.deviceOf(chen);
    expect(await phone.send(phone.count(id(1), 5))).toEqual([]);
    expect(await phone.list()).toEqual([]);
    await phone.send(phone.save(id(1)));
    expect(await phone.list()).toMatchObject([{ today: 5, total: 5 }]);
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.remove(id(1)));
    await phone.send(phone.count(id(1), 7));
    app.clock.advance({ seconds: 1 });
    await phone.send(phone.save(id(1)));
    expect(await phone.list()).toMatchObject([{ total: 12 }]);
  });

  it('is of one person, whoever else has one of its id', async () => {
    const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
    await phone.send(phone.save(id(1)), phone.count(id(1), 5));
    await other.send(other.save(id(1), { title: '诵经' }), other.remove(id(2)));
    expect(await phone.list()).toMatchObject([{ title: '念佛', total: 5 }]);
    expect(await other.list()).toMatchObject([{ title: '诵经', total: 0 }]);
  });

  it('is kept while the module is switched off, and shown when it is open again', async () => {
    const phone = app.deviceOf(chen);
    await app.switchTo(false);
    expect(await phone.send(phone.save(id(1)), phone.count(id(1), 3))).toEqual([]);
    await expect(phone.list()).rejects.toMatchObject({ code: 'module-closed' });
    await app.switchTo(true);
    expect(await phone.list()).toMatchObject([{ total: 3 }]);
  });
});

it('The practices of a person are exported, and erased with the account; nobody sees them without a login', async () => {
  const [phone, other] = [app.deviceOf(chen), app.deviceOf(await app.member(), 'b')];
  await phone.send(phone.save(id(1)), phone.count(id(1), 9));
  await other.send(other.save(id(1)));
  const holder = await holderOf(app.deps, 'practice');
  const ctx = testContext(database, { now: app.clock.now });
  expect(await holder.export(ctx, chen.uid)).toMatchObject([{ ...MANI, total: 9 }]);
  await holder.erase(ctx, chen.uid);
  expect(await phone.list()).toEqual([]);
  expect(await other.list()).toHaveLength(1);
  const visitor = app.cloud().object<typeof practice>('practice');
  await expect(visitor.list({})).rejects.toMatchObject({ code: 'uni-id-check-token-failed' });
});
