import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import { offKind } from '@yuanguang/contract/rules/journal';
import { defineModule } from '../../app-module.ts';
import type { Database } from '../../lib/db.ts';
import { type TestAppOptions, testApp } from '../../testing/test-app.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import type { JournalKind } from './journal-kind.ts';

/** A kind that only counts. */
export const BEADS: JournalKind = {
  name: 'test.beads',
  sealed: false,
  read: ({ amount }) => (amount > 0 ? { value: null } : { refused: 'journal-entry-invalid' }),
};

/** What takes off from it. */
export const BEADS_OFF: JournalKind = { ...BEADS, name: offKind(BEADS.name) };

/** A kind with something written, which looks at what it gets and refuses by a code of its own. */
const NOTE: JournalKind<string> = {
  name: 'test.note',
  sealed: true,
  read: ({ data }) => (data === '' ? { refused: 'feedback-empty' } : { value: data }),
  apply: async (_ctx, _uid, entries) =>
    entries.flatMap(({ number, value }) =>
      value === 'too much' ? [{ number, code: 'feedback-too-long' }] : [],
    ),
};

/** A module with kinds for tests of the journal itself. */
export const testKinds = defineModule('test-kinds', () => ({
  objects: [],
  routes: [],
  jobs: [],
  notices: [],
  noticeKinds: [],
  collections: [],
  payables: [],
  journal: [BEADS, BEADS_OFF, NOTE as JournalKind],
  merits: [],
  personalData: 'none',
  seed: 'none',
}));

export const REPLICA = 'a'.repeat(32);
export const OTHER_REPLICA = 'b'.repeat(32);

/** The app with kinds for tests, and people who practise. */
export async function journalApp(database: Database, options: TestAppOptions = {}) {
  const made = await testApp(database, { modules: [testKinds], ...options });

  /** An entry of this moment. */
  const entry = (number: number, change: Partial<JournalEntry> = {}): JournalEntry => ({
    number,
    kind: BEADS.name,
    subject: 'mani',
    amount: 108,
    at: made.clock.now().getTime(),
    data: '',
    ...change,
  });

  /** A device of that person, with its calls. */
  function device({ token }: Pick<LoggedIn, 'token'>, replica = REPLICA) {
    const calls = made.cloud({ token: () => token }).object<typeof journal>('journal');
    return {
      calls,
      /** Sends entries as the device's clock shows. */
      async send(entries: readonly JournalEntry[], now = made.clock.now().getTime()) {
        const { refused } = await calls.append({ replica, now, entries: [...entries] });
        return { refused };
      },
      /** Everything behind the cursor, page by page. */
      async all(cursor = '') {
        const pages = [await calls.since({ cursor })];
        for (let last = pages[0]; last?.more; last = pages.at(-1)) {
          pages.push(await calls.since({ cursor: last.cursor }));
        }
        return {
          entries: pages.flatMap(({ entries }) => entries),
          cursor: pages.at(-1)?.cursor ?? '',
          pages: pages.length,
        };
      },
    };
  }

  const sums = async (table: 'journal_totals' | 'journal_days', uid: string) =>
    (await database.pool.query(`select * from ${table} where uid = $1 order by 2, 3, 4`, [uid])).rows;

  return {
    ...made,
    entry,
    device,
    totals: (uid: string) => sums('journal_totals', uid),
    days: (uid: string) => sums('journal_days', uid),
  };
}

export type JournalApp = Awaited<ReturnType<typeof journalApp>>;
