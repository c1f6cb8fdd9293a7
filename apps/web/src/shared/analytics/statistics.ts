/** How long things may wait or rest, in milliseconds (SPEC 9). */
export const REPORT_MS = 10_000;
export const PAGE_OVERTIME_MS = 1_800_000;
export const APP_OVERTIME_MS = 300_000;
/** Records that wait; beyond, the oldest are dropped. */
const MOST_WAITING = 50;

/** What is told of one moment: 1 is a visit that begins, 11 a page that is opened. Never who, never what was written. */
export interface StatRecord {
  readonly lt: 1 | 11;
  /** The page's path without its query. */
  readonly url: string;
}

export interface Statistics {
  /** A page is on the screen. */
  open(path: string): void;
  /** The app was put aside, or is back. */
  hide(at: number): void;
  show(at: number): void;
  /** What is due to be sent at `at`; empty when it is not yet time. Taken once. */
  take(at: number): readonly StatRecord[];
}

/**
 * Counts visits and pages. A visit begins with the first page and anew after APP_OVERTIME_MS aside; the page one comes
 * back to counts anew after PAGE_OVERTIME_MS. Reports leave at most every REPORT_MS. Times are milliseconds.
 */
export function createStatistics(): Statistics {
  let waiting: StatRecord[] = [];
  let page: string | undefined;
  let hiddenAt: number | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;

  const note = (lt: StatRecord['lt'], url: string) => {
    waiting = [...waiting, { lt, url }].slice(-MOST_WAITING);
  };

  return {
    open(path) {
      if (page === undefined) note(1, path);
      if (path === page) return;
      page = path;
      note(11, path);
    },
    hide(at) {
      hiddenAt ??= at;
    },
    show(at) {
      const away = hiddenAt === undefined ? 0 : at - hiddenAt;
      hiddenAt = undefined;
      if (page === undefined) return;
      if (away >= APP_OVERTIME_MS) note(1, page);
      if (away >= PAGE_OVERTIME_MS) note(11, page);
    },
    take(at) {
      if (waiting.length === 0 || at - sentAt < REPORT_MS) return [];
      sentAt = at;
      const due = waiting;
      waiting = [];
      return due;
    },
  };
}
