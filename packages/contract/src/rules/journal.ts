/** The bounds of the practice journal, for server and pages alike (docs/decisions/0020-practice-journal.md). */

/** Entries of one `append`; a device that has more calls again. */
export const JOURNAL_BATCH = 500;
/** The entries of one `append` as JSON, in UTF-16 code units: with long data they are fewer, for the wire takes 256 KiB. */
export const JOURNAL_BATCH_TEXT = 64_000;
/** Entries of one answer of `since`. */
export const JOURNAL_PAGE = 500;
/** The most that one entry counts. */
export const JOURNAL_AMOUNT_MAX = 1_000_000;
/** The longest kind and the longest subject of an entry, in UTF-16 code units. */
export const JOURNAL_NAME_MAX = 64;
/** The longest data of an entry, in UTF-16 code units. */
export const JOURNAL_DATA_MAX = 8_000;
/** No entry is older, in milliseconds since 1970. */
export const JOURNAL_EARLIEST = Date.UTC(1900, 0, 1);

/** A replica: 128 random bits. */
export const isReplicaId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** When and where something was said. */
export interface Word {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly replica: string;
  readonly number: number;
}

/** Whether `word` is later than `other`, which is the same on every device: by the moment, then by replica and number. */
export function isLaterWord(word: Word, other: Word): boolean {
  if (word.at !== other.at) return word.at > other.at;
  if (word.replica !== other.replica) return word.replica > other.replica;
  return word.number > other.number;
}
