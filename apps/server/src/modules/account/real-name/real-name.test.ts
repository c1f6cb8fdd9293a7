import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const PUBLIC_URL = 'http://localhost:8080';
const CARD = '11010519491231002X';
const NAME = { realName: '陈静慧', idCard: CARD, agreed: AGREEMENT_VERSIONS.realName };
const PAGE = `${PUBLIC_URL}/zhuyin/#/uni_modules/uni-id-pages/pages/userinfo/realname-verify/realname-verify`;

const database = startTestDatabase();
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL });
  chen = app.person();
  await chen.register('chen-jinghui');
});
afterEach(() => app.close());

async function check(who: Person, action: string, name = NAME) {
  const { certifyId, url } = await who.account.startRealName(name);
  const answer = await app.face(url, action);
  return { certifyId, back: String(answer.headers.location) };
}
const result = (who: Person, certifyId: string) => who.id.getFrvAuthResult({ certifyId });

describe('A real name', () => {
  it('is kept once the check has passed, sealed, and only told masked', async () => {
    const { certifyId, url } = await chen.account.startRealName(NAME);
    expect(await chen.id.getRealNameInfo({})).toMatchObject({ type: 0, authStatus: 1 });
    expect(await codeOf(result(chen, certifyId))).toBe('uni-id-frv-processing');
    const answer = await app.face(url);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${PAGE}?certifyId=${certifyId}`);
    const masked = { realName: '**慧', identity: '1****************X' };
    expect(await result(chen, certifyId)).toMatchObject({ authStatus: 2, ...masked });
    expect(await result(chen, certifyId)).toMatchObject({ authStatus: 2, ...masked });
    expect(await chen.id.getRealNameInfo({ decryptData: true })).toMatchObject({ authStatus: 2, ...masked });
    expect(await chen.id.getRealNameInfo({ decryptData: false })).not.toHaveProperty('identity');
    expect((await chen.account.me({})).realName).toEqual({
      status: 2,
      name: masked.realName,
      identity: masked.identity,
    });
    const { rows } = await database.pool.query(
      `select user_real_names::text as line from user_real_names union all select real_name_tries::text from real_name_tries`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/静慧|110105|1231002/);
    expect((await database.pool.query('select name_sealed from real_name_tries')).rows).toEqual([
      { name_sealed: null },
    ]);
  });

  it('begins as none, and an app may ask as well', async () => {
    const info = await chen.id.getRealNameInfo({});
    expect(info).not.toHaveProperty('authStatus');
    const { realName, idCard } = NAME;
    const { certifyId } = await chen.id.getFrvCertifyId({ realName, idCard, metaInfo: '{}' });
    expect(certifyId).toMatch(/^S[0-9a-f]{30}$/);
  });

  it.each([
    ['fail', '10013'],
    ['interrupt', '10011'],
  ])('is not kept after %s, which says so on the way back; another try may pass', async (action, code) => {
    const { certifyId, back } = await check(chen, action);
    expect(back).toBe(`${PAGE}?certifyId=${certifyId}&code=${code}`);
    expect(await codeOf(result(chen, certifyId))).toBe('uni-id-frv-fail');
    expect(await codeOf(result(chen, certifyId))).toBe('uni-id-frv-fail');
    expect((await chen.account.me({})).realName.status).toBe(3);
    const again = await check(chen, 'pass');
    expect(await result(chen, again.certifyId)).toMatchObject({ authStatus: 2 });
  });

  it.each(['Chen Jinghui', '陈', '陈静慧1', '陈·', '一'.repeat(11)])('is not %j', async (realName) => {
    await expect(chen.account.startRealName({ ...NAME, realName })).rejects.toMatchObject({
      code: 'uni-id-invalid-realname',
      field: 'realName',
    });
  });

  it.each(['110105194912310021', '11010519490231002X', '123', '110105209912310029'])(
    'does not go with the number %s',
    async (idCard) => {
      await expect(chen.account.startRealName({ ...NAME, idCard })).rejects.toMatchObject({
        code: 'uni-id-invalid-idcard',
        field: 'idCard',
      });
    },
  );

  it('needs both, and a small x is a large one', async () => {
    expect(await codeOf(chen.account.startRealName({ ...NAME, realName: ' ' }))).toBe(
      'uni-id-param-required',
    );
    expect(await codeOf(chen.account.startRealName({ ...NAME, idCard: '' }))).toBe('uni-id-param-required');
    expect(await codeOf(chen.account.startRealName({ ...NAME, idCard: CARD.toLowerCase() }))).toBe('ok');
  });
});

describe('One number', () => {
  it('belongs to one account', async () => {
    await result(chen, (await check(chen, 'pass')).certifyId);
    expect(await codeOf(chen.account.startRealName(NAME))).toBe('uni-id-realname-verified');
    const li = app.person();
    await li.register('li-ming');
    await expect(li.account.startRealName(NAME)).rejects.toMatchObject({
      code: 'uni-id-idcard-exists',
      field: 'idCard',
    });
  });

  it('cannot be asked about more than five times a day, also all at the same time', async () => {
    await result(chen, (await check(chen, 'pass')).certifyId);
    const li = app.person();
    await li.register('li-ming');
    const asked = Array.from({ length: 60 }, () => codeOf(li.account.startRealName(NAME)));
    const told = (await Promise.all(asked)).filter((code) => code === 'uni-id-idcard-exists');
    expect(told).toHaveLength(5);
  });

  it('that two accounts try at the same time goes to the first that passed', async () => {
    const li = app.person();
    await li.register('li-ming');
    const [mine, theirs] = [await check(chen, 'pass'), await check(li, 'pass')];
    const codes = await Promise.all([
      codeOf(result(chen, mine.certifyId)),
      codeOf(result(li, theirs.certifyId)),
    ]);
    expect(codes.sort()).toEqual(['ok', 'uni-id-idcard-exists']);
  });

  it('is tried five times a day and again the next day', async () => {
    for (let tries = 0; tries < 5; tries += 1) await check(chen, 'fail');
    expect(await codeOf(chen.account.startRealName(NAME))).toBe('uni-id-realname-verify-upper-limit');
    // 10:00 in the temple when it began.
    app.clock.set('2026-03-01T15:59:59Z');
    expect(await codeOf(chen.account.startRealName(NAME))).toBe('uni-id-realname-verify-upper-limit');
    app.clock.set('2026-03-01T16:00:00Z');
    expect(await codeOf(chen.account.startRealName(NAME))).toBe('ok');
  });
});

describe('A check', () => {
  it('of another person, or of nobody, tells nothing', async () => {
    const { certifyId } = await check(chen, 'pass');
    const li = app.person();
    await li.register('li-ming');
    expect(await codeOf(result(li, certifyId))).toBe('uni-id-frv-fail');
    expect(await codeOf(result(chen, 'S00'))).toBe('uni-id-frv-fail');
    expect(await codeOf(result(chen, ''))).toBe('uni-id-param-required');
  });

  it('nobody came back from is over after a day, and name and number go', async () => {
    const { certifyId } = await chen.account.startRealName(NAME);
    app.clock.advance({ days: 1, seconds: 1 });
    await app.deps.jobs.enqueue({ db: database.db }, 'account.sweep-logins', {});
    await app.deps.jobs.drain();
    const { rows } = await database.pool.query('select state, id_card_sealed from real_name_tries');
    expect(rows).toEqual([{ state: 'failed', id_card_sealed: null }]);
    expect(await codeOf(result(chen, certifyId))).toBe('uni-id-frv-fail');
  });

  it('cannot begin, and waits to be asked about, while the provider does not answer', async () => {
    const { certifyId } = await chen.account.startRealName(NAME);
    await app.close();
    app = await accountsApp(database, {
      REALNAME_PROVIDER: 'aliyun',
      REALNAME_ENDPOINT: 'http://127.0.0.1:9',
      REALNAME_SCENE_ID: '1',
      REALNAME_KEY_ID: 'id',
      REALNAME_KEY_SECRET: 'secret',
    });
    const again = app.person();
    await again.id.login({ username: 'chen-jinghui', password: PASSWORD });
    expect(await codeOf(result(again, certifyId))).toBe('uni-id-frv-processing');
    expect(await codeOf(again.account.startRealName(NAME))).toBe('uni-id-frv-fail');
    const { rows } = await database.pool.query('select state from real_name_tries');
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  it('is refused where none is configured', async () => {
    await app.close();
    app = await accountsApp(database, { REALNAME_PROVIDER: 'off' });
    const li = app.person();
    await li.register('li-ming');
    expect(await codeOf(li.account.startRealName(NAME))).toBe('uni-id-config-field-required');
  });
});

describe('The page of the simulated check', () => {
  it('says what it is in every language, shows no name, and runs no script', async () => {
    for (const locale of LANGUAGES) {
      const who = app.person({ locale });
      await who.register(`who-${locale}`);
      const { url } = await who.account.startRealName({ ...NAME, realName: '李明' });
      const page = await app.app.inject({ url: new URL(url ?? '').pathname });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<html lang="${locale}">`);
      expect(page.body).toContain('*明');
      expect(page.body).not.toContain('李明');
      expect(page.body).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
    const style = await app.app.inject({ url: '/realname/simulated/style.css' });
    expect(style.headers['content-type']).toContain('text/css');
  });

  it('decides once, only by its buttons, and knows no other check', async () => {
    const { url } = await chen.account.startRealName(NAME);
    expect((await app.face(url, 'bribe')).statusCode).toBe(200);
    await app.face(url, 'interrupt');
    const late = await app.face(url);
    expect(late.statusCode).toBe(200);
    expect(late.body).toContain('已停止');
    expect(late.body).not.toContain('<form');
    expect((await app.face(`${PUBLIC_URL}/realname/simulated/S00`)).statusCode).toBe(404);
  });
});
