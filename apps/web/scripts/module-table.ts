import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
export const MODULE_TABLE = '.vite/modules.json';

/** Keeps, for `pageFiles`, in which file of the build each module is: the manifest does not tell where several are joined. */
export const moduleTable: Plugin = {
  name: 'module-table',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) files[relative(ROOT, id)] = chunk.fileName;
    }
    this.emitFile({ type: 'asset', fileName: MODULE_TABLE, source: JSON.stringify(files) });
  },
};
