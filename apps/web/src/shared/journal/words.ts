import { isLaterWord } from '@yuanguang/contract/rules/journal';
import type { ShownEntry } from './view.ts';

/**
 * Whether an entry is the later word on its subject: as on every device, but that one whose clock is slow must not take its
 * own last word, which the server has not seen yet, for an old one.
 */
const isLater = (word: ShownEntry, other: ShownEntry): boolean =>
  word.pending === other.pending ? isLaterWord(word, other) : word.pending;

/** The latest of entries by what `keyOf` makes of each, in the order in which the keys came. */
export function latestWords(
  entries: Iterable<ShownEntry>,
  keyOf: (entry: ShownEntry) => string,
): Map<string, ShownEntry> {
  const latest = new Map<string, ShownEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = latest.get(key);
    if (!before || isLater(entry, before)) latest.set(key, entry);
  }
  return latest;
}

/** The id of something new that entries speak of: 128 random bits. */
export function newSubject(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
