import * as z from 'zod';
import { BackupError } from '../backup-error.ts';

/*
 * What is sealed: records of a kind (one byte), a length (four bytes) and so many bytes. Facts are JSON; the bytes of a
 * table or file follow the fact that begins it and end with the fact that counts them.
 */
const FACT = 1;
const BYTES = 2;
const HEAD_BYTES = 5;
const MOST_BYTES = 4 * 1024 * 1024;

const counted = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const Fact = z.discriminatedUnion('is', [
  /** How to make the tables of another package. */
  z.object({ is: z.literal('schema'), sql: z.string() }),
  z.object({ is: z.literal('table'), schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
  z.object({ is: z.literal('table-end'), rows: z.int().min(0), ...counted }),
  z.object({
    is: z.literal('sequence'),
    schema: z.string(),
    name: z.string(),
    value: z.string(),
    called: z.boolean(),
  }),
  z.object({ is: z.literal('file'), object: z.string(), type: z.string(), size: z.int().min(0) }),
  z.object({ is: z.literal('file-end'), ...counted }),
  z.object({
    is: z.literal('end'),
    tables: z.int().min(0),
    rows: z.int().min(0),
    files: z.int().min(0),
    /** Files that the database names and the storage did not have, or not as it was received. */
    missing: z.int().min(0),
  }),
]);
export type Fact = z.infer<typeof Fact>;

export type Record = { readonly fact: Fact } | { readonly bytes: Buffer };

export function factRecord(fact: Fact): Buffer {
  return record(FACT, Buffer.from(JSON.stringify(fact)));
}

/** As many records as the bytes need. */
export function* bytesRecords(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += MOST_BYTES)
    yield record(BYTES, bytes.subarray(at, at + MOST_BYTES));
}

function record(kind: number, payload: Buffer): Buffer {
  if (payload.length > MOST_BYTES) throw new RangeError('a record of a backup is too long');
  const head = Buffer.alloc(HEAD_BYTES);
  head[0] = kind;
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

/** @throws {BackupError} where a record is of no known kind or half. */
export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<Record> {
  let held: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    while (held.length >= HEAD_BYTES) {
      const length = held.readUInt32BE(1);
      if (length > MOST_BYTES)
        throw new BackupError('The backup is of a kind that this version does not know.');
      const end = HEAD_BYTES + length;
      if (held.length < end) break;
      yield recordOf(held[0], held.subarray(HEAD_BYTES, end));
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw new BackupError('The backup ends in the middle of a record.');
}

function recordOf(kind: number | undefined, payload: Buffer): Record {
  if (kind === BYTES) return { bytes: payload };
  const fact = kind === FACT ? Fact.safeParse(JSON.parse(payload.toString('utf8'))) : undefined;
  if (!fact?.success) throw new BackupError('The backup is of a kind that this version does not know.');
  return { fact: fact.data };
}
