import { type OwnShrine, PLAIN_SHRINE, readShrineData } from '@yuanguang/contract/rules/shrine';
import { WORSHIP_SHRINE } from '@yuanguang/contract/rules/worship';
import type { JournalView, ShownEntry } from '../../../shared/journal/view.ts';
import { latestWords } from '../../../shared/journal/words.ts';

/** The kinds whose entries say how one's own shrine is arranged. */
export const SHRINE_WORDS: readonly string[] = [WORSHIP_SHRINE];

/** As the latest word of any device says; as at first before there is one. */
export function ownShrineOf(view: JournalView): OwnShrine {
  const words = (view.entries.get(WORSHIP_SHRINE) ?? []).flatMap((entry) => {
    const shrine = shrineIn(entry);
    return shrine ? [{ entry, shrine }] : [];
  });
  // What cannot be read, a newer app's, does not take the place of what can.
  const latest = latestWords(
    words.map(({ entry }) => entry),
    () => WORSHIP_SHRINE,
  ).get(WORSHIP_SHRINE);
  return words.find(({ entry }) => entry === latest)?.shrine ?? PLAIN_SHRINE;
}

function shrineIn({ data }: ShownEntry): OwnShrine | undefined {
  const read = readShrineData(data);
  return read && 'value' in read ? read.value : undefined;
}
