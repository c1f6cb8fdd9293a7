import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';

const WEB = join(import.meta.dirname, '../../apps/web/src');
const FOLDERS = {
  sponsor: 'features/sponsor/messages',
  temple: 'features/temple/messages',
  lookup: 'features/lookup/messages',
  account: 'features/account/messages',
  profile: 'features/profile/messages',
  feedback: 'features/feedback/messages',
  news: 'features/news/messages',
  shell: 'shared/messages/shell',
  framework: 'shared/messages/framework',
} as const;

type Tree = { readonly [key: string]: Tree | string };
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The app's own words, so that journeys read like its visitors: `say('sponsor.form.contact')`. Plain `{name}` values
 * are filled in. @throws Error for a key that does not exist: a journey must not look for nothing.
 */
export function words(language: Language): Say {
  const trees = new Map<string, Tree>();
  return (key, values = {}) => {
    const [name = '', ...path] = key.split('.');
    let at: Tree | string | undefined = trees.get(name) ?? load(name, language);
    trees.set(name, at as Tree);
    for (const step of path) at = typeof at === 'object' ? at[step] : undefined;
    if (typeof at !== 'string') throw new Error(`${language} has no words for ${key}`);
    return Object.entries(values).reduce<string>(
      (text, [value, given]) => text.replaceAll(`{${value}}`, String(given)),
      at,
    );
  };
}

function load(name: string, language: Language): Tree {
  const folder = FOLDERS[name as keyof typeof FOLDERS];
  if (!folder) throw new Error(`no messages are named ${name}`);
  return JSON.parse(readFileSync(join(WEB, folder, `${language}.json`), 'utf8')) as Tree;
}
