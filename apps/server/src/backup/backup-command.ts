import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { UsageError } from '../lib/usage-error.ts';
import { createStorage } from '../providers/storage/storage.ts';
import { openDatabase } from '../start-server.ts';
import { openBackupKey } from './backup-key.ts';
import { type Command, runCommand, type Terminal } from './command.ts';
import { makeBackup, type Totals } from './make-backup.ts';
import { readBackup } from './read-backup.ts';

const USAGE = `npm run backup                      writes a backup into DATA_DIR/backups
npm run backup -- FILE              writes it into FILE, which must not be there yet
npm run backup -- --verify FILE     reads a backup whole and tells whether it is sound; needs no database`;
const KIB = 1024;
const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

function readWords(words: readonly string[]): { verify: string | undefined; path: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { verify: { type: 'string' } },
    });
    if (positionals.length > (values.verify === undefined ? 1 : 0)) throw new UsageError(USAGE);
    if (values.verify === '' || positionals[0] === '') throw new UsageError(USAGE);
    return { verify: values.verify, path: positionals[0] };
  } catch {
    throw new UsageError(USAGE);
  }
}

async function back(command: Command, path: string): Promise<void> {
  const { settings, log, shutdown, signal, say, warn } = command;
  const { key, madeNow } = await openBackupKey(settings, true);
  if (madeNow) {
    say(`A backup key was made: ${madeNow}`);
    say('Copy it, and the data key, to where the backups are not: without it no backup can be opened.');
  }
  const database = await openDatabase(settings, log, shutdown);
  const storage = createStorage(settings);
  shutdown.add('storage', storage.close);
  const onMissing = (object: string, why: string) => warn(`The stored file ${object}: ${why}.`);
  const totals = await makeBackup({ pool: database.pool, storage, key, path, signal, onMissing });
  say(path);
  say(`${told(totals)}, ${size((await stat(path)).size)}`);
}

async function check({ settings, signal, say }: Command, path: string): Promise<void> {
  const { key } = await openBackupKey(settings, false);
  const { header, ...totals } = await readBackup(path, key, {}, signal);
  say(`Sound: ${told(totals)}, as of ${header.madeAt}, from PostgreSQL ${header.postgres}.`);
  say(`Last migration: ${header.migrations.at(-1)?.name ?? 'none'}.`);
  const keys = header.dataKeys.map(({ id, fingerprint }) => `${id} (fingerprint ${fingerprint})`);
  say(`To restore it the data key is needed: ${keys.join(', ')}.`);
}

function told({ tables, rows, files, missing }: Totals): string {
  return `${rows} rows of ${tables} tables, ${files} files${missing > 0 ? `, ${missing} files missing or spoilt` : ''}`;
}

function size(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KIB)));
  return `${(bytes / KIB ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

/** `npm run backup` with these words. Answers its exit code. */
export function backupCommand(words: readonly string[], terminal?: Terminal): Promise<number> {
  return runCommand(async (command) => {
    const { verify, path } = readWords(words);
    if (verify !== undefined) return check(command, resolve(verify));
    const time = systemClock()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '');
    const usual = join(command.settings.DATA_DIR, 'backups', `yuanguang-${time}.backup`);
    return back(command, path === undefined ? usual : resolve(path));
  }, terminal);
}
