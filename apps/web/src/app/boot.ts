import { frameworkLanguage } from '@yuanguang/contract/languages';
import { applyPreferences, PREFERENCES_KEY, parsePreferences } from '../shared/preferences/preferences.ts';

/*
 * Runs inline before the first paint (the build writes it into the page): theme, text size and language are
 * right from the first frame, and the prerendered entry page shows only to readers it was made for.
 */
const root = document.documentElement;
let kept: string | null = null;
try {
  kept = localStorage.getItem(PREFERENCES_KEY);
} catch {
  // Storage may be forbidden (private mode, embedded view): the defaults serve.
}
const prerenderedLanguage = root.lang;
const preferences = parsePreferences(kept);
applyPreferences(root, preferences, navigator.languages);
// Of a Spanish or French reader it speaks the language, but not that of the framework's messages.
const language = preferences.language ?? frameworkLanguage(navigator.languages);

const atEntry = /^(#?\/?(index)?)?$/.test(location.hash);
if (!atEntry || language !== prerenderedLanguage) root.dataset.boot = 'blank';
