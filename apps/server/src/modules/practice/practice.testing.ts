import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { practice } from '@yuanguang/contract/objects/practice';
import {
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_OFF,
  PRACTICE_SAVE,
  type PracticeDefinition,
  practiceData,
} from '@yuanguang/contract/rules/practice';
import type { Database } from '../../lib/db.ts';
import { testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { setEntry } from '../config/config.service.ts';

export const id = (number: number) => number.toString(16).padStart(32, '0');
const replica = (letter: string) => letter.repeat(32);
export const MANI: PracticeDefinition = {
  title: '念佛',
  content: '南无阿弥陀佛\n愿母亲康复',
  target: 1_080,
  reminder: { time: '05:30', weekdays: [1, 7] },
  paused: false,
};

/** The app with the practices open, and the devices of people who practise. */
export async function practiceApp(database: Database) {
  const app = await testApp(database);
  const switchTo = (open: boolean) =>
    setEntry({ db: database.db, now: app.clock.now }, 'modules.practice', open);
  await switchTo(true);

  /** A device, which numbers its entries itself. */
  function deviceOf({ token }: LoggedIn, letter = 'a') {
    const cloud = app.cloud({ token: () => token });
    const calls = cloud.object<typeof journal>('journal');
    let number = 0;
    const entry = (kind: string, subject: string, change: Partial<JournalEntry> = {}): JournalEntry => {
      number += 1;
      return { number, kind, subject, amount: 0, at: app.clock.now().getTime(), data: '', ...change };
    };
    return {
      save: (subject: string, change: Partial<PracticeDefinition> = {}) =>
        entry(PRACTICE_SAVE, subject, { data: practiceData({ ...MANI, ...change }) }),
      remove: (subject: string) => entry(PRACTICE_DELETE, subject),
      count: (subject: string, amount: number, at = app.clock.now().getTime()) =>
        entry(PRACTICE_COUNT, subject, { amount, at }),
      takeOff: (subject: string, amount: number, at = app.clock.now().getTime()) =>
        entry(PRACTICE_OFF, subject, { amount, at }),
      entry,
      async send(...entries: readonly JournalEntry[]) {
        const now = app.clock.now().getTime();
        return (await calls.append({ replica: replica(letter), now, entries: [...entries] })).refused;
      },
      list: async () => (await cloud.object<typeof practice>('practice').list({})).practices,
      calls,
    };
  }

  return { ...app, switchTo, deviceOf };
}

export type PracticeApp = Awaited<ReturnType<typeof practiceApp>>;
