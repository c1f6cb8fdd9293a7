import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database } from '../lib/db.ts';
import type { KeyFingerprint } from '../lib/keys.ts';
import type { Migration } from '../lib/migrate.ts';
import { keyProblems } from '../open-keys.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { Header } from './format/header.ts';
import {
  enableTriggers,
  intoEmptyDatabase,
  loadTable,
  makeTables,
  prepareTables,
  setSequence,
} from './load.repository.ts';
import { type BackupContents, type BackupVisitor, readBackup } from './read-backup.ts';
import type { Connection } from './snapshot.repository.ts';

export interface RestoreOptions {
  readonly path: string;
  /** 32 bytes. */
  readonly key: Buffer;
  readonly storage: Storage;
  /** The folder behind `storage`, which must be empty; null where it is no folder of this machine. */
  readonly folder: string | null;
  /** Of the keys with which the app will start. */
  readonly dataKeys: readonly [KeyFingerprint, ...KeyFingerprint[]];
  /** Those of this version of the app. */
  readonly migrations: readonly Migration[];
  /** Hears of tables that are not the app's own, which are left out. */
  readonly onForeign?: (table: string) => void;
  /** Ends it half way: everything is taken back. */
  readonly signal?: AbortSignal;
  /** Opens the database when everything else has been found right. */
  readonly openPool: () => Promise<Database['pool']>;
}

/**
 * Puts a backup into an empty database and an empty folder of files. What fails or is interrupted leaves the database empty.
 * @throws {BackupError} when something is there already, when the keys are not those of the backup, or when it is spoilt.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupContents> {
  const { path, key, storage, folder } = options;
  // Before the database is started: what is refused by its header changes nothing at all.
  let ran: readonly Migration[] = [];
  const stop = new BackupError('');
  await readBackup(path, key, {
    async header(header) {
      refuseOtherKeys(header, options.dataKeys);
      ran = migrationsOf(header, options.migrations);
      throw stop;
    },
  }).catch((error) => {
    if (error !== stop) throw error;
  });
  await refuseFilledFolder(folder);
  const put: string[] = [];
  let contents: BackupContents | undefined;
  try {
    await intoEmptyDatabase(await options.openPool(), async (client) => {
      contents = await load(client, options, ran, put);
    });
  } catch (error) {
    for (const object of put) await storage.delete(object).catch(() => undefined);
    throw error;
  }
  if (!contents) throw new Error('nothing was restored');
  return contents;
}

async function load(
  client: Connection,
  { path, key, storage, signal, onForeign }: RestoreOptions,
  ran: readonly Migration[],
  put: string[],
): Promise<BackupContents> {
  let triggers: readonly string[] | undefined;
  const visitor: BackupVisitor = {
    async schema(sql) {
      await makeTables(client, ran, sql);
      triggers = await prepareTables(client);
    },
    async table(table, rows) {
      if (!triggers) throw new BackupError('The backup is not in order.');
      const taken = await loadTable(client, table, rows);
      if (taken === null) onForeign?.(`${table.schema}.${table.name}`);
      return taken;
    },
    sequence: (sequence) => setSequence(client, sequence),
    async file({ object, type, size }, body) {
      put.push(object);
      await storage.put(object, Readable.from(body), { type, size });
    },
  };
  const contents = await readBackup(path, key, visitor, signal);
  await enableTriggers(client, triggers ?? []);
  return contents;
}

function refuseOtherKeys({ dataKeys }: Header, given: RestoreOptions['dataKeys']): void {
  const problems = keyProblems(given, dataKeys);
  if (problems.length === 0) return;
  throw new BackupError(
    [
      'The data keys at hand are not those of the backup:',
      ...problems.map((problem) => `  - ${problem}`),
      'Without them nobody could read the personal data in it. Put them into DATA_KEY or DATA_DIR/keys/data-key first.',
    ].join('\n'),
  );
}

/** What had run when the backup was made, in the same order. Later ones run at the next start. */
function migrationsOf({ migrations }: Header, own: readonly Migration[]): Migration[] {
  return migrations.map(({ name, hash }) => {
    const found = own.find((migration) => migration.name === name);
    if (!found) {
      throw new BackupError(
        `The backup was made by a newer version of the app (it has ${name}): restore it with that one.`,
      );
    }
    if (found.hash !== hash)
      throw new BackupError(`The migration ${name} was another one when the backup was made.`);
    return found;
  });
}

async function refuseFilledFolder(folder: string | null): Promise<void> {
  if (folder === null) return;
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) {
    throw new BackupError(
      `${folder} is not empty: files are restored into an empty folder only. Move it away, or remove it if an interrupted restore left it.`,
    );
  }
}
