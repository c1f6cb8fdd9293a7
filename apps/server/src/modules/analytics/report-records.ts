/** What a report may say of one moment: which page and what happened there. Everything else in it is dropped. */
export interface ReportRecord {
  readonly page: string;
  readonly event: string;
}

/** The most records of one report that are looked at. */
export const MOST_RECORDS = 50;
/** The longest report that is read, in characters. */
const LONGEST = 64_000;

/** What statistics clients call the kinds of records, by their number. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['1', 'launch'],
  ['3', 'hide'],
  ['11', 'page'],
  ['21', 'event'],
  ['31', 'error'],
]);

/** A path without its query; nothing in it can be a name, a number or an address of somebody. */
const PAGE = /^\/?[a-z_][a-z_-]*(?:\/[a-z_][a-z_-]*){0,7}$/i;
const EVENT = /^[a-z][a-z_-]{0,31}$/i;
const PAGE_MAX = 96;

/**
 * Reads `requests` of a report: JSON text of a list (or the list), each record an object or a query string such as
 * `lt=11&url=pages%2Findex`. What does not fit is left out; nothing is ever thrown.
 */
export function readRecords(requests: unknown): ReportRecord[] {
  return listOf(requests).slice(0, MOST_RECORDS).flatMap(recordOf);
}

function listOf(requests: unknown): readonly unknown[] {
  if (Array.isArray(requests)) return requests;
  if (typeof requests !== 'string' || requests.length > LONGEST) return [];
  try {
    const value: unknown = JSON.parse(requests);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function recordOf(value: unknown): ReportRecord[] {
  const fields = fieldsOf(value);
  if (!fields) return [];
  const kind = KINDS.get(String(fields.lt ?? ''));
  if (kind === undefined) return [];
  const page = pageOf(fields.url);
  const named = kind === 'event' && typeof fields.e_n === 'string' && EVENT.test(fields.e_n);
  return [{ page, event: named ? `event:${String(fields.e_n).toLowerCase()}` : kind }];
}

function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'string') return Object.fromEntries(new URLSearchParams(value));
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** `/pages/news/detail?id=…` is `/pages/news/detail`; what is no plain path is `other`. */
function pageOf(url: unknown): string {
  if (typeof url !== 'string' || url === '') return '';
  const path = url.split(/[?#]/)[0] ?? '';
  if (path === '/') return '/';
  return path.length <= PAGE_MAX && PAGE.test(path) ? `/${path.replace(/^\//, '')}` : 'other';
}
