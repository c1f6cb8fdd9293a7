import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCipher } from './crypto.ts';

const first = { id: 'k1', key: randomBytes(32) };
const second = { id: 'k2', key: randomBytes(32) };
const cipher = createCipher([first]);

test('What was sealed opens again, in every script', () => {
  for (const text of ['', '13800138000', '𠮷田 – ภาษาไทย', 'x'.repeat(10_000)]) {
    expect(cipher.open('order.contact', cipher.seal('order.contact', text))).toBe(text);
  }
});

test('The same text is never sealed to the same value, and the value does not show it', () => {
  const [one, two] = [cipher.seal('p', '13800138000'), cipher.seal('p', '13800138000')];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^k1\.[\w-]+$/);
  expect(Buffer.from(one.slice(3), 'base64url').toString()).not.toContain('138');
});

test('A value that was altered, cut or moved to another purpose does not open', () => {
  const sealed = cipher.seal('order.contact', '13800138000');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(() => cipher.open('order.contact', `k1.${altered.toString('base64url')}`)).toThrow();
  }
  expect(() => cipher.open('order.contact', sealed.slice(0, -4))).toThrow();
  expect(() => cipher.open('order.address', sealed)).toThrow();
  expect(() => cipher.open('order.contact', 'nothing')).toThrow('not a sealed value');
});

test('After a new key is put in front, old values open, new ones carry the new id and indexes stay equal', () => {
  const rotated = createCipher([second, first]);
  expect(rotated.open('p', cipher.seal('p', 'old'))).toBe('old');
  expect(rotated.seal('p', 'new')).toMatch(/^k2\./);
  expect(rotated.index('phone', '13800138000')).toBe(cipher.index('phone', '13800138000'));
  expect(() => cipher.open('p', rotated.seal('p', 'new'))).toThrow('data key k2 is missing');
});

test('A value opens as it was always written', () => {
  const known = createCipher([{ id: 'k1', key: Buffer.alloc(32, 5) }]);
  expect(known.open('order.contact', 'k1.MqasyFUjgE5VcreZM5gn1z2v2LSH_3RZGhi9PnxkhRZfqdxSOg')).toBe('陈静慧');
});

test('A blind index differs by purpose and by key', () => {
  const index = cipher.index('phone', '13800138000');
  expect(index).toMatch(/^[0-9a-f]{32}$/);
  expect(cipher.index('email', '13800138000')).not.toBe(index);
  expect(createCipher([second]).index('phone', '13800138000')).not.toBe(index);
});
