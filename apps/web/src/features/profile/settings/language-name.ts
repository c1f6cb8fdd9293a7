import type { Language } from '@yuanguang/contract/languages';
import { currentLanguage } from '../../../shared/preferences/preference-store.ts';

/** Each language by its own name. */
const NAMES: Record<Language, string> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  ja: '日本語',
  th: 'ไทย',
};

/** The name of the language pages are shown in now. */
export function languageName(): string {
  return NAMES[currentLanguage()];
}
