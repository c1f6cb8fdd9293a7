import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The part of the bundler's view of a module that is needed here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = 'apps/web/src';

/** Chunks of all that one module needs at once, in this order: what is in one is not in the next. */
const ROOTS = {
  /** Leaves for the network before the app is there. */
  early: `${SOURCE}/app/early.ts`,
  /** What the app always needs. */
  app: `${SOURCE}/app/main.tsx`,
  /** What the entry page adds. */
  'entry-page': `${SOURCE}/features/sponsor/sponsor-page.tsx`,
} as const;

/** Chunks of files that are named. */
const PARTS = {
  /** What follows the first paint. */
  'after-paint': [`${SOURCE}/app/after-paint.ts`, `${SOURCE}/shared/offline/persisted-queries.ts`],
  /** A few hundred bytes each, shared by pages: as chunks of their own each would cost a request. */
  small: [
    'packages/ui/src/icons/*.tsx',
    'packages/ui/src/reach-bottom.tsx',
    'packages/content/src/welcome.ts',
    'packages/content/packs/welcome/*.json',
    `${SOURCE}/shared/shell/pending-marker.tsx`,
    `${SOURCE}/shared/form/first-error.ts`,
    `${SOURCE}/shared/router/link.tsx`,
    `${SOURCE}/shared/lookup/lookup-box.tsx`,
    `${SOURCE}/shared/lookup/lookup.module.css`,
    `${SOURCE}/features/sponsor/donors/donors.module.css`,
  ],
  /** What pages are made of. On a slow line a request costs as much as 30 KiB: so all of it is one. */
  parts: [
    'packages/ui/src/*.{ts,tsx}',
    'packages/ui/src/*.module.css',
    'packages/contract/src/rules/{account,contact,plain-text,printable,wording,order}.ts',
    'packages/content/src/agreement-versions.ts',
    `${SOURCE}/shared/{form,shell}/*.{ts,tsx}`,
    `${SOURCE}/shared/{form,shell}/*.module.css`,
    `${SOURCE}/shared/{save-file,copy-text,csv}.ts`,
    `${SOURCE}/shared/preferences/stillness.ts`,
    `${SOURCE}/shared/storage/stored-list.ts`,
    `${SOURCE}/shared/router/use-deferred-render.ts`,
    `${SOURCE}/shared/{account,feature,i18n,visits}/*.{ts,tsx}`,
    `${SOURCE}/shared/analytics/consent.ts`,
    `${SOURCE}/shared/push/push.ts`,
    // What the home page's parts and the search share with their features' pages.
    `${SOURCE}/features/{lookup,news}/cloud.ts`,
    `${SOURCE}/features/news/{routes,use-news}.ts`,
    `${SOURCE}/features/news/news.module.css`,
    `${SOURCE}/features/temple/use-kept.ts`,
    `${SOURCE}/features/temple/temple.module.css`,
  ],
  /** The day by the lunar calendar: on the home page, and in the side window of wide screens. */
  day: [`${SOURCE}/shared/almanac/use-today.ts`, 'packages/content/src/lunar-words.ts'],
  /** What is counted on this device: asked for by every visit once its page stands. */
  journal: [
    `${SOURCE}/shared/journal/*.ts`,
    `${SOURCE}/features/practice/{practices,use-practices}.ts`,
    `${SOURCE}/features/practice/count/use-counting.ts`,
  ],
  /** What is struck: by the seal of a certificate, in a rite. */
  sound: [`${SOURCE}/shared/sound/{bodies,fish,struck,take-up}.ts`],
  /** What the pages of prayers, and the search of them, share. */
  prayers: [
    'packages/contract/src/rules/prayer.ts',
    `${SOURCE}/features/prayer/{days,prayers,use-prayers}.ts`,
    `${SOURCE}/features/prayer/{gone,kept-notice,prayer-slip,refused}.tsx`,
    `${SOURCE}/features/prayer/slip.module.css`,
    `${SOURCE}/features/prayer/edit/draft.ts`,
  ],
  /** The home page with what the features have to say on it: one of the pages that most visits see. */
  home: [
    `${SOURCE}/features/temple/home-page.tsx`,
    `${SOURCE}/features/temple/day-line.tsx`,
    `${SOURCE}/features/temple/near-part.tsx`,
    `${SOURCE}/features/practice/home-part.tsx`,
    `${SOURCE}/features/sponsor/home-part.tsx`,
    `${SOURCE}/features/news/home-part.tsx`,
  ],
  /** What the search asks of the features: of each only its words, not its pages. */
  'search-sources': [`${SOURCE}/features/*/search-source.ts`],
  'account-parts': [
    `${SOURCE}/shared/account-parts/!(agreement-text).{ts,tsx}`,
    `${SOURCE}/shared/account-parts/*.module.css`,
    `${SOURCE}/features/account/parts/sign-in.module.css`,
    `${SOURCE}/features/account/parts/use-sign-in-flow.ts`,
  ],
  /** Long texts, which a page shows below what it asks. */
  'agreement-text': [`${SOURCE}/shared/account-parts/agreement-text.tsx`],
  giving: [`${SOURCE}/shared/giving/*.{ts,tsx}`, `${SOURCE}/shared/giving/*.module.css`],
} as const;

/** Of features, what is fetched without their pages, or only by some of them. */
const APART = {
  'sponsor-form': [`${SOURCE}/features/sponsor/form/**/*.{ts,tsx,css}`],
  'temple-about': [`${SOURCE}/features/temple/{about-page,facts}.tsx`],
  agreements: [`${SOURCE}/features/account/agreement/{agreement,privacy,service}-page.tsx`],
  webauthn: ['node_modules/@simplewebauthn/browser/esm/**/*.js'],
  // Should one of these not come, the page stands around it.
  passkey: [`${SOURCE}/features/account/login/passkey.tsx`],
  'amend-form': [`${SOURCE}/features/sponsor/result/amend-form.tsx`],
} as const;
/** A feature's pages and their parts come together, whichever of them is opened first. */
const FEATURE = /\/apps\/web\/src\/features\/([\w-]+)\/(?!messages\/)/;

/** Messages that every page needs are asked for together: one chunk a language. A feature's own are a file each. */
const SHELL_MESSAGES = [
  `${SOURCE}/shared/messages/shell/*.json`,
  `${SOURCE}/shared/messages/framework/*.json`,
] as const;

/** Modules that only pass on what others export: of these a chunk gets what is asked of them by name. */
const BARRELS = ['packages/ui/src/index.ts', 'packages/ui/src/icons/index.ts', 'packages/cloud/src/index.ts'];

const named = [
  ...Object.values(ROOTS),
  ...Object.values(PARTS).flat(),
  ...Object.values(APART).flat(),
  ...SHELL_MESSAGES,
  ...BARRELS,
];

/** The files that fit a pattern below the project. @throws Error when there are none. */
export function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).map((file) => join(ROOT, file));
  if (files.length === 0) throw new Error(`entry-chunks.ts names ${pattern}, and there is no such file`);
  return files;
}

/** The named patterns of which no file is among the modules of the build. */
export function unused(patterns: readonly string[], ids: ReadonlySet<string>): string[] {
  return patterns.filter((pattern) => !filesOf(pattern).some((file) => ids.has(file)));
}

/** Fails the build when a pattern names nothing that is built: what it was meant for would be somewhere else. */
export const checkedChunks: Plugin = {
  name: 'checked-chunks',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const nothing = unused(named, new Set(this.getModuleIds()));
    if (nothing.length > 0) this.error(`entry-chunks.ts names what is not built: ${nothing.join(', ')}`);
  },
};

const EXPORT = /export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

function names(list: string): string[] {
  return list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '');
}

function exportsOf(barrel: string, code: string): Map<string, string> {
  const exported = new Map<string, string>();
  for (const [, list = '', from = ''] of code.matchAll(EXPORT)) {
    for (const name of names(list)) exported.set(name, join(dirname(barrel), from));
  }
  return exported;
}

/** All modules the root needs at once; of a barrel only what is asked of it by name. */
function reachable(modules: Modules, root: string, barrels: ReadonlySet<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    const asked = [...(info?.code ?? '').matchAll(IMPORT)].flatMap(([, list = '']) => names(list));
    for (const imported of info?.importedIds ?? []) {
      if (!barrels.has(imported)) visit(imported);
      else {
        const exported = exportsOf(imported, modules.getModuleInfo(imported)?.code ?? '');
        for (const name of asked) if (exported.has(name)) visit(exported.get(name) ?? '');
      }
    }
  };
  visit(root);
  return seen;
}

/** Left alone, the bundler cuts a chunk for every set of pages that share something: many small files, and requests. */
export function entryChunks() {
  const barrels = new Set(BARRELS.flatMap(filesOf));
  const withAllItNeeds = ([name, root]: readonly [string, string], index: number) => {
    let needed: Set<string> | undefined;
    return {
      debugName: name,
      priority: Object.keys(ROOTS).length - index,
      name(id: string, modules: Modules): string | null {
        needed ??= reachable(modules, join(ROOT, root), barrels);
        // The bundler's own helper goes with what is needed first.
        return needed.has(id) || id.includes('rolldown/runtime') ? name : null;
      },
    };
  };
  const ofFiles = ([name, patterns]: readonly [string, readonly string[]]) => {
    const files = new Set(patterns.flatMap(filesOf));
    return { debugName: name, name: (id: string) => (files.has(id) ? name : null) };
  };
  const messages = new Set(SHELL_MESSAGES.flatMap(filesOf));
  return {
    groups: [
      ...Object.entries(ROOTS).map(withAllItNeeds),
      ...Object.entries(PARTS).map(ofFiles),
      ...Object.entries(APART).map(ofFiles),
      { debugName: 'features', name: (id: string) => FEATURE.exec(id)?.[1] ?? null },
      {
        debugName: 'messages',
        name: (id: string) => (messages.has(id) ? `messages-${id.replace(/^.*\/|\.json$/g, '')}` : null),
      },
    ],
  };
}
