import type { Findable } from '../../shared/feature/search-source.ts';
import { fold } from '../../shared/search/fold.ts';

/** As many of a group as are shown. */
const MOST = 20;

const EXACT = 3;
const BEGINS = 2;
const IN_TITLE = 1;
const ELSEWHERE = 0;

/** How well something fits; undefined when a part of what is looked for is nowhere in it. */
function rank({ title, note = '', words = '' }: Findable, terms: readonly string[]): number | undefined {
  const head = fold(title);
  // Chinese and Thai are written without spaces: who puts one in means no more by it.
  const all = `${head} ${head.replaceAll(' ', '')} ${fold(note)} ${fold(words)}`;
  if (!terms.every((term) => all.includes(term))) return undefined;
  const whole = terms.join(' ');
  if (head === whole) return EXACT;
  if (head.startsWith(whole)) return BEGINS;
  return terms.every((term) => head.includes(term)) ? IN_TITLE : ELSEWHERE;
}

/** What fits a query, the best first and otherwise in the order given; nothing for a query without a letter. */
export function find<Item extends Findable>(items: readonly Item[], query: string): readonly Item[] {
  const terms = fold(query).split(' ').filter(Boolean);
  if (terms.length === 0) return [];
  return items
    .flatMap((item) => {
      const fits = rank(item, terms);
      return fits === undefined ? [] : [{ item, fits }];
    })
    .sort((a, b) => b.fits - a.fits)
    .slice(0, MOST)
    .map(({ item }) => item);
}
