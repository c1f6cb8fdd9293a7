import type { Language } from '@yuanguang/contract/languages';
import { createTranslator } from 'use-intl/core';

/**
 * The messages of a module in the language asked for. A message that is missing or cannot be formed is an error, never a
 * key in a mail.
 */
export function translators<Messages extends object>(tables: Readonly<Record<Language, Messages>>) {
  return (language: Language) =>
    createTranslator({
      locale: language,
      messages: tables[language],
      onError(error) {
        throw error;
      },
    });
}
