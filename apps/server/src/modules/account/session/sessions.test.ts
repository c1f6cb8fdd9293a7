import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';
import { maskAddress, maskName, maskNumber } from '../user/masking.ts';

const database = startTestDatabase();
let app: AccountsApp;
let desk: Person;
let phone: Person;
beforeEach(async () => {
  app = await accountsApp(database);
  desk = app.person({
    ip: '2001:db8:aa:bb::7',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await desk.register('chen-jinghui');
  app.clock.advance({ hours: 1 });
  phone = app.person({
    ip: '203.0.113.77',
    userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await phone.id.login({ username: 'chen-jinghui', password: PASSWORD });
});
afterEach(() => app.close());

const signedOut = 'uni-id-check-token-failed';

describe('The places one is logged in', () => {
  it('are told by device and part of the address, newest first, with one’s own marked', async () => {
    const { sessions } = await phone.account.sessions({});
    expect(sessions).toMatchObject([
      {
        device: 'Safari · iPhone',
        address: '203.0.113.*',
        startedAt: '2026-03-01T03:00:00.000Z',
        current: true,
      },
      { device: 'Firefox · Windows', address: '2001:db8:aa::*', current: false },
    ]);
  });

  it('end one by one, at once', async () => {
    const { sessions } = await phone.account.sessions({});
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    await phone.account.endSession({ id: other });
    expect(await codeOf(desk.account.me({}))).toBe(signedOut);
    expect((await phone.account.sessions({})).sessions).toHaveLength(1);
    expect(await codeOf(phone.account.endSession({ id: other }))).toBe('ok');
  });

  it('end all but this one', async () => {
    const tablet = app.person();
    await tablet.id.login({ username: 'chen-jinghui', password: PASSWORD });
    expect(await phone.account.logoutElsewhere({})).toMatchObject({ ended: 2 });
    expect(await codeOf(desk.account.me({}))).toBe(signedOut);
    expect(await codeOf(tablet.account.me({}))).toBe(signedOut);
    expect(await phone.account.logoutElsewhere({})).toMatchObject({ ended: 0 });
  });

  it('of another person stay', async () => {
    const li = app.person();
    await li.register('li-ming');
    const { sessions } = await phone.account.sessions({});
    for (const { id } of sessions) await li.account.endSession({ id });
    expect(await codeOf(desk.account.me({}))).toBe('ok');
    await expect(li.account.endSession({ id: 'x' })).rejects.toMatchObject({
      code: 'param-invalid',
      field: 'id',
    });
  });

  it('are told to nobody who is not logged in', async () => {
    expect(await codeOf(app.person().account.sessions({}))).toBe(signedOut);
  });
});

describe('What is masked', () => {
  it.each([
    ['203.0.113.7', '203.0.113.*'],
    ['::ffff:203.0.113.7', '203.0.113.*'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::*'],
    ['fe80::1', 'fe80::*'],
    ['', ''],
  ])('address %j is %j', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });

  it('never tells the last part of any address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const masked = maskAddress(address);
        const [shown = '', hidden] = masked.split('*');
        expect(hidden).toBe('');
        expect(shown.length).toBeLessThanOrEqual(address.length + 2);
        expect(masked).not.toBe(address);
      }),
    );
  });

  it('names show their last character, numbers their first and last', () => {
    expect(maskName('李明')).toBe('*明');
    expect(maskName('明')).toBe('*明');
    expect(maskNumber('11010519491231002X')).toBe('1****************X');
  });
});
