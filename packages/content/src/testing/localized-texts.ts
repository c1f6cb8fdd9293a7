import { LANGUAGES, type Localized } from '@yuanguang/contract/languages';
import { packFiles } from '../pack-files.ts';

/** One text of a pack in every language, with the way to it: `book/diamond-sutra.json title`. */
export interface LocalizedText {
  readonly at: string;
  readonly text: Localized;
}

/** Every localized text of every pack; lists of lines or paragraphs are joined by line breaks. */
export function localizedTexts(): LocalizedText[] {
  return packFiles().flatMap(({ name, json }) => collect(json.content, name));
}

function collect(value: unknown, at: string): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-Hans' in value) return [{ at, text: asText(value, at) }];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, `${at} ${key}`));
}

function asText(value: object, at: string): Localized {
  const languages: Record<string, unknown> = { ...value };
  const entries = LANGUAGES.map((language) => {
    const one = languages[language];
    const lines = Array.isArray(one) ? one : [one];
    if (!lines.every((line) => typeof line === 'string')) throw new Error(`${at} has no text in ${language}`);
    return [language, lines.join('\n')] as const;
  });
  return Object.fromEntries(entries) as Localized;
}
