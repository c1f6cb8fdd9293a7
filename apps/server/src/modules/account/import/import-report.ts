import { WEB_APP_ID } from '@yuanguang/contract/constants';
import type { ImportOutcome } from './import-users.ts';
import { REFUSALS, type RefusalCode } from './refusals.ts';

/** Counts what became of the documents, and says it in lines for the console: nothing in them is anybody's. */
export function importTally(ownApps: readonly string[]) {
  const counts = { imported: 0, 'already-here': 0, refused: 0 };
  const refusals = new Map<RefusalCode, number>();
  const left = new Map<string, number>();
  const otherApps = new Map<string, number>();
  let admins = 0;
  const own = new Set([WEB_APP_ID, ...ownApps]);

  function add({ outcome, refused = [], left: fields = [], appIds = [], roles = [] }: ImportOutcome): void {
    counts[outcome] += 1;
    for (const { code } of refused) increase(refusals, code);
    for (const field of fields) increase(left, field);
    if (roles.includes('admin')) admins += 1;
    if (appIds.length === 0 || appIds.some((id) => own.has(id))) return;
    for (const id of appIds) increase(otherApps, id);
  }

  /** @param dryRun says that nothing was changed. */
  function lines(dryRun: boolean): string[] {
    const { imported, refused } = counts;
    const all = imported + counts['already-here'] + refused;
    return [
      `${all} documents: ${imported} ${dryRun ? 'would be imported' : 'imported'}, ${counts['already-here']} were here already, ${refused} refused`,
      ...listed(refusals, (code) => `refused, ${code}: ${REFUSALS[code]}`),
      ...listed(left, (field) => `left out of accounts: ${field}`),
      ...listed(
        otherApps,
        (id) => `accounts of the app ${id}, which APP_IDS does not name: they cannot log in on our pages`,
      ),
      ...(admins > 0 ? [`${admins} of them are administrators here too (role admin)`] : []),
    ];
  }

  return { add, lines, counts };
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const listed = <Key>(counts: ReadonlyMap<Key, number>, say: (key: Key) => string): string[] =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([key, count]) => `  ${count} ${say(key)}`);

/** The line of the report file about one document; undefined when there is nothing to say. */
export function reportLine({ place, id, outcome, refused, left = [] }: ImportOutcome): string | undefined {
  if (outcome === 'refused') return JSON.stringify({ document: place, id, outcome, refused });
  return left.length > 0 ? JSON.stringify({ document: place, id, outcome, left }) : undefined;
}
