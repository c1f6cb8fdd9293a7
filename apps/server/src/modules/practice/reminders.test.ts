import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { notice } from '@yuanguang/contract/objects/notice';
import {
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  type PracticeDefinition,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { setEntry } from '../config/config.service.ts';

const database = startTestDatabase();
let app: TestApp;
let chen: LoggedIn;
let number = 0;
beforeEach(async () => {
  app = await testApp(database);
  await setEntry({ db: database.db, now: app.clock.now }, 'modules.practice', true);
  // A login that lasts over the weeks of a test.
  chen = await app.member({ seconds: 90 * 86_400 });
});
afterEach(() => app.close());

const HOUR_MS = 3_600_000;
const ID = '1'.padStart(32, '0');
const MORNING: PracticeDefinition = {
  title: '念佛',
  content: '愿母亲康复',
  target: null,
  // A Monday.
  reminder: { time: '05:30', weekdays: [1] },
  paused: false,
};

async function send(kind: string, data = '', late = 0): Promise<void> {
  number += 1;
  const now = app.clock.now().getTime();
  const entry: JournalEntry = { number, kind, subject: ID, amount: 0, at: now - late, data };
  const calls = app.cloud({ token: () => chen.token }).object<typeof journal>('journal');
  const { refused } = await calls.append({ replica: 'a'.repeat(32), now, entries: [entry] });
  expect(refused).toEqual([]);
}
const save = (change: Partial<PracticeDefinition> = {}) =>
  send(PRACTICE_SAVE, practiceData({ ...MORNING, ...change }));

/** What the inbox says on a Monday at half past five. */
async function onMonday(date: string, offset = '+08:00'): Promise<string[]> {
  app.clock.set(new Date(Date.parse(`${date}T05:30:00${offset}`)));
  await app.deps.jobs.enqueue({ db: database.db }, 'notice.remind', {});
  await app.deps.jobs.drain();
  const calls = app.cloud({ token: () => chen.token }).object<typeof notice>('notice');
  const { notices } = await calls.list({ after: null });
  await database.pool.query('delete from notices');
  return notices.map(({ text }) => text);
}

it('A practice reminds at its time, by its name and nothing else, as it was said last', async () => {
  await save();
  expect(await onMonday('2026-03-02')).toEqual(['您定下的功课「念佛」，时间到了。']);
  await save({ title: '早课' });
  expect(await onMonday('2026-03-09')).toEqual(['您定下的功课「早课」，时间到了。']);
});

it('Paused, without a reminder or deleted it reminds no more; going on, it does', async () => {
  await save({ paused: true });
  expect(await onMonday('2026-03-02')).toEqual([]);
  await save();
  expect(await onMonday('2026-03-09')).toHaveLength(1);
  await save({ reminder: null });
  expect(await onMonday('2026-03-16')).toEqual([]);
  await save();
  await send(PRACTICE_DELETE);
  expect(await onMonday('2026-03-23')).toEqual([]);
  expect((await database.pool.query('select from notice_reminders')).rowCount).toBe(0);
});

describe('A reminder that was set in Bangkok', () => {
  const [bangkok, temple] = ['+07:00', '+08:00'];
  const inBangkok = practiceData({
    ...MORNING,
    reminder: { time: '05:30', weekdays: [1], zone: 'Asia/Bangkok' },
  });
  const settings = (zone: string) =>
    app
      .cloud({ token: () => chen.token })
      .object<typeof notice>('notice')
      .setSettings({ zone, quiet: null, off: [] });

  it('comes by the clocks there, and stays when other settings are changed', async () => {
    await send(PRACTICE_SAVE, inBangkok);
    expect(await onMonday('2026-03-02', temple)).toEqual([]);
    expect(await onMonday('2026-03-02', bangkok)).toHaveLength(1);
    await settings('Asia/Shanghai');
    expect(await onMonday('2026-03-09', temple)).toEqual([]);
    expect(await onMonday('2026-03-09', bangkok)).toHaveLength(1);
  });

  it('moves with its person, and an older word that comes late does not take it back', async () => {
    await save();
    await settings('Asia/Tokyo');
    await send(PRACTICE_SAVE, inBangkok, HOUR_MS);
    expect(await onMonday('2026-03-02', '+09:00')).toHaveLength(1);
    expect(await onMonday('2026-03-02', temple)).toEqual([]);
    expect(await onMonday('2026-03-02', bangkok)).toEqual([]);
  });

  it('moves to where it is set anew', async () => {
    await send(PRACTICE_SAVE, inBangkok);
    await send(
      PRACTICE_SAVE,
      practiceData({ ...MORNING, reminder: { time: '05:30', weekdays: [1], zone: 'Asia/Tokyo' } }),
    );
    expect(await onMonday('2026-03-02', '+09:00')).toHaveLength(1);
    expect(await onMonday('2026-03-02', bangkok)).toEqual([]);
  });

  it.each(['Mars/Olympus_Mons', '+05:30', '', '../../etc', 'A'.repeat(300)])(
    'as if by a device in “%s” comes by the settings',
    async (zone) => {
      await save({ reminder: { time: '05:30', weekdays: [1], zone } });
      expect(await onMonday('2026-03-02', temple)).toHaveLength(1);
    },
  );
});
