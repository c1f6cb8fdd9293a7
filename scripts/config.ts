import { systemClock } from '../apps/server/src/clock.ts';
import { endWith } from '../apps/server/src/lib/end-with.ts';
import { UsageError } from '../apps/server/src/lib/usage-error.ts';
import {
  checkEntry,
  readConfig,
  resetEntry,
  setEntry,
} from '../apps/server/src/modules/config/config.service.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { onDatabase } from '../apps/server/src/start-server.ts';
import { say } from './lib.ts';

const USAGE = `npm run config -- show
npm run config -- set <key> <value>    such as: set buyclosed true, set modules.donate true, set searchText 金刚经,
                                       set temple.phone 0571-87654321, set temple.address.zh-Hans …
npm run config -- reset <key>`;

/** Shows or changes the remote configuration; running servers follow within two seconds. */
async function main([action, key = '', ...words]: readonly string[]): Promise<void> {
  const known =
    action === 'show' || (key !== '' && (action === 'reset' || (action === 'set' && words.length > 0)));
  if (!known) throw new UsageError(USAGE);
  const value = action === 'set' ? readValue(key, words.join(' ')) : undefined;
  if (action !== 'show') judge(key, value);
  await onDatabase(readSettings(), async ({ database }) => {
    const ctx = { db: database.db, now: systemClock };
    if (action === 'set') await setEntry(ctx, key, value);
    if (action === 'reset') await resetEntry(ctx, key);
    say(JSON.stringify(await readConfig(ctx), null, 2));
  });
}

/** Before the database is opened. */
function judge(key: string, value: unknown): void {
  try {
    checkEntry(key, value);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** `true`, `false` and numbers as such, all else as text; what the office writes is text, a phone number too. */
function readValue(key: string, text: string): unknown {
  if (/^(temple|licence)\./.test(key)) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

await main(process.argv.slice(2)).catch(endWith);
