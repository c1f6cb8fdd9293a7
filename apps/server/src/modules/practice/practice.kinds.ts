import {
  isPracticeId,
  PRACTICE_COUNT,
  PRACTICE_DELETE,
  PRACTICE_SAVE,
  type PracticeDefinition,
  readPracticeData,
} from '@yuanguang/contract/rules/practice';
import type { JournalKind } from '../journal/journal.service.ts';
import { applyWords } from './apply-words.ts';
import type { PracticeTools } from './practice-context.ts';

const INVALID = { refused: 'journal-entry-invalid' } as const;

/** The journal's kinds of custom practice; the subject of each is a practice's id. */
export function practiceKinds(tools: PracticeTools): readonly JournalKind[] {
  // One function for both: the journal hands it the words of a practice in their order.
  const apply: JournalKind<PracticeDefinition | null>['apply'] = (ctx, uid, entries) =>
    applyWords({ ...ctx, ...tools }, uid, entries);
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
  const remove: JournalKind<PracticeDefinition | null> = {
    name: PRACTICE_DELETE,
    sealed: false,
    read: ({ subject, amount, data }) =>
      isPracticeId(subject) && amount === 0 && data === '' ? { value: null } : INVALID,
    apply,
  };
  // What was counted is kept even where nobody knows the practice any more, or yet.
  const count: JournalKind = {
    name: PRACTICE_COUNT,
    sealed: false,
    read: ({ subject, amount, data }) =>
      isPracticeId(subject) && amount > 0 && data === '' ? { value: null } : INVALID,
  };
  return [save as JournalKind, remove as JournalKind, count];
}
