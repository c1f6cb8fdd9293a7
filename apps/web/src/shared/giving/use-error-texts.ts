import type { Language } from '@yuanguang/contract/languages';
import { useLocale } from 'use-intl';
import type { FieldErrors } from '../form/use-form.ts';
import { errorMessage } from '../i18n/messages.ts';
import type { ErrorCodes } from './field-codes.ts';

/** What is wrong with fields, from codes to the reader's words. */
export function useErrorTexts() {
  const language = useLocale() as Language;
  return <Values>(codes: ErrorCodes<Values>) => {
    const texts = Object.entries(codes as Record<string, string>).map(([field, code]) => [
      field,
      errorMessage(code, language),
    ]);
    return Object.fromEntries(texts) as FieldErrors<Values>;
  };
}
