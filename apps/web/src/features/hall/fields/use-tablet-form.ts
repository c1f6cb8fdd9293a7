import { systemNow } from '@yuanguang/cloud';
import type { Language } from '@yuanguang/contract/languages';
import type { TabletText } from '@yuanguang/contract/rules/tablet';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/config/use-config.ts';
import type { FieldErrors } from '../../../shared/form/use-form.ts';
import { errorMessage } from '../../../shared/i18n/messages.ts';
import { hallCloud } from '../cloud.ts';
import { lackingByField, tabletCodes } from './rules.ts';
import type { DateDraft, TabletInput, TabletValues } from './values.ts';

/** Asked when nothing was typed for so long. */
const PAUSE_MS = 800;
/** Signs that the temple's types have not, as the server told in this visit. */
const lacking = new Set<string>();

/** The temple's day that is now, by the device's clock. */
export function useTempleToday(): string {
  return templeDay(systemNow(), useConfig().dayBoundary);
}

/** What is wrong with the fields of a tablet, in the reader's words: broken rules, and signs that cannot be written. */
export function useTabletErrors() {
  const t = useTranslations('hall.field');
  const language = useLocale() as Language;
  const today = useTempleToday();
  return <Values extends TabletValues>(text: TabletText, values: Values): FieldErrors<Values> => {
    const errors: Record<string, string> = {};
    for (const [field, signs] of lackingByField(text, lacking))
      errors[field] = t('lacking', { signs: signs.join('') });
    const codes = tabletCodes(text, values, today);
    for (const [field, code] of Object.entries(codes))
      errors[field] = isHalf(values[field as keyof TabletValues])
        ? t('dateHalf')
        : (errorMessage(code, language) ?? '');
    return errors as FieldErrors<Values>;
  };
}

/** Whether a day was begun and not ended. */
function isHalf(value: string | number | boolean | DateDraft): boolean {
  if (typeof value !== 'object') return false;
  const parts = [value.year, value.month, value.day];
  return parts.includes('') && parts.some((part) => part !== '');
}

/** Asks the server which signs cannot be written; what it refuses or cannot answer is left to the sending. */
export async function askLacking(tablet: TabletInput): Promise<boolean> {
  const before = lacking.size;
  const { lacking: found } = await hallCloud.check({ tablet });
  for (const { characters } of found) for (const sign of characters) lacking.add(sign);
  return lacking.size > before;
}

/** Asks by itself when typing rests and the tablet is `whole`; what is found is shown at the fields. */
export function useAskLacking(tablet: TabletInput, whole: boolean): void {
  const typed = JSON.stringify(tablet);
  const asked = useRef('');
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!whole || asked.current === typed) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      askLacking(JSON.parse(typed) as TabletInput).then(
        (isNew) => isNew && redraw((count) => count + 1),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, whole]);
}
