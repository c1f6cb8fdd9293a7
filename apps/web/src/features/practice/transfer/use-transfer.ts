import { systemNow } from '@yuanguang/cloud';
import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { middleOfTempleDay, templeDay } from '@yuanguang/contract/rules/temple-day';
import { boundary, journal } from '../../../shared/journal/journal.ts';
import { leftByDay } from '../../../shared/journal/totals.ts';
import { saveFile } from '../../../shared/save-file.ts';
import type { Practice } from '../practices.ts';
import { FILE_MAX, type FileProblem, planImport, readFile, writeFile } from './practice-file.ts';

/** Hands all practices with their counts to the person, as a file that `importFile` reads. */
export async function exportFile(practices: readonly Practice[]): Promise<void> {
  const left = leftByDay(await journal.days(PRACTICE_COUNT), PRACTICE_COUNT);
  const now = systemNow();
  const written = practices.map(({ total: _, ...practice }) => ({
    ...practice,
    days: new Map([...(left.get(practice.id) ?? [])].filter(([, amount]) => amount > 0)),
  }));
  const file = new Blob([writeFile(written, now)], { type: 'application/json' });
  saveFile(`yuanguang-practice-${templeDay(now, boundary)}.json`, file);
}

/** Reads a file and enters what is missing, all of it or nothing. */
export async function importFile(
  file: File,
  practices: readonly Practice[],
): Promise<
  { readonly problem: FileProblem | 'tooLarge' } | { readonly practices: number; readonly entries: number }
> {
  if (file.size > FILE_MAX) return { problem: 'tooLarge' };
  const read = readFile(await file.text());
  if ('problem' in read) return read;
  // What other devices counted must be known, so that it is not entered again; without a network this device decides.
  await journal.synchronize().catch(() => undefined);
  // What was counted once and taken off since is not missing.
  const counted = (await journal.days(PRACTICE_COUNT)).filter(({ kind }) => kind === PRACTICE_COUNT);
  const counts = leftByDay(counted, PRACTICE_COUNT);
  const now = systemNow();
  const plan = planImport(read.practices, {
    ids: new Set(practices.map(({ id }) => id)),
    countOf: (id, day) => counts.get(id)?.get(day) ?? 0,
    momentOf: (day) => (day === templeDay(now, boundary) ? now : middleOfTempleDay(day, boundary)),
  });
  if (!plan) return { problem: 'tooMany' };
  if (plan.entries.length > 0) await journal.enter(plan.entries);
  return { practices: plan.practices, entries: plan.entries.length };
}
