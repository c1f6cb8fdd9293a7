import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';

const WEB = join(import.meta.dirname, '../../apps/web/src');
/** Messages that belong to no feature. */
const SHARED: ReadonlySet<string> = new Set(['shell', 'framework']);

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
  const folder = SHARED.has(name) ? `shared/messages/${name}` : `features/${name}/messages`;
  return JSON.parse(readFileSync(join(WEB, folder, `${language}.json`), 'utf8')) as Tree;
}
