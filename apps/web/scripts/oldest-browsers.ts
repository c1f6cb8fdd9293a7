import type { Plugin } from 'vite';

/*
 * The bundler writes newer syntax in older words, but adds no function and no kind of expression that a browser lacks.
 * Our own code is held to them by its types (tsconfig.browser.json); this looks at what libraries bring, and into
 * expressions, which types do not see.
 */

/** Missing in the oldest browsers of TARGET, by the name they are called by. */
const MISSING = [
  // ES2022 to ES2025
  'Array.fromAsync',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'structuredClone',
  '.findLast',
  '.findLastIndex',
  '.isWellFormed',
  '.toReversed',
  '.toSorted',
  '.toSpliced',
  '.toWellFormed',
  // The web
  'AbortSignal.any',
  'AbortSignal.timeout',
  'URL.canParse',
  'URL.parse',
  'crypto.randomUUID',
] as const;
const CALLED = new RegExp(
  `(?:\\b|(?=\\.))(?:${MISSING.map((name) => name.replace('.', '\\.')).join('|')})\\(`,
  'g',
);
/** Safari looks behind in expressions since 2023 only; before, the whole expression is an error. */
const LOOKS_BEHIND = /\(\?<[=!]/g;

/** What of a built file the oldest browsers do not know. */
export function unknownToOldest(code: string): string[] {
  return [...new Set([...code.matchAll(CALLED), ...code.matchAll(LOOKS_BEHIND)].map(([found]) => found))];
}

/** Fails the build when a chunk calls what the oldest browsers do not have. */
export const oldestBrowsers: Plugin = {
  name: 'oldest-browsers',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const unknown = file.type === 'chunk' ? unknownToOldest(file.code) : [];
      if (unknown.length > 0) this.error(`${file.fileName}: old browsers do not know ${unknown.join(' ')}`);
    }
  },
};
