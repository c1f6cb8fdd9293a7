import type { Language } from '@yuanguang/contract/languages';

/** Each language by its own name: who cannot read the current one still finds home. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  ja: '日本語',
  th: 'ไทย',
};
