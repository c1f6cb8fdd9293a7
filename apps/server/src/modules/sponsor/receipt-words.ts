import type { Language } from '@yuanguang/contract/languages';
import { createTranslator } from 'use-intl/core';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import th from './messages/th.json' with { type: 'json' };
import zhHans from './messages/zh-Hans.json' with { type: 'json' };
import zhHant from './messages/zh-Hant.json' with { type: 'json' };

const MESSAGES: Record<Language, typeof zhHans> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, ja, th };

/** The words of the receipt in one language. A message that cannot be formed is an error, never a key in a letter. */
export function receiptWords(language: Language) {
  return createTranslator({
    locale: language,
    messages: MESSAGES[language],
    namespace: 'receipt',
    onError(error) {
      throw error;
    },
  });
}
