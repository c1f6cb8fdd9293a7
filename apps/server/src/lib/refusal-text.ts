import { ERROR_MESSAGES } from '@yuanguang/contract/errors';
import type { Language } from '@yuanguang/contract/languages';
import type { Refusal } from './refusal.ts';
import { waitInWords } from './wait-in-words.ts';

/** What a visitor reads of a refusal: `{wait}` says how long it is to wait, `{param}` which parameter is missing. */
export function refusalText({ code, field, retryAfter }: Refusal, language: Language): string {
  return ERROR_MESSAGES[code][language]
    .replace('{wait}', () => waitInWords(retryAfter ?? 0, language))
    .replace('{param}', () => field || 'params');
}
