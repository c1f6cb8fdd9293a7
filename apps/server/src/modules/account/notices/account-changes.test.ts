import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const MOBILE = '13800138000';
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database);
  chen = app.person();
  await chen.register('chen-jinghui');
});
afterEach(() => app.close());

const told = async (who = chen) => (await who.account.changes({})).changes.map(({ what }) => what);

it('A change of the account and a login that failed are told, newest first; logins that worked are not', async () => {
  expect(await told()).toEqual([]);
  const code = await chen.smsCode(MOBILE, 'bind-mobile-by-sms');
  await chen.id.bindMobileBySms({ mobile: MOBILE, code });
  app.clock.advance({ minutes: 1 });
  const stranger = app.person();
  expect(await codeOf(stranger.id.login({ username: 'chen-jinghui', password: 'wrong-1' }))).toBe(
    'uni-id-password-error',
  );
  app.clock.advance({ minutes: 1 });
  await chen.id.updatePwd({ oldPassword: PASSWORD, newPassword: 'pond-22' });
  await chen.id.login({ username: 'chen-jinghui', password: 'pond-22' });
  const { changes } = await chen.account.changes({});
  expect(changes.map(({ what }) => what)).toEqual(['password', 'loginFailed', 'mobile']);
  expect(changes[0]).toEqual({
    what: 'password',
    at: '2026-03-01T02:02:00.000Z',
    byOffice: false,
    device: expect.any(String),
    address: '127.0.0.*',
  });
});

it('Nobody sees another’s, and nobody sees any without a login', async () => {
  await chen.id.updatePwd({ oldPassword: PASSWORD, newPassword: 'pond-22' });
  const li = app.person();
  await li.register('li-mingyuan');
  expect(await told(li)).toEqual([]);
  expect(await codeOf(app.person().account.changes({}))).toBe('uni-id-check-token-failed');
});

it('Fifty at most are told', async () => {
  for (let time = 0; time < 52; time += 1) {
    await database.pool.query(
      `insert into user_log (id, type, succeeded, uid, app_id, device_id, ip, user_agent, at)
       select lpad($1::text, 24, '0'), 'bind-email', true, id, '', '', '', '', now() from users`,
      [time],
    );
  }
  expect(await told()).toHaveLength(50);
});

it('What the office changed is told as the office’s, without from where', async () => {
  const { uid } = await chen.account.me({});
  const office = app.person();
  await office.id.registerAdmin({ username: 'abbot-office', password: PASSWORD });
  await office.id.updateUser({ uid, mobile: MOBILE, password: 'pond-22', nickname: '静慧' });
  await chen.id.login({ username: 'chen-jinghui', password: 'pond-22' });
  const { changes } = await chen.account.changes({});
  expect(changes.map(({ what }) => what).sort()).toEqual(['mobile', 'password']);
  for (const change of changes) expect(change).toMatchObject({ byOffice: true, device: '', address: '' });
});

it('A line of the log that is no change is not told as one', async () => {
  const { uid } = await chen.account.me({});
  await database.pool.query(
    `insert into user_log (id, type, succeeded, uid, app_id, device_id, ip, user_agent, at)
     values (lpad('1', 24, '0'), 'bind-something-new', true, $1, '', '', '', '', now())`,
    [uid],
  );
  expect(await told()).toEqual([]);
});
