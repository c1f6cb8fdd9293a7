import { loadMessages, publishMessages } from '../shared/i18n/messages.ts';
import {
  currentFrameworkLanguage,
  currentLanguage,
  readPreferences,
} from '../shared/preferences/preference-store.ts';
import { DEFAULT_PREFERENCES } from '../shared/preferences/preferences.ts';
import { openSheet } from '../shared/preferences/reading-sheet.ts';
import type { CurrentRoute, Router } from '../shared/router/router.ts';
import { countVisit, readVisits, rememberVisits } from '../shared/visits/visits.ts';

/** Where somebody is received who comes by themselves. Whoever was sent to a page by a link is there for that page. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/home', '/contents']);

/** Asks once how to read, when a first visit begins at an entrance and nothing was touched yet. */
export function invite(router: Router): void {
  countVisit();
  if (readVisits().greeted) return;
  // Who has chosen how to read was here before this was asked.
  if (hasChosen()) rememberVisits({ greeted: true });
  else if (isEntrance(router.readFirst()) && isAtRest(router)) void greet(router);
}

async function greet(router: Router): Promise<void> {
  const names = ['welcome'];
  // Without a network it is asked at the next visit.
  const failed = await loadMessages(currentLanguage(), currentFrameworkLanguage(), names).catch(() => true);
  if (failed || !isAtRest(router)) return;
  rememberVisits({ greeted: true });
  publishMessages(currentLanguage(), currentFrameworkLanguage(), names);
  openSheet('first');
}

const hasChosen = () => JSON.stringify(readPreferences()) !== JSON.stringify(DEFAULT_PREFERENCES);

const isEntrance = ({ path, search, state }: CurrentRoute) =>
  state === 'ready' && ENTRANCES.has(path) && Object.keys(search).length === 0;

/** Still on the page where the visit began, which is seen, with nothing open above it and no field or button in use. */
function isAtRest(router: Router): boolean {
  const { activeElement, visibilityState } = document;
  return (
    router.read().visit === router.readFirst().visit &&
    visibilityState === 'visible' &&
    document.querySelector('dialog[open]') === null &&
    (activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN')
  );
}
