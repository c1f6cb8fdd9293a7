import {
  cleanShrine,
  type OwnShrine,
  type ShrineCode,
  type ShrineField,
  shrineData,
} from '@yuanguang/contract/rules/shrine';
import { OWN_SHRINE, WORSHIP_SHRINE } from '@yuanguang/contract/rules/worship';
import { useMemo } from 'react';
import { journal } from '../../../shared/journal/journal.ts';
import { useJournal } from '../../../shared/journal/use-journal.ts';
import { isRead } from './offerings.ts';
import { ownShrineOf, SHRINE_WORDS } from './own-shrine.ts';

/** What is not right about an arrangement, and in which field. */
export interface NotSaved {
  readonly code: ShrineCode;
  readonly field: ShrineField;
}

/** One's own shrine as it is arranged, on all devices alike; undefined until this one was read. */
export function useShrine() {
  const view = useJournal(SHRINE_WORDS);
  const shrine = useMemo(() => (isRead(view, WORSHIP_SHRINE) ? ownShrineOf(view) : undefined), [view]);
  return { shrine, save };
}

/** Keeps an arrangement; resolves when it is kept, with or without a network. Answers what is not right about it. */
async function save(arranged: OwnShrine): Promise<NotSaved | undefined> {
  const read = cleanShrine({ ...arranged });
  if (!read) throw new Error('a shrine that no page can have arranged');
  if ('refused' in read) return { code: read.refused, field: read.field };
  await journal.append(WORSHIP_SHRINE, OWN_SHRINE, 0, shrineData(read.value));
  return undefined;
}
