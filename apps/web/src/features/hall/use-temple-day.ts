import { useFormatter } from 'use-intl';

/** A day of the temple such as 2026-03-01 in the reader's words, the same wherever it is read. */
export function useTempleDay(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
}
