import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import { readFill } from '@yuanguang/contract/rules/journal';
import {
  isPracticeId,
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_OFF,
  PRACTICE_SAVE,
  type PracticeDefinition,
  readPracticeData,
} from '@yuanguang/contract/rules/practice';
import type { JournalKind, ReadEntry } from '../journal/journal.service.ts';
import { applyWords, type Said } from './apply-words.ts';
import { findPractices } from './practice.repository.ts';
import type { PracticeContext, PracticeTools } from './practice-context.ts';

const INVALID = { refused: 'journal-entry-invalid' } as const;

/** The journal's kinds of custom practice; the subject of each is a practice's id. */
export function practiceKinds(tools: PracticeTools): readonly JournalKind[] {
  // One function for all that need one: the journal hands it the entries of a call in their order.
  const apply: JournalKind['apply'] = async (ctx, uid, entries) => {
    const words = entries.filter(({ kind }) => kind !== PRACTICE_OFF) as Said[];
    const off = entries.filter(({ kind }) => kind === PRACTICE_OFF);
    const all = { ...ctx, ...tools };
    const refused = words.length > 0 ? await applyWords(all, uid, words) : [];
    return off.length > 0 ? [...refused, ...(await ofNoPractice(all, uid, off))] : refused;
  };
  const save: JournalKind<PracticeDefinition | null> = {
    name: PRACTICE_SAVE,
    sealed: true,
    read({ subject, amount, data }) {
      const read = isPracticeId(subject) && amount === 0 ? readPracticeData(data) : undefined;
      if (!read) return INVALID;
      return 'refused' in read ? { refused: read.refused } : { value: read.practice };
    },
    apply,
  };
  const remove: JournalKind = {
    name: PRACTICE_DELETE,
    sealed: false,
    read: ({ subject, amount, data }) =>
      isPracticeId(subject) && amount === 0 && data === '' ? { value: null } : INVALID,
    apply,
  };
  const readCount: JournalKind['read'] = ({ subject, amount, data }) =>
    isPracticeId(subject) && amount > 0 && data === '' ? { value: null } : INVALID;
  // What was counted is kept even where nobody knows the practice any more, or yet.
  const count: JournalKind = {
    name: PRACTICE_COUNT,
    sealed: false,
    read: (entry) => readCount((readFill(entry.data) ?? 0) >= entry.amount ? { ...entry, data: '' } : entry),
  };
  const off: JournalKind = { name: PRACTICE_OFF, sealed: false, read: readCount, apply };
  return [save as JournalKind, remove, count, off];
}

/** Entries that take off from a practice which the person never had, another's for example; from a deleted one they may. */
async function ofNoPractice(
  { db }: PracticeContext,
  uid: string,
  entries: readonly ReadEntry[],
): Promise<RefusedEntry[]> {
  const ids = [...new Set(entries.map(({ subject }) => subject))];
  const known = new Set((await findPractices(db, uid, ids)).map(({ id }) => id));
  return entries
    .filter(({ subject }) => !known.has(subject))
    .map(({ number }) => ({ number, code: 'practice-unknown' }));
}
