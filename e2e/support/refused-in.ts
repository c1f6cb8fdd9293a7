import { LANGUAGES, type Language } from '@yuanguang/contract/languages';

const asked = process.env.REFUSED_IN?.split(',') ?? [];

/**
 * The languages in which the journeys of refusals are gone: all of them, unless REFUSED_IN names some. `npm test` goes
 * them in two, for they take minutes: that each message is there in each language is proven without a browser.
 */
export const REFUSED_IN: readonly Language[] =
  asked.length === 0 ? LANGUAGES : LANGUAGES.filter((language) => asked.includes(language));
