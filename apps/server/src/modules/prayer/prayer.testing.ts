import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import type { Prayer, prayer } from '@yuanguang/contract/objects/prayer';
import { PRAYER_SAVE, PRAYER_STATES, type PrayerState, prayerData } from '@yuanguang/contract/rules/prayer';
import type { Database } from '../../lib/db.ts';
import { testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { setEntry } from '../config/config.service.ts';

export const id = (number: number) => number.toString(16).padStart(32, '0');
export const MOTHER = '愿母亲早日康复\n愿家人平安';

/** The app with the prayers open, and the devices of people who pray. */
export async function prayerApp(database: Database) {
  const app = await testApp(database);
  const switchTo = (open: boolean) =>
    setEntry({ db: database.db, now: app.clock.now }, 'modules.prayer', open);

  /** A device, which numbers its entries itself. */
  function deviceOf({ token }: LoggedIn, letter = 'a') {
    const cloud = app.cloud({ token: () => token });
    const calls = cloud.object<typeof journal>('journal');
    const prayers = cloud.object<typeof prayer>('prayer');
    let number = 0;
    const entry = (kind: string, subject: string, change: Partial<JournalEntry> = {}): JournalEntry => {
      number += 1;
      return { number, kind, subject, amount: 0, at: app.clock.now().getTime(), data: '', ...change };
    };
    async function list(state: PrayerState): Promise<Prayer[]> {
      const found: Prayer[] = [];
      for (let after: string | null = null; ; ) {
        const page = await prayers.list({ state, after });
        found.push(...page.prayers);
        if (page.next === null) return found;
        after = page.next;
      }
    }
    return {
      entry,
      save: (subject: string, text = MOTHER, change: Partial<JournalEntry> = {}) =>
        entry(PRAYER_SAVE, subject, { data: prayerData({ text, lunar: null }), ...change }),
      async send(...entries: readonly JournalEntry[]) {
        const now = app.clock.now().getTime();
        return (await calls.append({ replica: letter.repeat(32), now, entries: [...entries] })).refused;
      },
      list,
      /** The words of each state. */
      async texts() {
        const all = await Promise.all(
          PRAYER_STATES.map(async (state) => (await list(state)).map(({ text }) => text)),
        );
        return Object.fromEntries(PRAYER_STATES.map((state, index) => [state, all[index]]));
      },
      calls,
      prayers,
      cloud,
    };
  }

  return { ...app, switchTo, deviceOf };
}

export type PrayerApp = Awaited<ReturnType<typeof prayerApp>>;
