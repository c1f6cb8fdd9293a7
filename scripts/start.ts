import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT, takesNoWords } from './lib.ts';

takesNoWords(
  'npm start      builds and serves the app; settings are environment variables (docs/operations.md)',
);

// What was compiled at the last start is not compiled again: about a third of the time of a start.
enableCompileCache(join(ROOT, '.cache', 'node'));

const [{ build }, { main }] = await Promise.all([import('./build.ts'), import('../apps/server/src/main.ts')]);
await main(build);

/**
 * npm hands a signal to the shell it runs us in, and some shells end without handing it on. When the shell is gone, so
 * is whoever started us: that counts as being asked to end.
 */
const ORPHAN_CHECK_MS = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, ORPHAN_CHECK_MS).unref();
