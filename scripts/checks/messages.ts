import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LANGUAGES } from '../../packages/contract/src/languages.ts';
import { icuArguments } from './icu-arguments.ts';

type Tree = { readonly [key: string]: Tree | string };

/** Every folder `messages` or `errors` below `folders`: one JSON a language, with the same keys and the same arguments. */
export async function checkMessages(root: string, folders: readonly string[]): Promise<string[]> {
  const files = (await Promise.all(folders.map((folder) => filesBelow(join(root, folder))))).flat();
  const groups = new Set(
    files
      .filter((path) => /\/(messages|errors)\/([\w-]+\/)?[^/]+\.json$/.test(path))
      .map((path) => dirname(path)),
  );
  const problems = await Promise.all(
    [...groups].sort().map(async (group) => {
      const found = await checkGroup(group);
      return found.map((problem) => `${relative(root, group)}: ${problem}`);
    }),
  );
  return problems.flat();
}

async function checkGroup(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const languages = new Map<string, Map<string, string>>();
  for (const language of LANGUAGES) {
    const text = await readFile(join(folder, `${language}.json`), 'utf8').catch(() => null);
    if (text === null) problems.push(`${language}.json is missing`);
    else languages.set(language, flat(JSON.parse(text) as Tree));
  }
  const [first, ...rest] = languages;
  if (!first) return problems;
  const [name, wanted] = first;
  for (const [language, messages] of rest) {
    for (const key of wanted.keys()) if (!messages.has(key)) problems.push(`${language} lacks ${key}`);
    for (const key of messages.keys())
      if (!wanted.has(key)) problems.push(`${name} lacks ${key} of ${language}`);
  }
  for (const [language, messages] of languages) {
    for (const [key, message] of messages) {
      problems.push(...checkMessage(language, key, message, wanted.get(key)));
    }
  }
  return problems;
}

function checkMessage(language: string, key: string, message: string, like: string | undefined): string[] {
  if (message.trim() === '') return [`${language} ${key} is empty`];
  try {
    const [own, wanted] = [
      icuArguments(message).join(', '),
      like === undefined ? '' : icuArguments(like).join(', '),
    ];
    return like === undefined || own === wanted
      ? []
      : [`${language} ${key} has (${own}) instead of (${wanted})`];
  } catch (error) {
    return [`${language} ${key}: ${(error as Error).message}`];
  }
}

function flat(tree: Tree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !/\/(node_modules|dist)\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}
