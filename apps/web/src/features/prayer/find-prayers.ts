import { fold } from '../../shared/search/fold.ts';
import type { Prayer } from './prayers.ts';

/**
 * Answers which prayers have all parts of a query in their words, however either is written; all for one without a letter.
 * The words are folded once, for the many queries that come while somebody types.
 */
export function prayerFinder(prayers: readonly Prayer[]): (query: string) => readonly Prayer[] {
  const folded = prayers.map((prayer) => {
    const words = fold(prayer.text);
    // Chinese and Thai are written without spaces: who puts one in means no more by it.
    return { prayer, words: `${words} ${words.replaceAll(' ', '')}` };
  });
  return (query) => {
    const terms = fold(query).split(' ').filter(Boolean);
    return folded
      .filter(({ words }) => terms.every((term) => words.includes(term)))
      .map(({ prayer }) => prayer);
  };
}
