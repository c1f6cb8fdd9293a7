import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, PASSWORD, type Person } from '../account.testing.ts';

const database = startTestDatabase();
const { service, privacy, realName } = AGREEMENT_VERSIONS;
const BOTH = [
  { agreement: 'service', version: service },
  { agreement: 'privacy', version: privacy },
] as const;
const CHECK = { realName: '陈静慧', idCard: '11010519491231002X' };
let app: AccountsApp;
let chen: Person;
let uid: string;
beforeEach(async () => {
  app = await accountsApp(database, { PUBLIC_URL: 'http://localhost:8080' });
  chen = app.person();
  ({ uid } = await chen.register('chen-jinghui'));
});
afterEach(() => app.close());

const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const rows = () => sql('select uid, agreement, version, language, occasion from user_agreements order by id');

describe('What was ticked', () => {
  it('is kept with person, text, version, language, occasion and time', async () => {
    await chen.account.agree({ agreements: [...BOTH], occasion: 'register' });
    const line = { uid, language: 'zh-Hans', occasion: 'register' };
    expect(await rows()).toEqual([
      { ...line, agreement: 'service', version: service },
      { ...line, agreement: 'privacy', version: privacy },
    ]);
    expect((await chen.account.agreements({})).agreed).toEqual([
      {
        agreement: 'privacy',
        version: privacy,
        language: 'zh-Hans',
        occasion: 'register',
        agreedAt: '2026-03-01T02:00:00.000Z',
        withdrawnAt: null,
      },
      expect.objectContaining({ agreement: 'service' }),
    ]);
  });

  it('again is the same line, also at the same time; in another language it is one more', async () => {
    await Promise.all(
      ['register', 'login', 'login'].map((occasion) =>
        chen.account.agree({ agreements: [...BOTH], occasion: occasion as 'register' | 'login' }),
      ),
    );
    expect(await rows()).toHaveLength(2);
    const abroad = app.person({ locale: 'ja' });
    await abroad.id.login({ username: 'chen-jinghui', password: PASSWORD });
    await abroad.account.agree({ agreements: [BOTH[1]], occasion: 'login' });
    expect((await rows()).map(({ agreement, language }) => `${agreement} ${language}`)).toEqual([
      'service zh-Hans',
      'privacy zh-Hans',
      'privacy ja',
    ]);
  });

  it.each(['2026-12-02', '2020-01-01', 'the newest'])(
    'of a text that does not stand here (%s) is refused, and nothing of it is kept',
    async (version) => {
      const agreements = [BOTH[0], { agreement: 'privacy', version } as const];
      await expect(chen.account.agree({ agreements, occasion: 'login' })).rejects.toMatchObject({
        code: 'agreement-unknown',
      });
      expect(await rows()).toEqual([]);
    },
  );

  it('is told to nobody else, and needs a login', async () => {
    await chen.account.agree({ agreements: [...BOTH], occasion: 'register' });
    const li = app.person();
    await li.register('li-ming');
    expect((await li.account.agreements({})).agreed).toEqual([]);
    const visitor = app.person();
    expect(await codeOf(visitor.account.agreements({}))).toBe('uni-id-check-token-failed');
    expect(await codeOf(visitor.account.agree({ agreements: [...BOTH], occasion: 'login' }))).toBe(
      'uni-id-check-token-failed',
    );
  });

  it('is never changed or removed, whoever tries', async () => {
    await chen.account.agree({ agreements: [...BOTH], occasion: 'register' });
    const before = await sql('select * from user_agreements order by id');
    for (const attempt of [
      `update user_agreements set version = '2020-01-01'`,
      `update user_agreements set uid = '${'0'.repeat(24)}'`,
      `update user_agreements set uid = null, agreed_at = now()`,
      'delete from user_agreements',
    ]) {
      await expect(sql(attempt)).rejects.toThrow('user_agreements is append-only');
    }
    expect(await sql('select * from user_agreements order by id')).toEqual(before);
  });
});

describe('A text in force that was not agreed to', () => {
  const later = async () => {
    app.clock.set(`${privacy}T02:00:00Z`);
    await chen.id.login({ username: 'chen-jinghui', password: PASSWORD });
  };

  it('is named until the next tick covers it; before its day nothing is', async () => {
    expect(await chen.account.me({})).toMatchObject({ notAgreed: [] });
    await later();
    expect(await chen.account.me({})).toMatchObject({ notAgreed: ['service', 'privacy'] });
    await chen.account.agree({ agreements: [...BOTH], occasion: 'login' });
    expect(await chen.account.me({})).toMatchObject({ notAgreed: [] });
  });

  it('is agreed to on one’s own pages as well, which is on record as that', async () => {
    await later();
    await chen.account.agree({ agreements: [BOTH[1]], occasion: 'renewed' });
    expect(await rows()).toMatchObject([{ agreement: 'privacy', occasion: 'renewed' }]);
    expect(await chen.account.me({})).toMatchObject({ notAgreed: ['service'] });
  });

  it('is also a newer one than was agreed to', async () => {
    await sql(
      `insert into user_agreements (id, uid, agreement, version, language, occasion, agreed_at)
       values ($1, $3, 'privacy', '2025-01-01', 'en', 'register', now()), ($2, $3, 'service', $4, 'en', 'register', now())`,
      ['1'.repeat(24), '2'.repeat(24), uid, service],
    );
    await later();
    expect(await chen.account.me({})).toMatchObject({ notAgreed: ['privacy'] });
  });
});

describe('A check of the real name', () => {
  it('from our own page begins with a consent of its own on record', async () => {
    await chen.account.startRealName({ ...CHECK, agreed: realName });
    const line = { uid, language: 'zh-Hans', occasion: 'realName' };
    expect(await rows()).toEqual([{ ...line, agreement: 'realName', version: realName }]);
  });

  it.each([
    ['2020-01-01', 'agreement-unknown'],
    ['', 'uni-id-param-required'],
  ])('with the consent %j is refused with %s, and nothing begins', async (agreed, code) => {
    expect(await codeOf(chen.account.startRealName({ ...CHECK, agreed }))).toBe(code);
    expect(await rows()).toEqual([]);
    expect(await sql('select 1 from real_name_tries')).toEqual([]);
  });

  it('of an existing client begins as ever', async () => {
    expect(await chen.id.getFrvCertifyId({ ...CHECK, metaInfo: '{}' })).toHaveProperty('certifyId');
    expect(await rows()).toEqual([]);
  });
});

describe('Of an account', () => {
  beforeEach(() => chen.account.agree({ agreements: [...BOTH], occasion: 'register' }));

  it('the export has what was agreed to', async () => {
    const { json } = await chen.account.exportData({});
    expect(JSON.parse(json).account.agreements).toEqual((await chen.account.agreements({})).agreed);
  });

  it('that is erased the lines stay, without whose they were', async () => {
    const before = await rows();
    await chen.account.deactivate({ confirmed: true });
    app.clock.advance({ days: 7 });
    await app.deps.jobs.enqueue({ db: database.db }, 'account.erase', {});
    await app.deps.jobs.drain();
    expect(await rows()).toEqual(before.map((line) => ({ ...line, uid: null })));
  });
});
