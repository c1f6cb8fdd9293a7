import { LAST_LUNAR_DAY, lunarCalendar } from '@yuanguang/contract/rules/lunar-table';
import { type CleanTablet, checkTablet, type TabletText } from '@yuanguang/contract/rules/tablet';
import type { TabletRun } from '@yuanguang/contract/rules/tablet-layout';

/** What can be drawn of a text, while it is typed too: a part that breaks a rule is left out, or stands as it is. */
export const drawable = (text: TabletText): CleanTablet =>
  checkTablet(text, { calendar: lunarCalendar, today: LAST_LUNAR_DAY }, () => undefined);

/** What is written, in the order in which it is read: parts by commas, columns by spaces. */
export function spokenRuns(runs: readonly TabletRun[]): string {
  const parts: { part: TabletRun['part']; texts: string[] }[] = [];
  for (const { part, text } of runs) {
    const last = parts[parts.length - 1];
    if (last?.part === part) last.texts.push(text);
    else parts.push({ part, texts: [text] });
  }
  return parts.map(({ texts }) => texts.join(' ')).join('，');
}
