/** The bounds of the practice journal, for server and pages alike (docs/decisions/0020-practice-journal.md). */

/** Entries of one `append`; a device that has more calls again. */
export const JOURNAL_BATCH = 500;
/** Entries of one answer of `since`. */
export const JOURNAL_PAGE = 500;
/** The most that one entry counts. */
export const JOURNAL_AMOUNT_MAX = 1_000_000;
/** The longest data of an entry, in UTF-16 code units. */
export const JOURNAL_DATA_MAX = 8_000;
/** No entry is older, in milliseconds since 1970. */
export const JOURNAL_EARLIEST = Date.UTC(1900, 0, 1);

/** A replica: 128 random bits. */
export const isReplicaId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
