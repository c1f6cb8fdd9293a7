/** The five languages of the product; the first is the default. SPEC 1. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'ja', 'th'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'zh-Hans';
/** Of a device that names languages, but none of ours. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** The framework's messages speak two languages more than the product; their readers get the product in English. */
const FRAMEWORK_ONLY = ['es', 'fr'] as const;
export type FrameworkLanguage = Language | (typeof FRAMEWORK_ONLY)[number];

/** A text in every language: complete by type. */
export type Localized = Record<Language, string>;

/** The language that this is the code of, as we write it; undefined for anything else. */
export function knownLanguage(code: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/**
 * The product's language for a device's language tag (BCP 47, `_` tolerated), or undefined when we do not speak it.
 * `zh-TW`, `zh-HK`, `zh-MO` and `zh-Hant-*` are Traditional Chinese, any other `zh` is Simplified.
 */
export function languageOf(tag: string): Language | undefined {
  const normal = tag.trim().replaceAll('_', '-');
  if (TRADITIONAL.test(normal)) return 'zh-Hant';
  const primary = primaryOf(normal);
  return primary === 'zh' ? 'zh-Hans' : knownLanguage(primary);
}

/** The language of the framework's messages for a reader's language tags, most wanted first; English when none is ours. */
export function frameworkLanguage(tags: readonly string[]): FrameworkLanguage {
  for (const tag of tags) {
    const language = languageOf(tag) ?? FRAMEWORK_ONLY.find((code) => code === primaryOf(tag));
    if (language) return language;
  }
  return tags.length > 0 ? FALLBACK_LANGUAGE : DEFAULT_LANGUAGE;
}

/** The product's language for that of the framework's messages. */
export function productLanguage(framework: FrameworkLanguage): Language {
  return knownLanguage(framework) ?? FALLBACK_LANGUAGE;
}

const primaryOf = (tag: string) => tag.trim().split(/[-_]/)[0]?.toLowerCase();
