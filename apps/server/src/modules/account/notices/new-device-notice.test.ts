import type { notice } from '@yuanguang/contract/objects/notice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';
import { emailColumns } from '../user/personal.ts';

const database = startTestDatabase();
const EMAIL = 'chen@example.org';
const USERNAME = 'chen-jinghui';
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database);
  chen = app.person();
  const { uid } = await chen.register(USERNAME);
  const columns = emailColumns(app.deps.keys.data, uid, EMAIL, null);
  const values = [uid, columns.email_sealed, columns.email_index];
  await database.pool.query('update users set email_sealed = $2, email_index = $3 where id = $1', values);
});
afterEach(() => app.close());

const inbox = async () =>
  (
    await chen.cloud
      .object<typeof notice>('notice', { all: { preventDuplicate: false } })
      .list({ after: null })
  ).notices;

async function loginOn(device: Person, password = PASSWORD): Promise<void> {
  await device.id.login({ username: USERNAME, password });
  await app.deps.jobs.drain();
}

describe('A login on a new device', () => {
  it('is told to who has logged in elsewhere before, by mail and in the inbox', async () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
    await loginOn(app.person({ ip: '203.0.113.7', userAgent }));
    const [told, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ kind: 'account.new-device', page: '/pages/ucenter/settings/settings' });
    expect(told?.text).toContain('Chrome · Android（203.0.113.*）于 2026年3月1日 10:00');
    expect(app.deps.mailer.sent).toMatchObject([{ to: EMAIL, subject: told?.title }]);
    expect(app.deps.mailer.sent[0]?.text).toContain(told?.text);
  });

  it('is told once: the device is known from then on', async () => {
    const phone = app.person();
    await loginOn(phone);
    app.clock.advance({ days: 2 });
    await loginOn(phone);
    expect(await inbox()).toHaveLength(1);
    expect(app.deps.mailer.sent).toHaveLength(1);
  });

  it('that gives itself no name is told of each day', async () => {
    const nameless = app.person({ device: '' });
    await loginOn(nameless);
    await loginOn(nameless);
    expect(await inbox()).toHaveLength(1);
    app.clock.advance({ days: 1 });
    await loginOn(nameless);
    expect(await inbox()).toHaveLength(2);
  });

  it('cannot be switched off', async () => {
    const calls = chen.cloud.object<typeof notice>('notice');
    const off = [{ kind: 'account.new-device', channel: 'mail' as const }];
    expect(await codeOf(calls.setSettings({ zone: 'Asia/Shanghai', quiet: null, off }))).toBe(
      'notice-required',
    );
  });
});

describe('Nothing is told', () => {
  it('of a login on the device of the registration', async () => {
    await loginOn(chen);
    expect(await inbox()).toEqual([]);
  });

  it('of a login that failed', async () => {
    expect(await codeOf(loginOn(app.person(), 'wrong-1'))).not.toBe('ok');
    await app.deps.jobs.drain();
    expect(await inbox()).toEqual([]);
    expect(app.deps.mailer.sent).toEqual([]);
  });
});
