import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

type Tree = { [key: string]: string | Tree };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

const MESSAGES = /\/messages\/(.+\/)?[\w-]+\.json$/;
const SHELL = /\/shared\/messages\/shell\/([\w-]+)\.json$/;
const FEATURE = /\/features\/[\w-]+\/messages\/[\w-]+\.json$/;

function compileTree(tree: Tree): Compiled {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  );
}

/** The files of all features in one language, by the feature's name. */
export function featureMessages(shellFile: string, language: string): Map<string, string> {
  const features = join(dirname(shellFile), '../../../features');
  return new Map(
    readdirSync(features).map((name) => [name, join(features, name, 'messages', `${language}.json`)]),
  );
}

/**
 * Titles and menu labels are needed before a feature's other messages are fetched: they leave the feature's file for the
 * shell's, where they stand under `features.<name>`.
 */
export function moveTitlesAndMenus(file: string, tree: Tree, watch: (file: string) => void = () => {}): Tree {
  if (FEATURE.test(file)) {
    const { titles, menu, ...rest } = tree;
    return rest;
  }
  const language = SHELL.exec(file)?.[1];
  if (!language) return tree;
  const features: Tree = {};
  for (const [name, path] of featureMessages(file, language)) {
    watch(path);
    const { titles = {}, menu = {} } = JSON.parse(readFileSync(path, 'utf8')) as Tree;
    features[name] = { titles, menu };
  }
  return { ...tree, features };
}

/**
 * What of a module's result its own text does not tell: the shell's holds a part of every feature's. The test runner keeps
 * results from run to run and would take the one of before.
 */
export function cacheKeyOf(file: string): string | undefined {
  const language = SHELL.exec(file)?.[1];
  if (!language) return undefined;
  return [...featureMessages(file, language).values()].map((path) => readFileSync(path, 'utf8')).join('');
}

/**
 * Parses the ICU messages when the app is built, so that no visitor downloads the parser (about 10 KB). A message
 * that does not parse stops the build and names its file.
 */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  }),
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => cacheKeyOf(id)),
  transform(code, id) {
    if (!MESSAGES.test(id)) return;
    try {
      const tree = moveTitlesAndMenus(id, JSON.parse(code) as Tree, (file) => this.addWatchFile(file));
      // Data as a string literal is read faster than as an object literal.
      const compiled = JSON.stringify(JSON.stringify(compileTree(tree)));
      return { code: `export default JSON.parse(${compiled})`, moduleType: 'js', map: null };
    } catch (error) {
      this.error(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};
