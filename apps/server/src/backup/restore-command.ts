import { join, resolve } from 'node:path';
import { clientSecretFile, readSecret, storedDataKeys } from '../lib/keys.ts';
import { readMigrations } from '../lib/migrate.ts';
import { UsageError } from '../lib/usage-error.ts';
import { createStorage } from '../providers/storage/storage.ts';
import { MIGRATIONS, openDatabase } from '../start-server.ts';
import { openBackupKey } from './backup-key.ts';
import { type Command, runCommand, type Terminal } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

const USAGE = 'npm run restore FILE     puts a backup into an empty database and an empty folder of files';

async function restore(command: Command, path: string): Promise<void> {
  const { settings, log, shutdown, signal, say, warn } = command;
  const { key } = await openBackupKey(settings, false);
  const storage = createStorage(settings);
  shutdown.add('storage', storage.close);
  const { header, tables, rows, files, missing } = await restoreBackup({
    path,
    key,
    storage,
    folder: settings.STORAGE === 'disk' ? join(settings.DATA_DIR, 'files') : null,
    dataKeys: await storedDataKeys(settings),
    migrations: await readMigrations(MIGRATIONS),
    signal,
    onForeign: (table) => warn(`The table ${table} is none of the app's: it was left out.`),
    openPool: async () => (await openDatabase(settings, log, shutdown)).pool,
  });
  say(`Restored: ${rows} rows of ${tables} tables and ${files} files, as of ${header.madeAt}.`);
  if (missing > 0) warn(`${missing} stored files were missing or spoilt when the backup was made.`);
  const secret = clientSecretFile(settings.DATA_DIR);
  if (settings.CLOUD_CLIENT_SECRET === undefined && !(await readSecret(secret))) {
    warn(
      `There is no client secret (${secret}): the next start makes a new one, and existing apps that carry the old one will be refused. Copy it there first.`,
    );
  }
  say('Start the app: npm start');
}

/** `npm run restore` with these words. Answers its exit code. */
export function restoreCommand(words: readonly string[], terminal?: Terminal): Promise<number> {
  return runCommand(async (command) => {
    const [path, ...more] = words;
    if (!path || path.startsWith('-') || more.length > 0) throw new UsageError(USAGE);
    await restore(command, resolve(path));
  }, terminal);
}
