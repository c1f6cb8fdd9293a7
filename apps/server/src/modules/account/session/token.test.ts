import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loginTokens, type TokenClaims } from './token.ts';

const KEY = Buffer.alloc(32, 1);
const tokens = loginTokens(KEY);
const at = new Date('2026-03-01T02:00:00Z');
const iat = at.getTime() / 1000;
const claims: TokenClaims = {
  uid: 'a'.repeat(24),
  role: ['admin'],
  permission: ['read'],
  sid: 'b'.repeat(24),
  iat,
  exp: iat + 60,
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token of any header and payload, rightly signed. */
function made(header: object, payload: object, key: Buffer = KEY): string {
  const body = `${encode(header)}.${encode(payload)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}
const HEADER = { alg: 'HS256', typ: 'JWT' };
const payload = { ...claims, uniIdVersion: '1.0.16' };

describe('A login token', () => {
  it('says what was signed until it expires', async () => {
    const token = await tokens.sign(claims);
    expect(await tokens.read(token, at)).toEqual(claims);
    expect(await tokens.read(token, new Date(at.getTime() + 59_999))).toEqual(claims);
    expect(await tokens.read(token, new Date(at.getTime() + 60_000))).toBe('expired');
  });

  it('is read when made elsewhere with the same key and shape', async () => {
    expect(await tokens.read(made(HEADER, payload), at)).toEqual(claims);
  });

  it.each([
    ['nothing', ''],
    ['no token', 'abc'],
    ['another key', made(HEADER, payload, Buffer.alloc(32, 2))],
    ['no signature', `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`],
    ['another algorithm', made({ alg: 'HS512', typ: 'JWT' }, payload)],
    ['no session', made(HEADER, { ...payload, sid: undefined })],
    ['a role that is no text', made(HEADER, { ...payload, role: [1] })],
    ['roles that are no list', made(HEADER, { ...payload, role: 'admin' })],
    ['no person', made(HEADER, { ...payload, uid: 7 })],
    ['no end', made(HEADER, { ...payload, exp: undefined })],
    ['no beginning', made(HEADER, { ...payload, iat: undefined })],
    ['a length beyond reason', made(HEADER, { ...payload, more: 'x'.repeat(9_000) })],
  ])('with %s is not genuine', async (_what, token) => {
    expect(await tokens.read(token, at)).toBe('invalid');
  });

  it('that was altered is not genuine, also when it is over', async () => {
    const [header, , signature] = (await tokens.sign(claims)).split('.');
    const altered = `${header}.${encode({ ...payload, uid: 'c'.repeat(24) })}.${signature}`;
    expect(await tokens.read(altered, at)).toBe('invalid');
    expect(await tokens.read(altered, new Date(at.getTime() + 61_000))).toBe('invalid');
  });
});
