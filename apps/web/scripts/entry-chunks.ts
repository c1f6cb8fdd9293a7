import { dirname, join } from 'node:path';

/** The part of the bundler's view of a module that is needed here. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const EXPORT = /export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

function names(list: string): string[] {
  return list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '');
}

/** A module that only passes on what others export, such as the design system's index. */
function barrelExports(id: string, code: string): Map<string, string> | undefined {
  if (!/\/packages\/(ui\/src\/(icons\/)?|cloud\/src\/)index\.ts$/.test(id)) return undefined;
  const exported = new Map<string, string>();
  for (const [, list = '', from = ''] of code.matchAll(EXPORT)) {
    for (const name of names(list)) exported.set(name, join(dirname(id), from));
  }
  return exported;
}

/** All modules the root needs at once; of a barrel only what is asked of it by name. */
function reachable(modules: Modules, root: string): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    const code = info?.code ?? '';
    const asked = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => names(list));
    for (const imported of info?.importedIds ?? []) {
      const exported = barrelExports(imported, modules.getModuleInfo(imported)?.code ?? '');
      if (!exported) visit(imported);
      else for (const name of asked) if (exported.has(name)) visit(exported.get(name) ?? '');
    }
  };
  visit(root);
  return seen;
}

/**
 * Icons, the temple's welcome and the like: each a few hundred bytes that pages share. As chunks of their own they would
 * cost the next page a request each, so they go with what the app always needs.
 */
const SMALL = new RegExp(
  [
    String.raw`/packages/(ui/src/(icons/|reach-bottom\.|doors\.)|content/(src/welcome|packs/welcome/))`,
    String.raw`/apps/web/src/(shared/(shell/coming|form/first-fault|router/(link|use-rest))|features/(lookup/(lookup-box|lookup\.module)|sponsor/donors/donors\.module))\.`,
  ].join('|'),
);

/** The words of the entry page, of the shell and of the framework: asked for together, so one file a language. */
const WORDS =
  /\/apps\/web\/src\/(?:shared\/messages\/(?:shell|framework)|features\/sponsor\/messages)\/([\w-]+)\.json/;

/**
 * A chunk each: what leaves for the network first, what the app always needs, what the entry page adds, its words in the
 * reader's language, what follows the first paint. Left alone, the bundler cuts a chunk for every set of pages that share
 * something: many small files, which compress worse and cost requests.
 */
export function entryChunks(early: string, main: string, entryPage: string) {
  const group = (name: string, priority: number, root: string) => {
    let needed: Set<string> | undefined;
    return {
      debugName: name,
      priority,
      name(id: string, modules: Modules): string | null {
        needed ??= reachable(modules, root);
        // The bundler's own helper goes with what is needed first.
        if (needed.has(id) || id.includes('rolldown/runtime')) return name;
        return root === main && SMALL.test(id) ? name : null;
      },
    };
  };
  return {
    groups: [
      group('early', 3, early),
      group('app', 2, main),
      group('entry-page', 1, entryPage),
      {
        name: 'after-paint',
        test: /\/apps\/web\/src\/(?:app\/after-paint|shared\/offline\/kept-queries)\.ts/,
      },
      {
        debugName: 'words',
        name(id: string): string | null {
          const language = WORDS.exec(id)?.[1];
          return language ? `words-${language}` : null;
        },
      },
    ],
  };
}
