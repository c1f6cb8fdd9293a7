import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  languageOf,
} from '@yuanguang/contract/languages';

interface ReaderHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/**
 * The language to send the page in: what the reader chose in the app (cookie `language`), else the first of the device's
 * languages that we speak, as the app itself would decide; English for one who names only others. A wrong guess costs only a later first paint.
 */
export function readerLanguage(headers: ReaderHeaders): Language {
  const chosen = /(?:^|;\s*)language=([\w-]{2,7})/.exec(headers.cookie ?? '')?.[1];
  const kept = LANGUAGES.find((language) => language === chosen);
  if (kept) return kept;
  const tags = wanted(headers['accept-language'] ?? '');
  for (const tag of tags) {
    // Spanish and French readers are shown the framework's messages in theirs, the product in English.
    const language = languageOf(tag) ?? (/^(es|fr)\b/i.test(tag) ? FALLBACK_LANGUAGE : undefined);
    if (language) return language;
  }
  return tags.length > 0 ? FALLBACK_LANGUAGE : DEFAULT_LANGUAGE;
}

/** Tags of an Accept-Language header, most wanted first; at most ten are read. */
function wanted(header: string): string[] {
  return header
    .split(',', 10)
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
      const q = weight === '' ? 1 : Number(weight);
      return { tag, q: Number.isFinite(q) ? q : 0 };
    })
    .filter(({ tag, q }) => q > 0 && tag !== '' && tag !== '*')
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag);
}
