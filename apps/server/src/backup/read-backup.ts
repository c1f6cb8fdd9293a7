import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { openChunks } from './format/chunks.ts';
import { type Header, readHeader } from './format/header.ts';
import { type Fact, type Record, readRecords } from './format/records.ts';
import type { Totals } from './make-backup.ts';

type FactOf<Is extends Fact['is']> = Extract<Fact, { is: Is }>;

/** Does something with what is read; each part may be left unread. */
export interface BackupVisitor {
  /** Before anything else; throwing ends it. */
  header?(header: Header): Promise<void>;
  schema?(sql: string): Promise<void>;
  /** Answers how many rows were taken; null when none is wanted. */
  table?(table: FactOf<'table'>, rows: AsyncIterable<Buffer>): Promise<number | null>;
  sequence?(sequence: FactOf<'sequence'>): Promise<void>;
  file?(file: FactOf<'file'>, body: AsyncIterable<Buffer>): Promise<void>;
}

export interface BackupContents extends Totals {
  readonly header: Header;
}

/**
 * Reads a backup from its beginning to its end: every piece is opened, every table and file is counted and hashed and
 * compared with what was written down.
 * @throws {BackupError} where anything is not as it was written; what a visitor did until then must not be kept.
 */
export async function readBackup(
  path: string,
  key: Buffer,
  visitor: BackupVisitor = {},
  signal?: AbortSignal,
): Promise<BackupContents> {
  const handle = await open(path, 'r').catch((error: Error) => {
    throw new BackupError(`The backup ${path} cannot be read: ${error.message}`, error);
  });
  try {
    const { header, streamKey } = await readHeader((bytes) => take(handle, bytes), key);
    await visitor.header?.(header);
    const sealed = handle.createReadStream({ autoClose: false, highWaterMark: 256 * 1024 });
    const packed = Readable.from(openChunks(sealed, streamKey));
    const unpacked = createGunzip();
    packed.on('error', (error) => unpacked.destroy(error));
    try {
      return {
        header,
        ...(await readAll(untilAborted(readRecords(packed.pipe(unpacked)), signal), visitor)),
      };
    } catch (error) {
      throw isBroken(error) ? new BackupError('The backup is spoilt: it cannot be unpacked.', error) : error;
    } finally {
      for (const stream of [unpacked, packed, sealed]) stream.destroy();
    }
  } finally {
    await handle.close();
  }
}

async function* untilAborted(records: AsyncGenerator<Record>, signal?: AbortSignal): AsyncGenerator<Record> {
  for await (const record of records) {
    signal?.throwIfAborted();
    yield record;
  }
}

const isBroken = (error: unknown): boolean => String((error as { code?: string }).code).startsWith('Z_');

async function take(handle: FileHandle, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  let length = 0;
  while (length < bytes) {
    const { bytesRead } = await handle.read(buffer, length, bytes - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}

async function readAll(records: AsyncGenerator<Record>, visitor: BackupVisitor): Promise<Totals> {
  const seen = { tables: 0, rows: 0, files: 0 };
  for (;;) {
    const fact = await nextFact(records);
    switch (fact.is) {
      case 'schema':
        await visitor.schema?.(fact.sql);
        break;
      case 'sequence':
        await visitor.sequence?.(fact);
        break;
      case 'table': {
        const body = measured(records, 'table-end');
        const taken = await visitor.table?.(fact, body.bytes);
        const { lines, rows } = await body.finish();
        if (lines !== rows || (typeof taken === 'number' && taken !== rows)) {
          throw new BackupError(
            `The table ${fact.schema}.${fact.name} does not have the ${rows} rows that were written.`,
          );
        }
        seen.tables += 1;
        seen.rows += rows;
        break;
      }
      case 'file': {
        const body = measured(records, 'file-end');
        await visitor.file?.(fact, body.bytes);
        await body.finish();
        seen.files += 1;
        break;
      }
      case 'end':
        return await theEnd(records, fact, seen);
      default:
        throw new BackupError('The backup is not in order.');
    }
  }
}

async function nextFact(records: AsyncGenerator<Record>): Promise<Fact> {
  const { value, done } = await records.next();
  if (done) throw new BackupError('The backup ends too early.');
  if (!('fact' in value)) throw new BackupError('The backup is not in order.');
  return value.fact;
}

async function theEnd(
  records: AsyncGenerator<Record>,
  { is: _, ...totals }: FactOf<'end'>,
  seen: Omit<Totals, 'missing'>,
): Promise<Totals> {
  const { tables, rows, files } = totals;
  if (tables !== seen.tables || rows !== seen.rows || files !== seen.files) {
    throw new BackupError('The backup does not hold as much as was written.');
  }
  // The last piece is known as such only when everything before it has been read.
  if (!(await records.next()).done) throw new BackupError('The backup is not in order.');
  return totals;
}

/** The bytes of one table or file; `finish` reads what is left and compares with what was counted. */
function measured(records: AsyncGenerator<Record>, is: 'table-end' | 'file-end') {
  const hash = createHash('sha256');
  let [length, lines] = [0, 0];
  let end: FactOf<'table-end' | 'file-end'> | undefined;
  async function next(): Promise<Buffer | undefined> {
    if (end) return undefined;
    const { value, done } = await records.next();
    if (done) throw new BackupError('The backup ends too early.');
    if ('fact' in value) {
      const { fact } = value;
      if (fact.is !== is) throw new BackupError('The backup is not in order.');
      end = fact;
      return undefined;
    }
    hash.update(value.bytes);
    length += value.bytes.length;
    if (is === 'table-end') lines += linesIn(value.bytes);
    return value.bytes;
  }
  async function* bytes(): AsyncGenerator<Buffer> {
    for (let piece = await next(); piece; piece = await next()) yield piece;
  }
  return {
    bytes: bytes(),
    async finish() {
      while (await next());
      if (!end || end.bytes !== length || end.sha256 !== hash.digest('hex')) {
        throw new BackupError('A table or file of the backup is not as it was written.');
      }
      return { lines, rows: end.is === 'table-end' ? end.rows : 0 };
    },
  };
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
