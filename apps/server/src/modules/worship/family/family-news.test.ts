import type { notice } from '@yuanguang/contract/objects/notice';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../lib/context.ts';
import { testContext } from '../../../testing/context.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { holderOf } from '../../../testing/modules.ts';
import { codeOf } from '../../account/account.testing.ts';
import type { LoggedIn } from '../../account/person.testing.ts';
import { startFamily } from '../worship.testing.ts';

const database = startTestDatabase();
const two = startFamily(database);

const inboxOf = async (who: LoggedIn, locale = 'zh-Hans') => {
  const calls = two.app.cloud({ token: () => who.token, locale }).object<typeof notice>('notice');
  return (await calls.list({ after: null })).notices;
};
const told = async (who: LoggedIn) => (await inboxOf(who)).map(({ title }) => title);

const JOINED = '有家人加入了家庭佛堂';
const LEFT = '有家人离开了家庭佛堂';
const REMOVED = '您已不在一座家庭佛堂';
const OWNER = '您成为家庭佛堂的主人';
const CLOSED = '一座家庭佛堂已经关闭';

describe('Of a family shrine', () => {
  let shrine: string;
  beforeEach(async () => {
    ({ id: shrine } = await two.app.shrineOf(two.chen));
    await two.app.joins(two.chen, shrine, two.ming);
    two.app.clock.advance({ seconds: 1 });
  });
  const named = (name: string) => two.memberOf(two.chen, shrine, name);

  it('its owner is told who joins and leaves, and nobody else', async () => {
    expect([await told(two.chen), await told(two.ming)]).toEqual([[JOINED], []]);
    await two.app.familyOf(two.ming).leave({ shrine });
    expect([await told(two.chen), await told(two.ming)]).toEqual([[LEFT, JOINED], []]);
  });

  it('the owner of now is told, whoever made the invitation', async () => {
    const { code } = await two.app.familyOf(two.chen).invite({ shrine });
    await two.app.familyOf(two.chen).transfer({ shrine, member: await named('小明') });
    expect(await told(two.ming)).toEqual([OWNER]);
    two.app.clock.advance({ seconds: 1 });
    await two.app.familyOf(await two.app.member()).join({ code, myName: '云' });
    expect([await told(two.chen), await told(two.ming)]).toEqual([[JOINED], [JOINED, OWNER]]);
  });

  it('an invitation that is asked for again by who has used it is told once', async () => {
    const { code } = await two.app.familyOf(two.chen).invite({ shrine });
    const family = two.app.familyOf(await two.app.member());
    for (let times = 0; times < 3; times += 1) {
      await family.join({ code, myName: '云' });
      two.app.clock.advance({ seconds: 1 });
    }
    expect(await told(two.chen)).toEqual([JOINED, JOINED]);
  });

  it('who is removed is told, each time', async () => {
    await two.app.familyOf(two.chen).removeMember({ shrine, member: await named('小明') });
    two.app.clock.advance({ seconds: 1 });
    await two.app.joins(two.chen, shrine, two.ming);
    await two.app.familyOf(two.chen).removeMember({ shrine, member: await named('小明') });
    expect(await told(two.ming)).toEqual([REMOVED, REMOVED]);
    expect(await told(two.chen)).toEqual([JOINED, JOINED]);
  });

  it('all others are told that it was closed', async () => {
    const yun = await two.app.member();
    await two.app.joins(two.chen, shrine, yun, '云');
    await two.app.familyOf(two.chen).closeShrine({ shrine });
    expect([await told(two.ming), await told(yun)]).toEqual([[CLOSED], [CLOSED]]);
    expect(await told(two.chen)).toEqual([JOINED, JOINED]);
  });

  it('two that are closed at the same moment are told of, in whatever order people joined them', async () => {
    const yun = await two.app.member();
    await two.app.joins(two.chen, shrine, yun, '云');
    const { id: other } = await two.app.shrineOf(two.chen, '外家');
    await two.app.joins(two.chen, other, yun, '云');
    await two.app.joins(two.chen, other, two.ming);
    const family = two.app.familyOf(two.chen);
    await Promise.all([shrine, other].map((one) => family.closeShrine({ shrine: one })));
    expect([await told(two.ming), await told(yun)]).toEqual([
      [CLOSED, CLOSED],
      [CLOSED, CLOSED],
    ]);
  });

  it('nobody is told of what was refused', async () => {
    await codeOf(two.app.familyOf(two.chen).leave({ shrine }));
    await codeOf(two.app.familyOf(two.ming).closeShrine({ shrine }));
    await codeOf(two.app.familyOf(two.chen).join({ code: 'none', myName: 'x' }));
    expect([await told(two.chen), await told(two.ming)]).toEqual([[JOINED], []]);
  });

  it('whoever becomes the owner because the account of the one before is erased is told, and of a member the owner', async () => {
    const yun = await two.app.member();
    await two.app.joins(two.chen, shrine, yun, '云');
    const holder = await holderOf(two.app.deps, 'worship');
    const erase = (who: LoggedIn) =>
      inTransaction(testContext(database, { now: two.app.clock.now }), (tx) => holder.erase(tx, who.uid));
    await erase(two.chen);
    expect([await told(two.ming), await told(yun)]).toEqual([[OWNER], []]);
    two.app.clock.advance({ seconds: 1 });
    await erase(yun);
    expect(await told(two.ming)).toEqual([LEFT, OWNER]);
  });

  it('is told in the reader’s language without anybody’s name, and leads to the family shrines', async () => {
    const [first] = await inboxOf(two.chen, 'th');
    expect(first).toMatchObject({ kind: 'worship.family', page: '/pages/fo/family' });
    expect(first?.title).toBe('มีสมาชิกเข้าร่วมห้องพระของครอบครัว');
    expect(JSON.stringify(first)).not.toMatch(/小明|祖母|陈家/);
  });

  it('may be switched off for mail and push like the others', async () => {
    const calls = two.app.cloud({ token: () => two.chen.token }).object<typeof notice>('notice');
    const { kinds } = await calls.settings({});
    expect(kinds.find(({ kind }) => kind === 'worship.family')).toMatchObject({
      label: '家庭佛堂',
      required: false,
    });
  });
});
