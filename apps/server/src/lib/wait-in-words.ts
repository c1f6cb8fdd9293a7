import type { Language } from '@yuanguang/contract/languages';

/** A wait as one would say it: whole minutes, from an hour and a half on whole hours, never less than it is. */
export function waitInWords(seconds: number, language: Language): string {
  const inHours = seconds > 90 * 60;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.ceil(seconds / (inHours ? 3_600 : 60))));
}
