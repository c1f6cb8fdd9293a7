/** What titles and figures need in every language beside Han characters. */
export const ALWAYS = '0123456789.,:;·，。、；：？！「」『』（）《》〈〉—…一二三四五六七八九十百千万年月日';

/** The page that nobody has a font of its own for: its characters are a slice. */
export const ENTRY_PAGE = 'index';
/** On so many pages a character is in the slice that nearly every page fetches. */
const OFTEN = 6;
/** Characters of a small slice: about 10 KiB. */
const PIECE = 40;

function han(text: string): Set<string> {
  return new Set(text.match(/[\p{Script=Han}々〆]/gu));
}

/**
 * Characters by slice. A slice is fetched as a whole when a page shows one character of it, so those stand together that
 * are shown together: what many pages show; what the entry page shows; the other pages' in small pieces, page by page; and
 * what no picture has shown yet (a message of trouble, a name) in small pieces too.
 */
export function slicesOf(pages: Readonly<Record<string, string>>, everything: string): Map<string, string[]> {
  const counts = new Map<string, number>();
  for (const characters of Object.values(pages)) {
    for (const one of characters) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const often = [
    ...new Set([...ALWAYS, ...[...counts].filter(([, count]) => count >= OFTEN).map(([one]) => one)]),
  ];
  const taken = new Set(often);
  const fresh = (characters: Iterable<string>) =>
    [...new Set(characters)].filter((one) => !taken.has(one) && taken.add(one));
  const entry = fresh(pages[ENTRY_PAGE] ?? '');
  const few = fresh(Object.values(pages).join(''));
  const rest = fresh(han(everything));
  const pieces = (name: string, characters: readonly string[]) =>
    Array.from({ length: Math.ceil(characters.length / PIECE) }, (_, index): [string, string[]] => [
      `${name}-${index + 1}`,
      characters.slice(index * PIECE, (index + 1) * PIECE),
    ]);
  return new Map([
    ['song-often', often],
    ['song-entry', entry],
    ...pieces('song-page', few),
    ...pieces('song-rest', rest),
  ]);
}
