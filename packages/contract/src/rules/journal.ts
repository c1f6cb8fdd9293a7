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

const OFF = '.off';
/**
 * The kind whose entries take off what entries of `kind` count (an entry is never changed). What was counted on a day, and
 * in all, is the difference, at least 0.
 */
export const offKind = (kind: string): string => `${kind}${OFF}`;
/** The kind that entries of `kind` take off from; undefined for one that takes off nothing. */
export const countedKind = (kind: string): string | undefined =>
  kind.endsWith(OFF) ? kind.slice(0, -OFF.length) : undefined;

/**
 * The data of an entry that fills a day up, as an import does: it is kept only as long as entries of its kind count no more
 * than `upTo` (1 to 10^12) of its subject on its day, it among them. So the same import on two devices counts once.
 */
export const fillData = (upTo: number): string => JSON.stringify({ upTo });
/** Reads `fillData`; undefined for anything else. */
export function readFill(data: string): number | undefined {
  const [, upTo] = /^\{"upTo":([1-9]\d{0,12})\}$/.exec(data) ?? [];
  return upTo === undefined ? undefined : Number(upTo);
}

/** The object that is written in an entry's data; what is none has nothing. */
export function readObject(data: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

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
