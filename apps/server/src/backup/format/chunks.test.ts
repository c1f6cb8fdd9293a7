import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openChunks, sealChunks } from './chunks.ts';

const KEY = Buffer.alloc(32, 1);
const CHUNK = 64 * 1024;
const SEALED = CHUNK + 16;
const plain = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 31 + (at >> 8)) & 0xff));
const sealed = (bytes: Buffer) => buffer(Readable.from(sealChunks(Readable.from([bytes]), KEY)));
const opened = (bytes: Buffer, key = KEY) => buffer(Readable.from(openChunks(Readable.from([bytes]), key)));

test('What was sealed opens, whatever its length and however it arrives', async () => {
  for (const length of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 17]) {
    const bytes = plain(length);
    const whole = await sealed(bytes);
    expect(whole.length).toBe(length + 16 * Math.max(1, Math.ceil(length / CHUNK)));
    expect((await opened(whole)).equals(bytes)).toBe(true);
    const inCrumbs = Readable.from(crumbs(whole));
    expect((await buffer(Readable.from(openChunks(inCrumbs, KEY)))).equals(bytes)).toBe(true);
  }
});

test('Pieces that are altered, left out, repeated, exchanged, cut off or added are noticed', async () => {
  const whole = await sealed(plain(3 * CHUNK + 100));
  const piece = (at: number) => whole.subarray(at * SEALED, (at + 1) * SEALED);
  const flipped = (at: number) => {
    const copy = Buffer.from(whole);
    copy.writeUInt8(copy.readUInt8(at) ^ 0x80, at);
    return copy;
  };
  const spoilt = [
    flipped(0),
    flipped(SEALED - 1),
    flipped(whole.length - 1),
    Buffer.concat([piece(1), piece(2), piece(3)]),
    Buffer.concat([piece(0), piece(0), piece(2), piece(3)]),
    Buffer.concat([piece(0), piece(2), piece(1), piece(3)]),
    Buffer.concat([piece(0), piece(1), piece(2)]),
    whole.subarray(0, -1),
    whole.subarray(0, 8),
    Buffer.alloc(0),
    Buffer.concat([whole, Buffer.from([0])]),
    Buffer.concat([whole, whole]),
  ];
  for (const bytes of spoilt) await expect(opened(bytes)).rejects.toThrow(/altered/);
  await expect(opened(whole, Buffer.alloc(32, 2))).rejects.toThrow(/altered/);
});

function* crumbs(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 4_099) yield bytes.subarray(at, at + 4_099);
}
