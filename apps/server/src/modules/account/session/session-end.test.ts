import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database, { SESSION_MOST_DAYS: '30', SESSION_STAFF_HOURS: '24' });
});
afterEach(() => temple.close());

/** Calls every so often, which prolongs the login each time, until it is refused; after how many hours that was. */
async function hoursUntilOver(person: Person, every: number): Promise<number> {
  for (let hours = every; hours < 5_000; hours += every) {
    temple.clock.advance({ hours: every });
    const code = await codeOf(person.id.getAccountInfo({}));
    if (code !== 'ok') {
      expect(code).toBe('uni-id-token-expired');
      return hours;
    }
  }
  throw new Error('the login never ended');
}

describe('A login that is used all the time', () => {
  it('ends after the most days all the same', async () => {
    const person = temple.person();
    await person.register('lotus');
    expect(await hoursUntilOver(person, 24)).toBe(30 * 24);
  });

  it('ends after a day for an administrator', async () => {
    expect(await hoursUntilOver(await temple.admin(), 1)).toBe(24);
  });

  it('lives as long as its own platform allows, whatever a later call says it is', async () => {
    const web = temple.person({ device: 'tablet' });
    await web.register('lotus');
    const claiming = temple.person({ device: 'tablet', platform: 'app' });
    claiming.kept.token = web.kept.token;
    temple.clock.advance({ days: 4 });
    expect(await codeOf(claiming.id.getAccountInfo({}))).toBe('ok');
    expect(claiming.kept.renewals).toBe(1);
    const [, payload = ''] = (claiming.kept.token ?? '').split('.');
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
      iat: number;
      exp: number;
    };
    expect(exp - iat).toBe(7 * 86_400);
  });
});
