import { defineModule } from '../../app-module.ts';
import type { PersonalDataHolder } from '../../lib/personal-data.ts';
import { templeDays } from '../../lib/temple-day.ts';
import { journalObject } from './journal.object.ts';
import { daysOf, eraseJournal, newestEntries, totalsOf } from './journal.repository.ts';
import type { JournalTools } from './journal-context.ts';
import { view } from './since.ts';

/** What people practise, of every kind that the modules declare (docs/decisions/0020-practice-journal.md). */
export const journalModule = defineModule('journal', ({ settings, keys, modules }) => {
  let byName: ReturnType<JournalTools['kinds']> | undefined;
  const tools: JournalTools = {
    cipher: keys.data,
    days: templeDays(settings.DAY_BOUNDARY),
    kinds: () => (byName ??= new Map(modules.journal.map((kind) => [kind.name, kind]))),
  };
  return {
    objects: [journalObject(tools)],
    routes: [],
    jobs: [],
    notices: [],
    noticeKinds: [],
    collections: [],
    payables: [],
    journal: [],
    merits: [],
    personalData: journalHolder(tools),
    seed: 'none',
  };
});

/** Sums are exported whole; of single entries and days the newest, for a counter may have left a million. */
const MOST_EXPORTED = 20_000;

function journalHolder(tools: JournalTools): PersonalDataHolder {
  return {
    name: 'journal',
    tables: ['journal_entries', 'journal_days', 'journal_totals', 'journal_replicas', 'journal_heads'],
    async export({ db }, uid) {
      const entries = await newestEntries(db, uid, MOST_EXPORTED);
      return {
        totals: await totalsOf(db, uid),
        days: await daysOf(db, uid, MOST_EXPORTED),
        entries: entries.map((row) => view(tools, uid, row)),
      };
    },
    erase: ({ db }, uid) => eraseJournal(db, uid),
  };
}
