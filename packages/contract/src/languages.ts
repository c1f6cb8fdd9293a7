/** The five languages of the product; the first is the default. SPEC 1. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'ja', 'th'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'zh-Hans';
/** Of a device that names languages, but none of ours. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** A text in every language: complete by type. */
export type Localized = Record<Language, string>;

const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/**
 * The product's language for a device's language tag (BCP 47, `_` tolerated), or undefined when we do not speak it.
 * `zh-TW`, `zh-HK`, `zh-MO` and `zh-Hant-*` are Traditional Chinese, any other `zh` is Simplified.
 */
export function languageOf(tag: string): Language | undefined {
  const normal = tag.trim().replaceAll('_', '-');
  if (TRADITIONAL.test(normal)) return 'zh-Hant';
  const primary = normal.split('-')[0]?.toLowerCase();
  if (primary === 'zh') return 'zh-Hans';
  return LANGUAGES.find((language) => language === primary);
}
