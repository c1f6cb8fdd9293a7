import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { notice } from '@yuanguang/contract/objects/notice';
import {
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  type PracticeDefinition,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

const ID = '1'.padStart(32, '0');
const MORNING: PracticeDefinition = {
  title: '念佛',
  content: '愿母亲康复',
  target: null,
  // A Monday.
  reminder: { time: '05:30', weekdays: [1] },
  paused: false,
};

async function send(kind: string, data = ''): Promise<void> {
  number += 1;
  const now = app.clock.now().getTime();
  const entry: JournalEntry = { number, kind, subject: ID, amount: 0, at: now, data };
  const calls = app.cloud({ token: () => chen.token }).object<typeof journal>('journal');
  const { refused } = await calls.append({ replica: 'a'.repeat(32), now, entries: [entry] });
  expect(refused).toEqual([]);
}
const save = (change: Partial<PracticeDefinition> = {}) =>
  send(PRACTICE_SAVE, practiceData({ ...MORNING, ...change }));

/** What the inbox says on a Monday at half past five. */
async function onMonday(date: string): Promise<string[]> {
  app.clock.set(new Date(Date.parse(`${date}T05:30:00+08:00`)));
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
