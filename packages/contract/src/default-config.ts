import { APP_VERSION, APP_VERSION_CODE } from './constants.ts';
import type { Localized } from './languages.ts';
import type { Config } from './objects/config.ts';

/**
 * Switches of whole modules: an entrance is shown, and the server answers, only where the switch is on. Here as they are
 * when the temple's office has changed nothing: what is real, on our pages or for existing apps (the check-in), is on, the
 * others open with their pages.
 */
const SWITCHES = {
  temple: true,
  sponsor: true,
  donate: true,
  worship: true,
  hall: true,
  divination: false,
  mine: true,
  checkin: true,
  practice: true,
  prayer: true,
  feedback: true,
  news: true,
};
export type ModuleName = keyof typeof SWITCHES;
export const MODULES = Object.keys(SWITCHES) as ModuleName[];

const UNKNOWN: Localized = { 'zh-Hans': '', 'zh-Hant': '', en: '', ja: '', th: '' };

/**
 * The product as it is when the temple's office has changed nothing (SPEC 3); also what the entry page is rendered with
 * at build.
 */
export const DEFAULT_CONFIG: Config = {
  searchText: '',
  appVersion: APP_VERSION,
  appVersionCode: APP_VERSION_CODE,
  iosVery: true,
  buyclosed: false,
  ceSuanShow: true,
  appPublish: true,
  isGoogle: true,
  worshipGifts: true,
  hallFree: true,
  modules: SWITCHES,
  licence: { number: '', holder: '', icp: '', police: '' },
  temple: { phone: '', email: '', address: UNKNOWN, hours: UNKNOWN, services: UNKNOWN, transport: UNKNOWN },
  demonstration: false,
  dayBoundary: '00:00',
  embeddedSites: [],
  today: null,
};
