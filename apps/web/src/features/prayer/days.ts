import { lunarDateMarked } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import { useFormatter, useLocale } from 'use-intl';
import type { Prayer } from './prayers.ts';

/** How a temple's day reads, the same wherever it is read. */
export function useDay(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The day on which a prayer was first written, by both calendars where the device knew the lunar one. */
export function usePrayerDays(): (prayer: Pick<Prayer, 'day' | 'lunar'>) => readonly string[] {
  const language = useLocale() as Language;
  const read = useDay();
  return ({ day, lunar }) => [read(day), ...(lunar ? [lunarDateMarked(lunar, language)] : [])];
}
