import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { type AccountsApp, accountsApp, codeOf, type Person } from '../account.testing.ts';
import { newInviteCode, readInviteCode } from './invitation.ts';

const database = startTestDatabase();
let temple: AccountsApp;
beforeEach(async () => {
  temple = await accountsApp(database);
});
afterEach(() => temple.close());

async function registered(
  username: string,
  more: object = {},
): Promise<Person & { uid: string; code: string }> {
  const person = temple.person();
  const { uid } = await person.register(username, more);
  const { rows } = await database.pool.query('select my_invite_code as code from users where id = $1', [uid]);
  temple.clock.advance({ seconds: 1 });
  return { ...person, uid, code: rows[0].code };
}
const invitersOf = async (uid: string) =>
  (await database.pool.query('select inviter_uids from users where id = $1', [uid])).rows[0].inviter_uids;

describe('An invitation', () => {
  it('code is found again in whatever the clipboard held', () => {
    fc.assert(
      fc.property(
        fc.constant(null).map(newInviteCode),
        fc.constantFrom('', ' ', ' 圆光寺', '\n', '-x'),
        (code, after) => {
          expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
          expect(readInviteCode(` ${code.toLowerCase()}${after}`)).toBe(code);
          expect(readInviteCode(`${code}7`)).toBeUndefined();
        },
      ),
    );
    expect(readInviteCode('AB')).toBeUndefined();
    expect(readInviteCode('ABCDEI')).toBeUndefined();
  });

  it('at registration is kept with all who invited before, the nearest first', async () => {
    const one = await registered('one');
    const two = await registered('two', { inviteCode: `${one.code} 圆光寺` });
    const three = await registered('three', { inviteCode: two.code.toLowerCase() });
    expect(await invitersOf(two.uid)).toEqual([one.uid]);
    expect(await invitersOf(three.uid)).toEqual([two.uid, one.uid]);
  });

  it('can be accepted later, once, and those one invited oneself get the inviters too', async () => {
    const one = await registered('one');
    const two = await registered('two');
    const three = await registered('three', { inviteCode: two.code });
    await two.id.acceptInvite({ inviteCode: one.code });
    expect(await invitersOf(two.uid)).toEqual([one.uid]);
    expect(await invitersOf(three.uid)).toEqual([two.uid, one.uid]);
    expect(await codeOf(two.id.acceptInvite({ inviteCode: one.code }))).toBe(
      'uni-id-change-inviter-forbidden',
    );
  });

  it('of oneself, of somebody one invited, or of nobody is refused', async () => {
    const one = await registered('one');
    const two = await registered('two', { inviteCode: one.code });
    const three = await registered('three', { inviteCode: two.code });
    for (const inviteCode of [one.code, two.code, three.code, 'QQQQQQ', 'x']) {
      await expect(one.id.acceptInvite({ inviteCode })).rejects.toMatchObject({
        code: 'uni-id-invalid-invite-code',
        field: 'inviteCode',
      });
    }
    expect(await codeOf(one.id.acceptInvite({ inviteCode: '' }))).toBe('uni-id-param-required');
  });

  it('accepted by two of each other at the same time makes no circle', async () => {
    const one = await registered('one');
    const two = await registered('two');
    const codes = await Promise.all([
      codeOf(one.id.acceptInvite({ inviteCode: two.code })),
      codeOf(two.id.acceptInvite({ inviteCode: one.code })),
    ]);
    expect(codes.toSorted()).toEqual(['ok', 'uni-id-invalid-invite-code']);
  });
});

describe('Whom one invited', () => {
  it('is told by level, the latest first, with numbers partly hidden', async () => {
    const one = await registered('one');
    const two = await registered('two', { inviteCode: one.code });
    const three = await registered('three', { inviteCode: one.code });
    const four = await registered('four', { inviteCode: three.code });
    await two.id.bindMobileBySms({
      mobile: '13800138000',
      code: await two.smsCode('13800138000', 'bind-mobile-by-sms'),
    });
    const level1 = await one.id.getInvitedUser({ level: 1, needTotal: true });
    expect(level1).toMatchObject({
      invitedUser: [
        { uid: three.uid, username: 'three' },
        { uid: two.uid, username: 'two', mobile: '138****8000' },
      ],
      total: 2,
    });
    expect(level1.invitedUser[0]).not.toHaveProperty('mobile');
    expect(await one.id.getInvitedUser({ level: 2 })).toEqual({
      errCode: 0,
      invitedUser: [{ uid: four.uid, username: 'four', inviteTime: expect.any(Number) }],
    });
    const page = await one.id.getInvitedUser({ level: 1, limit: 1, offset: 1 });
    expect(page.invitedUser.map(({ uid }) => uid)).toEqual([two.uid]);
  });

  it.each([
    [{}, 'uni-id-param-required'],
    [{ level: 0 }, 'uni-id-invalid-param'],
    [{ level: 1, limit: 101 }, 'uni-id-invalid-param'],
    [{ level: 1, needTotal: 'yes' }, 'uni-id-invalid-param'],
  ])('asked by %j is refused with %s', async (input, code) => {
    const one = await registered('one');
    expect(await codeOf(one.id.getInvitedUser(input as never))).toBe(code);
  });
});
