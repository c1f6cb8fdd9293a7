import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../lib/db.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { copyOut } from './copy.repository.ts';
import { sealChunks } from './format/chunks.ts';
import { writeHeader } from './format/header.ts';
import { bytesRecords, type Fact, factRecord } from './format/records.ts';
import { JOBS, jobsSchema } from './jobs-schema.repository.ts';
import {
  type Connection,
  columnNames,
  inSnapshot,
  isStillNamed,
  type NamedFile,
  namedFiles,
  sequencesOf,
  snapshotFacts,
  type TableOfDatabase,
  tableName,
} from './snapshot.repository.ts';
import { writeWhole } from './whole-file.ts';

export interface BackupOptions {
  readonly pool: Database['pool'];
  readonly storage: Storage;
  /** 32 bytes. */
  readonly key: Buffer;
  /** Where it is written to; must not be there yet. */
  readonly path: string;
  /** Ends it half way: nothing is left. */
  readonly signal?: AbortSignal;
  /** Hears of stored files that could not be taken along. */
  readonly onMissing?: (object: string, why: string) => void;
}

/** What a backup holds, and how many files were missing. */
export type Totals = Omit<Extract<Fact, { is: 'end' }>, 'is'>;

/**
 * Writes database and stored files, as they are at one moment, into one sealed file. Visitors are not kept waiting.
 * @throws {BackupError} when the file is there already, or the database is not one of this version.
 */
export async function makeBackup(options: BackupOptions): Promise<Totals> {
  const { pool, key, path, signal } = options;
  const totals: Totals = { tables: 0, rows: 0, files: 0, missing: 0 };
  await inSnapshot(pool, JOBS, async (client, tables) => {
    const { at, ...facts } = await snapshotFacts(client);
    const schema = await jobsSchema(client);
    const { bytes, streamKey } = writeHeader({ madeAt: at.toISOString(), ...facts }, key);
    async function* records(): AsyncGenerator<Buffer> {
      yield factRecord({ is: 'schema', sql: schema });
      for (const table of tables) yield* tableRecords(client, table, totals);
      for (const one of await sequencesOf(client, JOBS)) yield factRecord({ is: 'sequence', ...one });
      for await (const file of namedFiles(client)) yield* fileRecords(options, file, totals);
      yield factRecord({ is: 'end', ...totals });
    }
    async function* sealed(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
      yield bytes;
      yield* sealChunks(packed, streamKey);
    }
    await writeWhole(path, (to) =>
      pipeline(Readable.from(records()), createGzip({ level: 3 }), sealed, to, signal ? { signal } : {}),
    );
  });
  return totals;
}

async function* tableRecords(
  client: Connection,
  table: TableOfDatabase,
  totals: Totals,
): AsyncGenerator<Buffer> {
  yield factRecord({ is: 'table', ...table, columns: [...table.columns] });
  const { pieces, done } = copyOut(client, `select ${columnNames(table)} from ${tableName(table)}`);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
    yield* bytesRecords(piece);
  }
  const rows = await done;
  totals.tables += 1;
  totals.rows += rows;
  yield factRecord({ is: 'table-end', rows, bytes, sha256: hash.digest('hex') });
}

async function* fileRecords(
  { pool, storage, onMissing }: BackupOptions,
  file: NamedFile,
  totals: Totals,
): AsyncGenerator<Buffer> {
  const { object, type } = file;
  const missing = async (why: string) => {
    // Taken away since the snapshot, with its row: as its owner wished.
    if (!(await isStillNamed(pool, file))) return;
    totals.missing += 1;
    onMissing?.(object, why);
  };
  const found = await storage.stat(object);
  const body = found && (await storage.get(object));
  if (!body) return missing('the storage does not have it');
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    yield factRecord({ is: 'file', object, type, size: found.size });
    for await (const piece of body) {
      hash.update(piece);
      bytes += piece.length;
      yield* bytesRecords(piece);
    }
  } finally {
    body.destroy();
  }
  const sha256 = hash.digest('hex');
  yield factRecord({ is: 'file-end', bytes, sha256 });
  totals.files += 1;
  if (sha256 !== file.sha256) await missing('it is not as it was received');
}
