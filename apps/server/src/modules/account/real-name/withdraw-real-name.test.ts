import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';

const NAME = { realName: '陈静慧', idCard: '11010519491231002X', agreed: AGREEMENT_VERSIONS.realName };

const database = startTestDatabase();
let app: AccountsApp;
let chen: Person;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080' });
  chen = app.person();
  await chen.register('chen-jinghui');
});
afterEach(() => app.close());

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

async function verify(who: Person) {
  const { certifyId, url } = await who.account.startRealName(NAME);
  await app.face(url);
  return who.id.getFrvAuthResult({ certifyId });
}
const consents = async (who: Person) =>
  (await who.account.agreements({})).agreed.map(({ agreement, agreedAt, withdrawnAt }) => ({
    agreement,
    agreedAt,
    withdrawnAt,
  }));
const nothingKept = async () => {
  expect(await sql('select 1 from user_real_names')).toEqual([]);
  expect(await sql('select 1 from real_name_tries')).toEqual([]);
};

describe('The consent to handling a real name', () => {
  it('is taken back: name and number are gone at once, and the record tells when', async () => {
    await verify(chen);
    app.clock.advance({ minutes: 1 });
    const me = await chen.account.withdrawRealName({});
    expect(me.realName).toEqual({ status: 0, name: null, identity: null });
    await nothingKept();
    expect(await chen.id.getRealNameInfo({ decryptData: true })).not.toHaveProperty('realName');
    expect(await consents(chen)).toEqual([
      {
        agreement: 'realName',
        agreedAt: '2026-03-01T02:00:00.000Z',
        withdrawnAt: '2026-03-01T02:01:00.000Z',
      },
    ]);
    expect((await chen.account.changes({})).changes.map(({ what }) => what)).toEqual([
      'realNameWithdrawn',
      'realName',
    ]);
  });

  it('can be given again, and taken back again: each has its own line', async () => {
    await verify(chen);
    await chen.account.withdrawRealName({});
    expect(await verify(chen)).toMatchObject({ authStatus: 2 });
    expect((await consents(chen)).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
    await chen.account.withdrawRealName({});
    expect((await consents(chen)).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, false]);
  });

  it('taken back ends a check that is under way: nothing of it is kept, however it ends', async () => {
    const { certifyId, url } = await chen.account.startRealName(NAME);
    await chen.account.withdrawRealName({});
    await nothingKept();
    await app.face(url);
    expect(await codeOf(chen.id.getFrvAuthResult({ certifyId }))).toBe('uni-id-frv-fail');
    await nothingKept();
  });

  it('taken back while a check is being settled leaves nothing either', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { certifyId, url } = await chen.account.startRealName(NAME);
      await app.face(url);
      await Promise.all([codeOf(chen.id.getFrvAuthResult({ certifyId })), chen.account.withdrawRealName({})]);
      await nothingKept();
    }
  });

  it('taken back by many presses at once is one line', async () => {
    await verify(chen);
    await Promise.all([1, 2, 3].map(() => chen.account.withdrawRealName({})));
    expect(await sql('select 1 from user_agreement_withdrawals')).toHaveLength(1);
    expect((await chen.account.changes({})).changes).toHaveLength(2);
  });

  it('frees the number for another account', async () => {
    await verify(chen);
    const again = app.person();
    await again.register('chen-again');
    expect(await codeOf(again.account.startRealName(NAME))).toBe('uni-id-idcard-exists');
    await chen.account.withdrawRealName({});
    expect(await verify(again)).toMatchObject({ authStatus: 2 });
  });

  it('does not open more checks a day', async () => {
    for (let times = 0; times < 5; times += 1) {
      await chen.account.startRealName(NAME);
      await chen.account.withdrawRealName({});
    }
    expect(await codeOf(chen.account.startRealName(NAME))).toBe('uni-id-realname-verify-upper-limit');
  });

  it('where none was given changes nothing, touches nobody else, and needs a login', async () => {
    const li = app.person();
    await li.register('li-ming');
    await verify(chen);
    await li.account.withdrawRealName({});
    expect(await sql('select 1 from user_agreement_withdrawals')).toEqual([]);
    expect((await li.account.changes({})).changes).toEqual([]);
    expect((await chen.account.me({})).realName.status).toBe(2);
    expect(await codeOf(app.person().account.withdrawRealName({}))).toBe('uni-id-check-token-failed');
  });

  it('also covers a name that an existing app verified, which asked in its own way', async () => {
    const { realName, idCard } = NAME;
    await chen.id.getFrvCertifyId({ realName, idCard, metaInfo: '{}' });
    await chen.account.withdrawRealName({});
    await nothingKept();
    expect(await consents(chen)).toEqual([]);
  });

  it('taken back stays on record, whoever tries', async () => {
    await verify(chen);
    await chen.account.withdrawRealName({});
    for (const attempt of [
      'update user_agreement_withdrawals set withdrawn_at = now()',
      'delete from user_agreement_withdrawals',
    ]) {
      await expect(sql(attempt)).rejects.toThrow('user_agreement_withdrawals is append-only');
    }
  });
});
