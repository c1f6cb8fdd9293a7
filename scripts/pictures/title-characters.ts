import { readFile, writeFile } from 'node:fs/promises';
import { TITLE_CHARACTERS_FILE, type TitleCharacters } from '../../apps/web/scripts/title-characters.ts';
import type { Picture } from './camera.ts';

/** Keeps what the pictures of a page show in the face of titles, by language and page, sorted so that changes are read easily. */
export async function noteTitleCharacters(pictures: readonly Picture[]): Promise<void> {
  const kept = JSON.parse(await readFile(TITLE_CHARACTERS_FILE, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const found = new Map<string, Set<string>>();
  for (const { scene, mode, titleCharacters } of pictures) {
    const key = `${mode.language} ${scene.page}`;
    const characters = found.get(key) ?? new Set();
    for (const one of titleCharacters) characters.add(one);
    found.set(key, characters);
  }
  for (const [key, characters] of found) {
    const [language = '', page = ''] = key.split(' ');
    kept[language] = { ...kept[language], [page]: [...characters].sort().join('') };
  }
  const sorted: TitleCharacters = Object.fromEntries(
    Object.entries(kept).map(([language, pages]) => [
      language,
      Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
  await writeFile(TITLE_CHARACTERS_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
