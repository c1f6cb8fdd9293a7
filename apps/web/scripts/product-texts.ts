import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';

const web = join(import.meta.dirname, '..');

/** Everything that the product itself may say in a language: its messages and its content packs, in one string. */
export async function productTexts(language: Language): Promise<string> {
  return (await textsBelow(join(web, 'src'), `${language}.json`)) + (await packTexts(language));
}

async function textsBelow(folder: string, ending: string): Promise<string> {
  const texts: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith(ending)) {
      texts.push(await readFile(join(entry.parentPath, entry.name), 'utf8'));
    }
  }
  return texts.join('');
}

async function packTexts(language: Language): Promise<string> {
  const folder = join(web, '../../packages/content/packs');
  const texts: string[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const { content } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { content: unknown };
    texts.push(textsIn(content, language));
  }
  return texts.join('');
}

/** Of data in several languages what this one's readers see; everything where data are in no language. */
function textsIn(data: unknown, language: Language): string {
  if (typeof data === 'string') return data;
  if (typeof data !== 'object' || data === null) return '';
  const own = (data as Record<string, unknown>)[language];
  const values = own === undefined ? Object.values(data) : [own];
  return values.map((value) => textsIn(value, language)).join('');
}
