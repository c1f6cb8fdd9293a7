import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonalDataHolder } from '../../../lib/personal-data.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';
import { SoftwareAuthenticator } from '../passkey/passkey.testing.ts';
import { deactivate } from './deactivation.ts';
import { eraseDue } from './erase.ts';
import { accountHolder } from './export-data.ts';

const database = startTestDatabase();
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080' });
  chen = app.person({ ip: '203.0.113.77', userAgent: 'Agent of Chen' });
  await chen.register('chen-jinghui', { nickname: '静慧' });
});
afterEach(() => app.close());

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
async function tonight(): Promise<void> {
  await app.deps.jobs.enqueue({ db: database.db }, 'account.erase', {});
  await app.deps.jobs.drain();
}

async function verify(who: Person): Promise<void> {
  const { certifyId, url } = await who.account.startRealName({
    realName: '陈静慧',
    idCard: '11010519491231002X',
    agreed: AGREEMENT_VERSIONS.realName,
  });
  await app.face(url);
  await who.id.getFrvAuthResult({ certifyId });
}

/** Everything an account can have. */
async function furnish(who: Person): Promise<void> {
  await who.id.bindMobileBySms({
    mobile: '13800138000',
    code: await who.smsCode('13800138000', 'bind-mobile-by-sms'),
  });
  const code = await who.emailCode('wen@example.org', 'bind-email');
  await who.account.bindEmail({ email: 'wen@example.org', code });
  const { options } = await who.account.passkeyRegistration({});
  await who.account.addPasskey({ response: new SoftwareAuthenticator().create(options), name: '静慧的手机' });
  await verify(who);
  await who.account.withdrawRealName({});
  await verify(who);
  await who.id.setPushCid({ pushClientId: 'push-of-chen' });
}

describe('Closing an account', () => {
  it('ends every session at once, and says when nothing will be left', async () => {
    const phone = app.person();
    await phone.id.login({ username: 'chen-jinghui', password: PASSWORD });
    const { erasedAt } = await phone.account.deactivate({ confirmed: true });
    expect(erasedAt).toBe('2026-03-08T02:00:00.000Z');
    expect(await codeOf(phone.account.me({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(chen.account.me({}))).toBe('uni-id-check-token-failed');
  });

  it.each([
    ['zh-Hans', '2026年3月8日'],
    ['zh-Hant', '2026年3月8日'],
    ['en', 'March 8, 2026'],
    ['ja', '2026年3月8日'],
    ['th', '8 มีนาคม 2569'],
  ])('is told by email in the language %s, with the day and how to take it back', async (locale, day) => {
    const who = app.person({ locale });
    await who.id.login({ username: 'chen-jinghui', password: PASSWORD });
    const code = await who.emailCode('wen@example.org', 'bind-email');
    await who.account.bindEmail({ email: 'wen@example.org', code });
    await who.account.deactivate({ confirmed: true });
    await app.deps.jobs.drain();
    const mail = app.deps.mailer.sent.at(-1);
    expect(mail?.to).toBe('wen@example.org');
    expect(mail?.subject).toContain(day);
    expect(mail?.text).toContain(day);
    expect(mail?.html).toContain(`<html lang="${locale}">`);
  });

  it('that was taken back at once, or of somebody without an address, is told by no email', async () => {
    await chen.account.deactivate({ confirmed: true });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toEqual([]);
    await chen.id.login({ username: 'chen-jinghui', password: PASSWORD });
    const code = await chen.emailCode('wen@example.org', 'bind-email');
    await chen.account.bindEmail({ email: 'wen@example.org', code });
    await chen.id.closeAccount({});
    await chen.id.login({ username: 'chen-jinghui', password: PASSWORD });
    await app.deps.jobs.drain();
    expect(app.deps.mailer.sent).toHaveLength(1);
  });

  it('must be confirmed', async () => {
    const unconfirmed: { confirmed: true } = JSON.parse('{"confirmed":false}');
    expect(await codeOf(chen.account.deactivate(unconfirmed))).toBe('param-invalid');
    expect(await codeOf(chen.account.me({}))).toBe('ok');
  });

  it('is taken back by a login within seven days', async () => {
    await chen.account.deactivate({ confirmed: true });
    app.clock.advance({ days: 6, hours: 23 });
    await tonight();
    const back = app.person();
    const login = await back.id.login({ username: 'chen-jinghui', password: PASSWORD });
    expect(login).toMatchObject({ deactivationCancelled: true });
    app.clock.advance({ days: 2 });
    await tonight();
    expect(await back.account.me({})).toMatchObject({ nickname: '静慧', erasedAt: null });
  });

  it('is taken off an account that the office opened again', async () => {
    await chen.account.deactivate({ confirmed: true });
    const staff = await app.admin();
    const [{ id: uid }] = (await sql(`select id from users where username = 'chen-jinghui'`)) as [
      { id: string },
    ];
    await staff.id.updateUser({ uid, username: 'chen-jinghui', status: 0 });
    app.clock.advance({ days: 8 });
    await tonight();
    await chen.id.login({ username: 'chen-jinghui', password: PASSWORD });
    expect(await chen.account.cancelDeactivation({})).toMatchObject({ nickname: '静慧', erasedAt: null });
  });

  it('is not for who was banned, also when the ban comes between', async () => {
    const [{ id: uid }] = (await sql('select id from users')) as [{ id: string }];
    await sql('update users set status = 1');
    expect(await codeOf(chen.account.deactivate({ confirmed: true }))).toBe('uni-id-check-token-failed');
    const ctx = app.context();
    const inFlight = { ...ctx, caller: { ...ctx.caller, uid } };
    expect(await codeOf(deactivate(inFlight))).toBe('uni-id-account-banned');
    expect(await sql('select status, erase_at from users')).toEqual([{ status: 1, erase_at: null }]);
  });
});

describe('After the days of grace', () => {
  it('nothing personal is left in any table, and the row alone stays', async () => {
    await furnish(chen);
    const li = app.person({ ip: '198.51.100.9' });
    await li.register('li-ming');
    const [{ id: uid }] = (await sql(`select id from users where username = 'chen-jinghui'`)) as [
      { id: string },
    ];
    await chen.account.deactivate({ confirmed: true });
    app.clock.advance({ days: 7 });
    await tonight();

    const tables = await sql(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'rate_limits')`,
    );
    for (const { name } of tables) {
      const lines = await sql(`select t::text as line from ${name} t`);
      const text = lines.map(({ line }) => line).join('\n');
      expect(text, name).not.toMatch(/静慧|jinghui|Agent of Chen|203\.0\.113\.77|push-of-chen/);
      if (name !== 'users') expect(text, name).not.toContain(uid);
    }
    const [row] = await sql('select * from users where id = $1', [uid]);
    const kept = Object.entries(row).filter(
      ([, value]) => value !== null && JSON.stringify(value) !== '[]' && JSON.stringify(value) !== '{}',
    );
    expect(kept.map(([name]) => name).sort()).toEqual([
      'erase_at',
      'erased_at',
      'gender',
      'id',
      'registered_at',
      'status',
      'tokens_valid_from',
    ]);
    expect(await sql(`select 1 from users where username = 'li-ming'`)).toHaveLength(1);
    expect(await sql('select distinct uid from user_sessions')).not.toContainEqual({ uid });
  });

  it('nobody gets in any more, and the name, number and card are free for a new account', async () => {
    await furnish(chen);
    const [{ id: uid }] = (await sql('select id from users')) as [{ id: string }];
    await chen.account.deactivate({ confirmed: true });
    app.clock.advance({ days: 7 });
    expect(await codeOf(app.person().id.login({ username: 'chen-jinghui', password: PASSWORD }))).toBe(
      'uni-id-account-closed',
    );
    await tonight();
    expect(await codeOf(app.person().id.login({ username: 'chen-jinghui', password: PASSWORD }))).toBe(
      'uni-id-account-not-exists',
    );
    const again = app.person();
    expect((await again.register('chen-jinghui')).uid).not.toBe(uid);
    await furnish(again);
    expect((await again.account.me({})).realName.status).toBe(2);
  });

  it('the lines of the log stay, without whose they were', async () => {
    await chen.account.deactivate({ confirmed: true });
    const before = await sql('select type from user_log order by id');
    app.clock.advance({ days: 7 });
    await tonight();
    const after = await sql(
      'select type, uid, identifier, ip, device_id, user_agent from user_log order by id',
    );
    expect(after.map(({ type }) => ({ type }))).toEqual(before);
    for (const line of after) {
      expect(line).toMatchObject({ uid: null, identifier: null, ip: '', device_id: '', user_agent: '' });
    }
  });

  it('what other modules keep goes in the same transaction; what fails is tried again', async () => {
    const [{ id: uid }] = (await sql('select id from users')) as [{ id: string }];
    await chen.account.deactivate({ confirmed: true });
    app.clock.advance({ days: 7 });
    const asked: string[] = [];
    let works = false;
    const holder: PersonalDataHolder = {
      name: 'prayers',
      tables: [],
      export: async () => [],
      async erase(ctx, who) {
        expect(ctx.db.isTransaction).toBe(true);
        asked.push(who);
        if (!works) throw new Error('the module is not well');
      },
    };
    const tools = { ...app.context(), modules: { personalData: [] } };
    const personalData = [accountHolder(tools), holder];
    expect(await eraseDue(app.context(), { personalData })).toBe(0);
    expect(await sql('select nickname, erased_at from users')).toEqual([
      { nickname: '静慧', erased_at: null },
    ]);
    works = true;
    expect(await eraseDue(app.context(), { personalData })).toBe(1);
    expect(await eraseDue(app.context(), { personalData })).toBe(0);
    expect(asked).toEqual([uid, uid]);
  });
});

describe('The export', () => {
  it('has everything in full but the real name, for its owner alone', async () => {
    await furnish(chen);
    const { fileName, json } = await chen.account.exportData({});
    expect(fileName).toBe('yuanguang-2026-03-01.json');
    const data = JSON.parse(json);
    expect(data).toMatchObject({
      exportedAt: '2026-03-01T02:00:00.000Z',
      account: {
        profile: {
          username: 'chen-jinghui',
          nickname: '静慧',
          mobile: '13800138000',
          email: 'wen@example.org',
          hasPassword: true,
        },
        realName: { authStatus: 2, realName: '**慧', identity: '1****************X' },
        sessions: [{ address: '203.0.113.77', pushClientId: 'push-of-chen' }],
        passkeys: [{ name: '静慧的手机' }],
        linked: [],
      },
      files: [],
    });
    // Every module that keeps something of a person has said so.
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['files', 'feedback', 'news']));
    const types = data.account.log.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['register', 'bind-mobile', 'bind-email', 'bind-passkey']));
    expect(json).not.toMatch(/sealed|argon2|password_hash/);
    expect(await codeOf(app.person().account.exportData({}))).toBe('uni-id-check-token-failed');
  });

  it('is made three times a day', async () => {
    for (let times = 0; times < 3; times += 1) await chen.account.exportData({});
    expect(await codeOf(chen.account.exportData({}))).toBe('too-many-requests');
    app.clock.advance({ days: 1 });
    expect(await codeOf(chen.account.exportData({}))).toBe('ok');
  });
});
