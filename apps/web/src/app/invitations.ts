import { loadMessages, publishMessages } from '../shared/i18n/messages.ts';
import { wayHere } from '../shared/install/install.ts';
import {
  currentFrameworkLanguage,
  currentLanguage,
  readPreferences,
} from '../shared/preferences/preference-store.ts';
import { DEFAULT_PREFERENCES } from '../shared/preferences/preferences.ts';
import { openSheet } from '../shared/preferences/reading-sheet.ts';
import type { CurrentRoute, Router } from '../shared/router/router.ts';
import { onPictureSaved } from '../shared/save-file.ts';
import { countVisit, readVisits, rememberVisits, type Visits } from '../shared/visits/visits.ts';

/** Where somebody is received who comes by themselves. Whoever was sent to a page by a link is there for that page. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/home', '/contents']);
/** Where nobody writes, pays or is counting: there may be an offer. */
const QUIET_PAGES: ReadonlySet<string> = new Set(['/home', '/contents', '/about']);
/** The visit from which on the app may be worth keeping. */
const KEEP_FROM_VISIT = 2;

/** Asks and offers what is asked and offered once. */
export function invite(router: Router): void {
  countVisit();
  const isHere = () => router.read().visit === router.readFirst().visit && isAtRest();
  if (!readVisits().greeted) {
    // Who has chosen how to read was here before this was asked.
    if (hasChosen()) rememberVisits({ greeted: true });
    else if (isEntrance(router.readFirst()) && isHere()) void open('first', { greeted: true }, isHere);
  }
  offerToKeep(router);
}

/** From the second visit on where it disturbs nobody, or when a certificate was saved, wherever that was. */
function offerToKeep(router: Router): void {
  const offer = (when: () => boolean) => {
    if (!readVisits().offered && wayHere() && when()) void open('keep', { offered: true }, when);
  };
  const isQuiet = () => QUIET_PAGES.has(router.read().path) && router.read().state === 'ready' && isAtRest();
  const follow = () => {
    if (readVisits().count >= KEEP_FROM_VISIT) offer(isQuiet);
  };
  follow();
  router.subscribe(() => setTimeout(follow));
  onPictureSaved(() => offer(isFree));
}

/** One sheet is enough for a visit. */
let isOpening = false;

/** Opens a sheet once its words are there and it is still the moment; else a later one is waited for. */
async function open(
  sheet: Parameters<typeof openSheet>[0],
  done: Partial<Visits>,
  isMoment: () => boolean,
): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  const names = ['welcome'];
  const failed = await loadMessages(currentLanguage(), currentFrameworkLanguage(), names).catch(() => true);
  if (failed || !isMoment()) {
    isOpening = false;
    return;
  }
  rememberVisits(done);
  publishMessages(currentLanguage(), currentFrameworkLanguage(), names);
  openSheet(sheet);
}

const hasChosen = () => JSON.stringify(readPreferences()) !== JSON.stringify(DEFAULT_PREFERENCES);

const isEntrance = ({ path, search, state }: CurrentRoute) =>
  state === 'ready' && ENTRANCES.has(path) && Object.keys(search).length === 0;

/** The page is seen, nothing lies open above it, and nobody is writing. */
const isFree = () =>
  document.visibilityState === 'visible' &&
  document.querySelector('dialog[open]') === null &&
  document.activeElement?.matches('input, select, textarea') !== true;

/** Nothing on the page itself is in use either; the link that led to it may have the focus still. */
const isAtRest = () => isFree() && document.querySelector('main :focus') === null;
