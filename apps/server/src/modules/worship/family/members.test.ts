import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../lib/context.ts';
import { testContext } from '../../../testing/context.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { holderOf } from '../../../testing/modules.ts';
import { codeOf } from '../../account/account.testing.ts';
import type { LoggedIn } from '../../account/person.testing.ts';
import { ARRANGEMENT, startFamily } from '../worship.testing.ts';

const database = startTestDatabase();
const two = startFamily(database);
const { memberOf, rows } = two;

describe('Who belongs to a family shrine', () => {
  let shrine: string;
  beforeEach(async () => {
    ({ id: shrine } = await two.app.shrineOf(two.chen));
    two.app.clock.advance({ seconds: 1 });
    await two.app.joins(two.chen, shrine, two.ming);
  });
  const names = async (who: LoggedIn) => {
    const [first] = (await two.app.familyOf(who).shrines({})).shrines;
    return first?.members.map(({ name, role }) => `${name} ${role}`) ?? [];
  };

  it('leaves, with the name, and comes back by another invitation', async () => {
    await two.app.familyOf(two.ming).leave({ shrine });
    expect(await names(two.chen)).toEqual(['祖母 owner']);
    expect(await names(two.ming)).toEqual([]);
    expect(
      await rows("select from family_shrine_members where role = 'family' and name_sealed is not null"),
    ).toEqual([]);
    await two.app.joins(two.chen, shrine, two.ming, '又来');
    expect(await names(two.ming)).toEqual(['祖母 owner', '又来 family']);
  });

  it('does not leave as the owner, who hands it over first', async () => {
    expect(await codeOf(two.app.familyOf(two.chen).leave({ shrine }))).toBe('worship-owner-leaves');
    const own = await memberOf(two.chen, shrine, '祖母');
    expect(await codeOf(two.app.familyOf(two.chen).removeMember({ shrine, member: own }))).toBe(
      'worship-owner-leaves',
    );
    await two.app.familyOf(two.chen).transfer({ shrine, member: await memberOf(two.chen, shrine, '小明') });
    expect(await names(two.ming)).toEqual(['祖母 family', '小明 owner']);
    expect(await codeOf(two.app.familyOf(two.chen).renameShrine({ shrine, name: 'x' }))).toBe(
      'worship-not-owner',
    );
    await two.app.familyOf(two.chen).leave({ shrine });
    expect(await names(two.ming)).toEqual(['小明 owner']);
  });

  it('becomes the owner, if it is a member', async () => {
    const other = await two.app.shrineOf(await two.app.member());
    const elsewhere = other.members[0]?.id ?? '';
    const gone = await memberOf(two.chen, shrine, '小明');
    await two.app.familyOf(two.ming).leave({ shrine });
    for (const member of [elsewhere, gone, 'f'.repeat(24)]) {
      expect(await codeOf(two.app.familyOf(two.chen).transfer({ shrine, member }))).toBe(
        'worship-member-not-found',
      );
      expect(await codeOf(two.app.familyOf(two.chen).removeMember({ shrine, member }))).toBe(
        'worship-member-not-found',
      );
    }
    const own = await memberOf(two.chen, shrine, '祖母');
    expect((await two.app.familyOf(two.chen).transfer({ shrine, member: own })).shrine.role).toBe('owner');
  });

  it('has one owner, whatever two of them do at the same moment', async () => {
    const yun = await two.app.member();
    await two.app.joins(two.chen, shrine, yun, '云');
    const [first, second] = [
      await memberOf(two.chen, shrine, '小明'),
      await memberOf(two.chen, shrine, '云'),
    ];
    const owner = two.app.familyOf(two.chen);
    const ends = await Promise.all(
      [
        owner.transfer({ shrine, member: first }),
        owner.transfer({ shrine, member: second }),
        two.app.familyOf(two.ming).leave({ shrine }),
        two.app.familyOf(yun).leave({ shrine }),
      ].map((call) => codeOf(call)),
    );
    const known = ['ok', 'worship-not-owner', 'worship-member-not-found', 'worship-owner-leaves'];
    expect(ends.every((code) => known.includes(code))).toBe(true);
    expect(await rows("select count(*)::int as n from family_shrine_members where role = 'owner'")).toEqual([
      { n: 1 },
    ]);
  });

  it('sees nothing of a shrine that was closed', async () => {
    const phone = two.app.deviceOf(two.ming);
    await phone.send(phone.offer(undefined, { subject: shrine }));
    await two.app.familyOf(two.chen).closeShrine({ shrine });
    expect(await names(two.ming)).toEqual([]);
    for (const table of [
      'family_shrines',
      'family_shrine_members',
      'family_shrine_invitations',
      'family_shrine_offerings',
    ]) {
      expect(await rows(`select from ${table}`), table).toEqual([]);
    }
  });
});

describe('With the account of', () => {
  const erase = async (who: LoggedIn) => {
    const holder = await holderOf(two.app.deps, 'worship');
    const ctx = testContext(database, { now: two.app.clock.now });
    await inTransaction(ctx, (tx) => holder.erase(tx, who.uid));
  };

  it('its owner a shrine goes to who has belonged the longest, and what the owner offered is gone', async () => {
    const { id: shrine } = await two.app.shrineOf(two.chen);
    const yun = await two.app.member();
    for (const [who, name] of [
      [two.ming, '小明'],
      [yun, '云'],
    ] as const) {
      two.app.clock.advance({ seconds: 1 });
      await two.app.joins(two.chen, shrine, who, name);
    }
    const [phone, other] = [two.app.deviceOf(two.chen), two.app.deviceOf(yun, 'b')];
    await phone.send(phone.offer(undefined, { subject: shrine }));
    await other.send(other.offer(undefined, { subject: shrine }));
    await two.app.familyOf(two.chen).invite({ shrine });
    await erase(two.chen);
    const [seen] = (await two.app.familyOf(two.ming).shrines({})).shrines;
    expect(seen).toMatchObject({
      name: '陈家佛堂',
      role: 'owner',
      members: [{ name: '小明' }, { name: '云' }],
    });
    expect((await two.app.familyOf(yun).altar({ shrine, after: null })).latest).toMatchObject([
      { who: '云' },
    ]);
    expect((await two.app.familyOf(two.ming).invitations({ shrine })).invitations).toEqual([]);
    for (const table of ['family_shrine_members', 'family_shrine_invitations', 'family_shrine_offerings']) {
      expect(JSON.stringify(await rows(`select * from ${table}`)), table).not.toContain(two.chen.uid);
    }
  });

  it('the last one a shrine goes; a member’s goes without the shrine', async () => {
    const { id: shrine } = await two.app.shrineOf(two.chen);
    await two.app.joins(two.chen, shrine, two.ming);
    await erase(two.ming);
    expect((await two.app.familyOf(two.chen).shrines({})).shrines).toMatchObject([
      { members: [{ name: '祖母' }] },
    ]);
    expect(JSON.stringify(await rows('select * from family_shrine_invitations'))).not.toContain(two.ming.uid);
    await erase(two.chen);
    expect(await rows('select from family_shrines')).toEqual([]);
  });
});

it('What a person has in family shrines is exported, and of others nothing', async () => {
  const { id: shrine } = await two.app.shrineOf(two.chen);
  await two.app.joins(two.chen, shrine, two.ming);
  const [phone, other] = [two.app.deviceOf(two.chen), two.app.deviceOf(two.ming, 'b')];
  await phone.send(phone.offer(undefined, { subject: shrine }));
  await other.send(other.offer(undefined, { subject: shrine }));
  const holder = await holderOf(two.app.deps, 'worship');
  const exported = await holder.export(testContext(database, { now: two.app.clock.now }), two.chen.uid);
  expect(exported).toMatchObject({
    shrines: [{ name: '陈家佛堂', myName: '祖母', role: 'owner', arrangement: ARRANGEMENT }],
    offerings: [{ shrine_id: shrine, what: 'incense', pieces: 3 }],
  });
  expect(JSON.stringify(exported)).not.toContain('小明');
});
