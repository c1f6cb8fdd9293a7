import type { Import, SourceFile } from './source-files.ts';

export interface Rule {
  readonly name: string;
  /** What is wrong with one import of one file, or null. */
  readonly refuses: (file: SourceFile, imported: Import) => string | null;
}

const DATABASE_PACKAGES = /^(pg|kysely|pg-boss|rate-limiter-flexible)(\/|$)/;
/** Where the database packages may be used: DESIGN's `lib/db` is these files, beside repositories and tests. */
const DATABASE_FILES = [
  /\.repository\.ts$/,
  /^apps\/server\/src\/lib\/(db|migrate|jobs|job-queue)\.ts$/,
  /^apps\/server\/src\/lib\/postgres\//,
  /^apps\/server\/src\/testing\//,
  // Benches measure the same statements without the app around them.
  /^bench\//,
];
const TEST = /\.(test|testing)\.tsx?$/;

const part = (path: string, pattern: RegExp) => pattern.exec(path)?.[1] ?? null;
const appOf = (path: string) => part(path, /^apps\/([^/]+)\//);
const featureOf = (path: string) => part(path, /^apps\/(?:web|admin)\/src\/features\/([^/]+)\//);
const moduleOf = (path: string) => part(path, /^apps\/server\/src\/modules\/([^/]+)\//);

/** The rules of DESIGN 3 that look at one import at a time (2 to 8); circles and rule 9 look at more. */
export const IMPORT_RULES: readonly Rule[] = [
  {
    name: '2 apps never import apps',
    refuses(file, { target }) {
      const [from, to] = [appOf(file.path), target && appOf(target)];
      return from && to && from !== to ? `app ${from} imports app ${to}` : null;
    },
  },
  {
    name: '3 packages never import apps, contract imports only zod/mini',
    refuses(file, { specifier, target }) {
      if (!file.path.startsWith('packages/')) return null;
      if (target && appOf(target)) return `a package imports ${target}`;
      if (!file.path.startsWith('packages/contract/') || TEST.test(file.path)) return null;
      const inside = target?.startsWith('packages/contract/');
      return inside || specifier === 'zod/mini' ? null : `contract imports ${specifier}`;
    },
  },
  {
    name: '4 features never import features',
    refuses(file, { target }) {
      const [from, to] = [featureOf(file.path), target && featureOf(target)];
      return from && to && from !== to ? `feature ${from} imports feature ${to}` : null;
    },
  },
  {
    name: '5 shared never imports features or app',
    refuses(file, { target }) {
      if (!/^apps\/(web|admin)\/src\/shared\//.test(file.path) || !target) return null;
      return /^apps\/(web|admin)\/src\/(features|app)\//.test(target) ? `shared imports ${target}` : null;
    },
  },
  {
    name: '6 a module uses another only through its services',
    refuses(file, { target, typeOnly }) {
      const [from, to] = [moduleOf(file.path), target && moduleOf(target)];
      if (!from || !to || from === to || target?.endsWith('.service.ts')) return null;
      // A test of two modules together looks at both from within; the app never runs it.
      if (TEST.test(file.path)) return null;
      // A table's type is merged into one list for the whole server; it brings no code.
      if (typeOnly && target?.endsWith('.tables.ts')) return null;
      return `module ${from} imports ${target}`;
    },
  },
  {
    name: '7 only repositories touch the database packages',
    refuses(file, { specifier, typeOnly }) {
      if (!DATABASE_PACKAGES.test(specifier) || TEST.test(file.path)) return null;
      if (typeOnly && file.path.endsWith('.tables.ts')) return null;
      return DATABASE_FILES.some((allowed) => allowed.test(file.path)) ? null : `imports ${specifier}`;
    },
  },
  {
    name: '8 lib, gateway and providers know no module’s inside',
    refuses(file, { target }) {
      if (!/^apps\/server\/src\/(lib|gateway|providers)\//.test(file.path) || TEST.test(file.path))
        return null;
      return target && moduleOf(target) && !target.endsWith('.service.ts') ? `imports ${target}` : null;
    },
  },
];
