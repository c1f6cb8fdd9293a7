import { BUDDHA_IDS } from '@yuanguang/contract/buddhas';
import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { ARRANGEMENT, startFamily } from '../worship.testing.ts';

const database = startTestDatabase();
const two = startFamily(database);
const { memberOf, rows } = two;

describe('A family shrine', () => {
  it('is made, arranged and named by its owner, and seen by all who belong to it', async () => {
    const owner = two.app.familyOf(two.chen);
    const { id } = await two.app.shrineOf(two.chen);
    const buddhas = BUDDHA_IDS.slice(0, 9).map((buddha) => ({ id: buddha, name: '' }));
    const arrangement = { ...ARRANGEMENT, buddhas, middle: 'amitabha', cloth: 'saffron' } as const;
    await owner.arrangeShrine({ shrine: id, arrangement: { ...arrangement, buddhas } });
    await owner.renameShrine({ shrine: id, name: ' 陈家\n念佛堂 ' });
    two.app.clock.advance({ seconds: 1 });
    await two.app.joins(two.chen, id, two.ming);
    await two.app.familyOf(two.ming).callMe({ shrine: id, name: '孙子' });
    const members = (mine: string) =>
      [
        { name: '祖母', role: 'owner' },
        { name: '孙子', role: 'family' },
      ].map((member) => ({ ...member, mine: member.name === mine }));
    const seen = { id, name: '陈家 念佛堂', arrangement };
    expect(await owner.shrines({})).toMatchObject({
      shrines: [{ ...seen, role: 'owner', members: members('祖母') }],
    });
    expect(await two.app.familyOf(two.ming).shrines({})).toMatchObject({
      shrines: [{ ...seen, role: 'family', members: members('孙子') }],
    });
    expect(await two.app.familyOf(await two.app.member()).shrines({})).toMatchObject({ shrines: [] });
    expect(JSON.stringify(await rows('select * from family_shrines, family_shrine_members'))).not.toMatch(
      /陈家|祖母|孙子|amitabha/,
    );
  });

  it.each([
    ['without a name', { name: '\u200B' }, 'worship-name-required', 'name'],
    ['with a name of 21 characters', { name: '静'.repeat(21) }, 'worship-name-too-long', 'name'],
    ['of nobody', { myName: ' ' }, 'worship-name-required', 'myName'],
    [
      'without a Buddha',
      { arrangement: { ...ARRANGEMENT, buddhas: [] } },
      'worship-buddha-required',
      'arrangement.buddhas',
    ],
    [
      'with ten',
      { arrangement: { ...ARRANGEMENT, buddhas: BUDDHA_IDS.slice(0, 10).map((id) => ({ id, name: '' })) } },
      'worship-too-many-buddhas',
      'arrangement.buddhas',
    ],
    [
      'with somebody in the middle who does not stand in it',
      { arrangement: { ...ARRANGEMENT, middle: 'weituo' as const } },
      'param-invalid',
      'arrangement',
    ],
  ])('%s is refused at its field', async (_what, change, code, field) => {
    const made = two.app
      .familyOf(two.chen)
      .createShrine({ name: '陈家佛堂', myName: '祖母', arrangement: ARRANGEMENT, ...change });
    await expect(made).rejects.toMatchObject({ code, field });
  });

  it('has text for text', async () => {
    const { name, members } = await two.app.shrineOf(two.chen, '<b>陈\u202E家</b>');
    expect([name, members[0]?.name]).toEqual(['<b>陈家</b>', '祖母']);
  });

  it('is one of nine, also when ten are made at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => codeOf(two.app.shrineOf(two.chen))));
    expect(made.filter((code) => code === 'ok')).toHaveLength(9);
    expect(new Set(made)).toEqual(new Set(['ok', 'worship-shrines-full']));
    const { id } = await two.app.shrineOf(two.ming);
    const { code } = await two.app.familyOf(two.ming).invite({ shrine: id });
    expect(await codeOf(two.app.familyOf(two.chen).join({ code, myName: '陈' }))).toBe(
      'worship-shrines-full',
    );
  });

  it('of others answers as none at all', async () => {
    const { id } = await two.app.shrineOf(two.chen);
    const stranger = two.app.familyOf(two.ming);
    const member = await memberOf(two.chen, id, '祖母');
    for (const shrine of [id, 'f'.repeat(24)]) {
      const asked = [
        stranger.arrangeShrine({ shrine, arrangement: ARRANGEMENT }),
        stranger.renameShrine({ shrine, name: 'x' }),
        stranger.callMe({ shrine, name: 'x' }),
        stranger.invite({ shrine }),
        stranger.invitations({ shrine }),
        stranger.withdrawInvitation({ shrine, invitation: 'f'.repeat(24) }),
        stranger.leave({ shrine }),
        stranger.removeMember({ shrine, member }),
        stranger.transfer({ shrine, member }),
        stranger.closeShrine({ shrine }),
        stranger.altar({ shrine, after: null }),
      ];
      const codes = await Promise.all(asked.map((one) => codeOf(one)));
      expect(new Set(codes)).toEqual(new Set(['worship-shrine-not-found']));
    }
  });

  it('is changed by its owner alone', async () => {
    const { id: shrine } = await two.app.shrineOf(two.chen);
    await two.app.joins(two.chen, shrine, two.ming);
    const family = two.app.familyOf(two.ming);
    const member = await memberOf(two.chen, shrine, '祖母');
    const asked = [
      family.arrangeShrine({ shrine, arrangement: ARRANGEMENT }),
      family.renameShrine({ shrine, name: 'x' }),
      family.invite({ shrine }),
      family.invitations({ shrine }),
      family.withdrawInvitation({ shrine, invitation: 'f'.repeat(24) }),
      family.removeMember({ shrine, member }),
      family.transfer({ shrine, member }),
      family.closeShrine({ shrine }),
    ];
    const codes = await Promise.all(asked.map((one) => codeOf(one)));
    expect(new Set(codes)).toEqual(new Set(['worship-not-owner']));
  });

  it('is closed to all while the module is, and there again afterwards', async () => {
    const { id } = await two.app.shrineOf(two.chen);
    await two.app.switchTo(false);
    two.app.clock.advance({ seconds: 3 });
    expect(await codeOf(two.app.familyOf(two.chen).shrines({}))).toBe('module-closed');
    await two.app.switchTo(true);
    two.app.clock.advance({ seconds: 3 });
    expect((await two.app.familyOf(two.chen).shrines({})).shrines).toMatchObject([{ id }]);
  });
});
