/** What other modules may use of the practice journal. */

export type { JournalKind } from './journal-kind.ts';
