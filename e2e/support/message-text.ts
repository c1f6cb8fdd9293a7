import { ERROR_MESSAGES, type ErrorCode } from '@yuanguang/contract/errors';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { words } from './words.ts';

/** A message: a code of the contract, or a key of the app's own words, with its values. */
export type Message =
  | ErrorCode
  | `${string}.${string}`
  | readonly [key: `${string}.${string}`, values: Readonly<Record<string, string | number>>];

/** What no reader is to see: words of the wire, of programs, of a text whose values were not filled in. */
export const MACHINE = new RegExp(
  [
    'uni-(?:id|captcha)-|TOKEN_|SYS_ERR|SYSTEM_ERROR|System error|Invalid client|errCode|errMsg|FUNCTION_NOT_FOUND',
    String.raw`\w+:fail|\b(?:20000|20101|600003|602001)\b|-999[89]\b`,
    String.raw`[A-Z]\w*Error\b|\bat \S+:\d+:\d+|\[object |\bundefined\b|\bnull\b|\bNaN\b|\{\w+\}|<\/?[a-z]`,
  ].join('|'),
);

/** Letters that do not belong into a sentence of the language; formats and the like keep their names. */
export const FOREIGN: Readonly<Record<Language, RegExp>> = {
  'zh-Hans': /[\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]|[a-z]{3,}/u,
  'zh-Hant': /[\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]|[a-z]{3,}/u,
  en: /[\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ja: /\p{Script=Thai}|[a-z]{3,}/u,
  th: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]|[a-z]{3,}/u,
};

const SAY = new Map(LANGUAGES.map((language) => [language, words(language)]));

/** A message in a language. */
export function textIn(language: Language, message: Message): string {
  const say = SAY.get(language) ?? words(language);
  if (typeof message !== 'string') return say(...message);
  return ERROR_MESSAGES[message as ErrorCode]?.[language] ?? say(message);
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
