/** What other modules may use of the practice journal. */

export { daysPractised, monthsPractised, sumsOf } from './journal.repository.ts';
export type { JournalKind, ReadEntry } from './journal-kind.ts';
