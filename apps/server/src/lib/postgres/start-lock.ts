import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { isAlive } from './postmaster-file.ts';

const RETRY_MS = 50;
const PATIENCE_MS = 120_000;
const heldHere = new Set<string>();

/**
 * Runs `work` while no other process (and nothing else in this one) runs work under the same lock file: starting and
 * stopping the embedded server take turns. A lock whose holder has died is taken over. Waits up to two minutes.
 * @throws {StartError} after that.
 */
export async function withFileLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; heldHere.has(path) || !(await tryTake(path)); waited += RETRY_MS) {
    if (waited >= PATIENCE_MS) throw new StartError(`Another process has held ${path} for two minutes.`);
    await wait(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
    heldHere.delete(path);
  }
}

async function tryTake(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  heldHere.add(path);
  try {
    // Written aside and then linked, so that the lock never exists without its holder's id.
    await writeFile(own, String(process.pid), { mode: 0o600 });
    await link(own, path);
    return true;
  } catch (error) {
    heldHere.delete(path);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await removeIfAbandoned(path);
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

async function removeIfAbandoned(path: string): Promise<void> {
  if (await isHeld(path)) return;
  // Moved aside first: only one of several that found it abandoned gets it.
  const aside = `${path}.abandoned.${process.pid}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if (await isHeld(aside)) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Our own id in a lock we do not hold is a leftover of an earlier container, where ids begin anew. */
async function isHeld(path: string): Promise<boolean> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  return holder > 0 && holder !== process.pid && isAlive(holder);
}
