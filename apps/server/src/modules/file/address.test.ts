import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, pathOf } from './file-address.ts';
import { newKey } from './upload-name.ts';

const settings = { PUBLIC_URL: 'https://temple.example:8443' };
const refused = { code: 'ParamInvalid' };

describe('A new key', () => {
  it('is 128 unguessable bits with the ending of the name, whatever else the name holds', () => {
    expect(newKey('one.png', undefined)).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(newKey('../../etc/One.JPEG', undefined)).toMatch(/^[0-9a-f]{32}\.jpeg$/);
    expect(newKey('018f00aa1788888888888', undefined)).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey('one.png', undefined)).not.toBe(newKey('one.png', undefined));
  });

  it('keeps the path that was asked for behind them, so that nothing is overwritten', () => {
    expect(newKey('a.png', '/dir/a.png')).toMatch(/^[0-9a-f]{32}\/dir\/a\.png$/);
    expect(newKey('a.png', '/图/我 的,照片(1)?.png')).toMatch(/^[0-9a-f]{32}\/图\/我_的_照片_1__\.png$/u);
  });

  it.each([
    'page.html',
    'drawing.svg',
    'a.pdf',
    'a.js',
    'a.heic',
    'a.png.exe',
    'a.',
    '',
    '   ',
    5,
    null,
    'a'.repeat(256),
  ])('is not made for the name %j', (name) =>
    expect(() => newKey(name, undefined)).toThrow(expect.objectContaining(refused)),
  );

  it.each([
    '/../a.png',
    '/a/../../b.png',
    '/./a.png',
    '//a.png',
    '/a//b.png',
    '/dir/.htaccess',
    '/a\\..\\b.png',
    '/%2e%2e/a.png',
    '/a\0.png',
    '/a\n.png',
    '/\u202Egnp.exe.png',
    '/',
    '',
    '/dir/page.html',
    `/${'d/'.repeat(9)}a.png`,
    `/${'a'.repeat(300)}.png`,
    5,
    null,
  ])('is not made for the path %j', (path) =>
    expect(() => newKey('a.png', path)).toThrow(expect.objectContaining(refused)),
  );

  it('never leaves its folder, and comes back from its address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (path) => {
        let key: string;
        try {
          key = newKey('a.png', path);
        } catch (error) {
          expect(error).toMatchObject(refused);
          return;
        }
        expect(key).toMatch(/^[0-9a-f]{32}\/[^?#%,\\\s]+$/u);
        expect(key.split('/').every((part) => part !== '' && !part.startsWith('.'))).toBe(true);
        for (const address of [
          `https://temple.example:8443/files/${key}`,
          `${settings.PUBLIC_URL}${pathOf(key)}`,
          `${pathOf(key)}?expires=1&signature=x`,
          pathOf(key).replace('/files/', `/files/~1.${'a'.repeat(43)}/`),
        ]) {
          expect(keyOf(settings, address)).toBe(key);
        }
      }),
    );
  });
});

describe('No key of ours is in', () => {
  it.each([
    'https://other.example/files/a.png',
    'https://temple.example:8443.evil.example/files/a.png',
    'https://temple.example/files/a.png',
    'https://temple.example:8443/file/a.png',
    'https://temple.example:8443/files/',
    'https://u@temple.example:8443/files/a.png',
    'javascript:/files/a.png',
    'blob:https://temple.example:8443/files/a.png',
    '/files/%E0%A4%A',
    `/files/${'a'.repeat(401)}`,
    'a.png',
    '',
  ])('%s', (address) => expect(keyOf(settings, address)).toBeUndefined());
});
