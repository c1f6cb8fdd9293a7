import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp, type Person } from './attacked-app.testing.ts';

const database = startTestDatabase();
let attacked: AttackedApp;
let victim: Person;
beforeEach(async () => {
  attacked = await attackedApp(database);
  victim = await attacked.person({ roles: ['admin'] });
});
afterEach(() => attacked.close());

const base64url = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const hmac = (algorithm: string, key: Buffer | string, text: string) =>
  createHmac(algorithm, key).update(text).digest('base64url');

/** The claims of a genuine token of the victim. */
function claims(): Record<string, unknown> {
  return JSON.parse(Buffer.from(victim.token.split('.')[1] ?? '', 'base64url').toString());
}
const tell = async (token: string) => (await attacked.call('account', 'me', {}, token)).errCode;

describe('A login token is worth nothing', () => {
  it('without a signature, whatever its header says', async () => {
    expect(await tell(victim.token)).toBe(0);
    const [, payload = '', signature = ''] = victim.token.split('.');
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '', null]) {
      const header = base64url({ alg, typ: 'JWT' });
      for (const tail of ['', signature, 'AA']) {
        expect(await tell(`${header}.${payload}.${tail}`)).toBe('uni-id-check-token-failed');
      }
    }
    expect(await tell(`.${payload}.`)).toBe('uni-id-check-token-failed');
    expect(await tell(`${victim.token.split('.').slice(0, 2).join('.')}.`)).toBe('uni-id-check-token-failed');
  });

  it('when signed with a key that is not the one for logins, also one of our own for something else', async () => {
    const body = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims())}`;
    const { keys } = attacked.deps;
    const others = [
      '',
      'secret',
      keys.clientSecret,
      Buffer.alloc(32),
      keys.derive('access-token'),
      keys.derive('file-link'),
    ];
    for (const key of others) {
      expect(await tell(`${body}.${hmac('sha256', key, body)}`)).toBe('uni-id-check-token-failed');
    }
    expect(await tell(`${body}.${hmac('sha256', keys.derive('login-token'), body)}`)).toBe(0);
  });

  it('when signed by another algorithm, with the right key, or with a key that the token brings along', async () => {
    const key = attacked.deps.keys.derive('login-token');
    for (const [alg, hash] of [
      ['HS384', 'sha384'],
      ['HS512', 'sha512'],
    ] as const) {
      const body = `${base64url({ alg, typ: 'JWT' })}.${base64url(claims())}`;
      expect(await tell(`${body}.${hmac(hash, key, body)}`)).toBe('uni-id-check-token-failed');
    }
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = pair.publicKey.export({ format: 'jwk' });
    for (const more of [{ jwk }, { jku: 'http://127.0.0.1:1/keys' }, { kid: '../../dev/null' }, {}]) {
      const body = `${base64url({ alg: 'ES256', typ: 'JWT', ...more })}.${base64url(claims())}`;
      const signature = sign('sha256', Buffer.from(body), {
        key: pair.privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      expect(await tell(`${body}.${signature.toString('base64url')}`)).toBe('uni-id-check-token-failed');
    }
  });

  it('when any of its characters was changed', async () => {
    const { token } = victim;
    // The last character of a part carries bits that no byte uses: a change of those alone is no other token.
    const ends = new Set([...token].flatMap((character, at) => (character === '.' ? [at, at - 1] : [])));
    ends.add(token.length - 1);
    for (let at = 0; at < token.length; at += 7) {
      if (ends.has(at)) continue;
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(await tell(changed), `character ${at}`).toBe('uni-id-check-token-failed');
    }
  });

  it('after its time, or once its session is over', async () => {
    await attacked.call('account', 'logoutElsewhere', {}, victim);
    expect(await tell(victim.token)).toBe(0);
    attacked.clock.advance({ days: 7 });
    expect(await tell(victim.token)).toBe('uni-id-token-expired');
    const other = await attacked.person();
    expect(await tell(other.token)).toBe(0);
    await attacked.call('uni-id-co', 'logout', {}, other);
    expect(await tell(other.token)).toBe('uni-id-check-token-failed');
  });

  it('when it is genuine but of a session that is another’s or was never begun', async () => {
    const other = await attacked.person();
    const now = Math.floor(attacked.clock.now().getTime() / 1000);
    const mixed = (uid: string, sid: string) =>
      attacked.tokens.sign({ uid, sid, role: ['admin'], permission: [], iat: now, exp: now + 3_600 });
    expect(await tell(await mixed(other.uid, victim.sessionId))).toBe('uni-id-check-token-failed');
    expect(await tell(await mixed(victim.uid, 'f'.repeat(24)))).toBe('uni-id-check-token-failed');
  });

  it('as a role that the database does not know of: what the token says of roles is for clients only', async () => {
    const other = await attacked.person();
    const now = Math.floor(attacked.clock.now().getTime() / 1000);
    const token = await attacked.tokens.sign({
      uid: other.uid,
      sid: other.sessionId,
      role: ['admin'],
      permission: ['READ_UNI_ID_USERS'],
      iat: now,
      exp: now + 3_600,
    });
    expect(await tell(token)).toBe(0);
    const answer = await attacked.call('feedback', 'list', { after: null, answered: null }, token);
    expect(answer.errCode).toBe('permission-denied');
  });

  it('as the access token of the gateway, nor the other way round', async () => {
    const access = await attacked.wire.authorize();
    expect(await tell(access)).toBe('uni-id-check-token-failed');
    const answer = await attacked.wire.call('serverless.function.runtime.invoke', {}, victim.token);
    expect(answer.error?.code).toBe('GATEWAY_INVALID_TOKEN');
  });
});
