import { useTranslations } from 'use-intl';
import type { FieldErrorKey } from './rules.ts';

/** What is wrong with fields, from keys to the reader's words. */
export function useFieldErrors() {
  const t = useTranslations('account.fieldErrors');
  return <Name extends string>(found: Partial<Record<Name, FieldErrorKey>>) => {
    const entries = Object.entries<FieldErrorKey | undefined>(found);
    return Object.fromEntries(
      entries.flatMap(([name, key]) => (key === undefined ? [] : [[name, t(key)]])),
    ) as Partial<Record<Name, string>>;
  };
}
