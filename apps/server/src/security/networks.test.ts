import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, accountsApp, CAPTCHA, codeOf } from '../modules/account/account.testing.ts';
import { startTestDatabase } from '../testing/database.ts';

const database = startTestDatabase();
let app: AccountsApp;
beforeEach(async () => {
  app = await accountsApp(database, { RATE_REGISTRATIONS_PER_HOUR: '2' });
});
afterEach(() => app.close());

/** Someone with a whole IPv6 network who comes from another address, and as another device, each time. */
const hopper = (host: number, network = '2001:db8:7:7') =>
  app.person({ ip: `${network}::${host.toString(16)}` });

describe('Who has a whole IPv6 network', () => {
  it('has six wrong passwords for one account like everybody else', async () => {
    await app.person().register('lotus-pond');
    const codes: string[] = [];
    for (let host = 1; host <= 8; host += 1) {
      const thief = hopper(host);
      await thief.captcha('login-by-pwd');
      codes.push(
        await codeOf(thief.id.login({ username: 'lotus-pond', password: `wrong-${host}`, captcha: CAPTCHA })),
      );
    }
    expect(codes).toEqual([
      ...Array<string>(6).fill('uni-id-password-error'),
      ...Array<string>(2).fill('uni-id-password-error-exceed-limit'),
    ]);
    // The owner, elsewhere, is not locked out with the thief.
    const owner = hopper(1, '2001:db8:8:8');
    expect(await codeOf(owner.id.login({ username: 'lotus-pond', password: 'lotus-1' }))).toBe('ok');
  });

  it('is one address to every limit of an hour', async () => {
    const codes: string[] = [];
    for (let host = 1; host <= 3; host += 1) codes.push(await codeOf(hopper(host).register(`lotus-${host}`)));
    expect(codes).toEqual(['ok', 'ok', 'too-many-requests']);
    expect(await codeOf(hopper(1, '2001:db8:7:8').register('lotus-9'))).toBe('ok');
  });

  it('is known by the network alone: nothing keeps the half of an address that tells one device from another', async () => {
    await hopper(0xbeef).register('lotus-pond');
    const { rows } = await database.pool.query<{ ip: string }>(
      'select ip from user_sessions union all select ip from user_log',
    );
    expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(['2001:db8:7:7::']));
  });
});
