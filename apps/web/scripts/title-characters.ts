import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What each page sets in the Song face, by language and page, as the scenes of the gallery show it (`npm run title-characters`). */
export type TitleCharacters = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FILE = join(import.meta.dirname, 'title-characters.json');

export async function readTitleCharacters(): Promise<TitleCharacters> {
  return JSON.parse(await readFile(FILE, 'utf8')) as TitleCharacters;
}

/** Pages stand in the order of their names, so that a change is read easily. */
export async function writeTitleCharacters(table: TitleCharacters): Promise<void> {
  const sorted: TitleCharacters = Object.fromEntries(
    Object.entries(table).map(([language, pages]) => [
      language,
      Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
