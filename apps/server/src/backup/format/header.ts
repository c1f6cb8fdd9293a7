import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { BackupError } from '../backup-error.ts';

/*
 * A backup begins with eight letters, the length of the header (four bytes) and the header: JSON that anybody may read. The
 * key of the stream that follows is made of the backup key and a hash of all of that: with one letter changed nothing opens.
 */
const MAGIC = Buffer.from('YGSBAK01');
const SALT_BYTES = 32;
const MOST_HEADER_BYTES = 1024 * 1024;
const FINGERPRINT_HEX = 32;

const hex = (letters: number) => z.string().regex(new RegExp(`^[0-9a-f]{${letters}}$`));
const Header = z.object({
  format: z.literal(1),
  /** Time of the snapshot, ISO 8601 in UTC. */
  madeAt: z.iso.datetime(),
  /** Of the PostgreSQL it was taken from. */
  postgres: z.string(),
  /** Which migrations had run, in their order, with the SHA-256 of each. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).readonly(),
  /** With which data keys personal data in it is sealed. */
  dataKeys: z.array(z.object({ id: z.string(), fingerprint: hex(32), root: z.boolean() })).readonly(),
  /** Of the backup key. */
  backupKey: hex(FINGERPRINT_HEX),
  salt: hex(2 * SALT_BYTES),
});
export type Header = z.infer<typeof Header>;

const derive = (key: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `yuanguang/backup/${purpose}`, 32));

/** What a backup key is known by; tells nothing about the key. */
export function backupKeyFingerprint(key: Buffer): string {
  return derive(key, Buffer.alloc(0), 'fingerprint').toString('hex').slice(0, FINGERPRINT_HEX);
}

/** The first bytes of a backup, and the key of the stream behind them. */
export function writeHeader(
  about: Omit<Header, 'format' | 'salt' | 'backupKey'>,
  key: Buffer,
): { bytes: Buffer; streamKey: Buffer } {
  const salt = randomBytes(SALT_BYTES);
  const header: Header = {
    format: 1,
    ...about,
    backupKey: backupKeyFingerprint(key),
    salt: salt.toString('hex'),
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const bytes = Buffer.concat([MAGIC, length, text]);
  return { bytes, streamKey: streamKey(key, salt, bytes) };
}

/**
 * Reads the header from the beginning of a stream.
 * @param take Answers exactly so many bytes of the stream, or fewer at its end.
 * @throws {BackupError} when it is no backup, or one of another key.
 */
export async function readHeader(
  take: (bytes: number) => Promise<Buffer>,
  key: Buffer,
): Promise<{ header: Header; streamKey: Buffer }> {
  const start = await take(MAGIC.length + 4);
  if (start.length < MAGIC.length + 4 || !start.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new BackupError('This is no backup, or one of a version that this one does not know.');
  }
  const length = start.readUInt32BE(MAGIC.length);
  const text = length <= MOST_HEADER_BYTES ? await take(length) : Buffer.alloc(0);
  const header = Header.safeParse(parsed(text));
  if (!header.success) throw new BackupError('The header of the backup is spoilt.');
  const fingerprint = backupKeyFingerprint(key);
  if (header.data.backupKey !== fingerprint) {
    throw new BackupError(
      `The backup was made with another backup key: its fingerprint is ${header.data.backupKey}, that of the key at hand ${fingerprint}.`,
    );
  }
  const salt = Buffer.from(header.data.salt, 'hex');
  return { header: header.data, streamKey: streamKey(key, salt, Buffer.concat([start, text])) };
}

function streamKey(key: Buffer, salt: Buffer, before: Buffer): Buffer {
  return derive(key, salt, `stream/${createHash('sha256').update(before).digest('hex')}`);
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
