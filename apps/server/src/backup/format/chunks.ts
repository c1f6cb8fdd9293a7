import { createCipheriv, createDecipheriv } from 'node:crypto';
import { BackupError } from '../backup-error.ts';

/*
 * A stream in pieces of 64 KiB, each sealed by AES-256-GCM. A piece's nonce is its number and whether it is the last one, so
 * that pieces cannot be left out, repeated, put in another order or cut off at the end without being noticed. The key is
 * used for one stream only.
 */
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(number), NONCE_BYTES - 9);
  nonce[NONCE_BYTES - 1] = last ? 1 : 0;
  return nonce;
}

/** Cuts a stream into pieces of `size` bytes; the last one, told by `last`, may be shorter and even empty. */
async function* pieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    held.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    length += bytes.byteLength;
    // One byte more must be there before a piece is known not to be the last.
    if (length <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.length - at > size; at += size) yield { piece: all.subarray(at, at + size), last: false };
    held = [all.subarray(at)];
    length = all.length - at;
  }
  yield { piece: Buffer.concat(held), last: true };
}

/** Seals a stream with a key of 32 bytes that seals nothing else. */
export async function* sealChunks(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Opens what `sealChunks` made. @throws {BackupError} at the first piece that is not as it was written. */
export async function* openChunks(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(source, CHUNK_BYTES + TAG_BYTES)) {
    yield openOne(piece, key, number, last);
    number += 1;
  }
}

function openOne(piece: Buffer, key: Buffer, number: number, last: boolean): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new BackupError(
      last
        ? 'The backup is cut off or was altered: its end is not as it was written.'
        : `The backup was altered: piece ${number} is not as it was written.`,
      error,
    );
  }
}
