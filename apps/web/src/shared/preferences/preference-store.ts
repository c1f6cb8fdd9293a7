import { frameworkLanguage, type Language, productLanguage } from '@yuanguang/contract/languages';
import { createEmitter } from '@yuanguang/ui/emitter';
import { storedText } from '../storage/stored.ts';
import {
  applyPreferences,
  DEFAULT_PREFERENCES,
  PREFERENCES_KEY,
  type Preferences,
  parsePreferences,
} from './preferences.ts';

/* Without React, because the first call to the cloud, which names the language, leaves before React is there. */

const changes = createEmitter();
const stored = storedText('localStorage', PREFERENCES_KEY);
let current: Preferences | undefined;

function device(): readonly string[] {
  // Node has a navigator too; the build's rendering speaks the default language.
  return typeof document === 'undefined' ? [] : navigator.languages;
}

/** The build's rendering speaks one language after the other; there is no device that could have stored one. */
export function renderIn(language: Language): void {
  current = { ...DEFAULT_PREFERENCES, language };
}

export function readPreferences(): Preferences {
  if (current) return current;
  if (typeof localStorage === 'undefined') return DEFAULT_PREFERENCES;
  current = parsePreferences(stored.read() ?? null);
  return current;
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...readPreferences(), ...change };
  stored.write(JSON.stringify(current));
  applyPreferences(document.documentElement, current, device());
  // So that the server sends the page already rendered in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the WebViews we serve
  document.cookie = `language=${current.language ?? ''};path=/zhuyin/;max-age=${current.language ? 31_536_000 : 0};SameSite=Lax`;
  changes.emit();
}

export const onPreferences = changes.subscribe;

/** The language pages are shown in now. */
export function currentLanguage() {
  return productLanguage(currentFrameworkLanguage());
}

export function currentFrameworkLanguage() {
  return readPreferences().language ?? frameworkLanguage(device());
}
