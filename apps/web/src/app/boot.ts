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
applyPreferences(root, parsePreferences(kept), navigator.languages);

const atEntry = /^(#?\/?(index)?)?$/.test(location.hash);
if (!atEntry || root.lang !== prerenderedLanguage) root.dataset.boot = 'blank';
