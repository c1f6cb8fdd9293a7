import { join } from 'node:path';

/** What each page sets in the Song face, by language and page, as the gallery saw it (`npm run gallery -- --characters`). */
export type TitleCharacters = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const TITLE_CHARACTERS_FILE = join(import.meta.dirname, 'title-characters.json');
