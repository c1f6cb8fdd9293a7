import { han, type LunarDate, lunarDateMarked } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import { useFormatter, useLocale } from 'use-intl';
import { isUpright } from '../i18n/upright.ts';

/** A day (`YYYY-MM-DD`, the temple's) as it stands on a board of names: 十一月二十日, or short in other scripts. */
export function useBoardDay(): (day: string) => string {
  const format = useFormatter();
  const language = useLocale();
  return (day) => {
    const [, month = 1, date = 1] = day.split('-').map(Number);
    if (isUpright(language)) return `${han(month)}月${han(date)}日`;
    // Noon in the temple's zone: the same day wherever the reader is.
    return format.dateTime(new Date(`${day}T12:00:00+08:00`), { month: 'short', day: 'numeric' });
  };
}

/**
 * The same day in the lunar calendar, as the server has it: 农历十月初一. Undefined in an answer that this device has
 * kept from before it did.
 */
export function useLunarDay(): (on: { readonly lunar?: LunarDate }) => string | undefined {
  const language = useLocale() as Language;
  return ({ lunar }) => lunar && lunarDateMarked(lunar, language);
}
