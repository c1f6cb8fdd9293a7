import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import type { LoggedIn } from '../../account/person.testing.ts';
import { type WorshipApp, worshipApp } from '../worship.testing.ts';

const database = startTestDatabase();
let app: WorshipApp;
let chen: LoggedIn;
let ming: LoggedIn;
let shrine: string;
beforeEach(async () => {
  app = await worshipApp(database);
  [chen, ming] = [await app.member({ seconds: 90 * 86_400 }), await app.member({ seconds: 90 * 86_400 })];
  ({ id: shrine } = await app.shrineOf(chen));
});
afterEach(() => app.close());

const OVER = 'worship-invitation-over';
const invite = () => app.familyOf(chen).invite({ shrine });
const join = (who: LoggedIn, code: string, myName = '小明') =>
  codeOf(app.familyOf(who).join({ code, myName }));
const look = (code: string) => codeOf(app.familyOf().invitation({ code }));

describe('An invitation', () => {
  it('tells whoever has it to which shrine it leads and who invites, and lets one person in', async () => {
    const { code, invitation } = await invite();
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    expect(await app.familyOf().invitation({ code })).toMatchObject({ shrine: '陈家佛堂', from: '祖母' });
    expect(Date.parse(invitation.endsAt) - Date.parse(invitation.madeAt)).toBe(7 * 86_400_000);
    const { shrine: joined } = await app.familyOf(ming).join({ code, myName: '小明' });
    expect(joined).toMatchObject({ id: shrine, role: 'family' });
    expect(joined.members.map(({ name }) => name).sort()).toEqual(['小明', '祖母']);
    expect(await app.familyOf(chen).invitations({ shrine })).toMatchObject({ invitations: [] });
  });

  it('is kept as its hash alone', async () => {
    const { code } = await invite();
    const { rows } = await database.pool.query('select * from family_shrine_invitations');
    expect(rows).toMatchObject([{ code_hash: createHash('sha256').update(code).digest() }]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('that was used, ran out, was withdrawn or never was lets nobody in, and says the same', async () => {
    const [used, withdrawn, old] = [await invite(), await invite(), await invite()];
    expect(await join(ming, used.code)).toBe('ok');
    const { invitations } = await app
      .familyOf(chen)
      .withdrawInvitation({ shrine, invitation: withdrawn.invitation.id });
    expect(invitations).toEqual([old.invitation]);
    app.clock.advance({ days: 7 });
    const other = await app.member({ seconds: 90 * 86_400 });
    for (const code of [used.code, withdrawn.code, old.code, 'A'.repeat(22), '', '\u0000']) {
      expect([await join(other, code), await look(code)]).toEqual([OVER, OVER]);
    }
    expect((await app.familyOf(chen).invitations({ shrine })).invitations).toEqual([]);
  });

  it('is good until its last moment', async () => {
    const { code } = await invite();
    app.clock.advance({ days: 7, ms: -1 });
    expect(await join(ming, code)).toBe('ok');
  });

  it('is not used up by its owner or by a member, and answers again to who has joined with it', async () => {
    const [first, second] = [await invite(), await invite()];
    expect(await join(ming, first.code)).toBe('ok');
    for (const who of [chen, ming]) expect(await join(who, second.code)).toBe('worship-already-member');
    // The answer was lost on its way.
    expect(await join(ming, first.code)).toBe('ok');
    expect(await join(await app.member(), second.code)).toBe('ok');
    // Who has left again comes back by a new one.
    await app.familyOf(ming).leave({ shrine });
    expect(await join(ming, first.code)).toBe(OVER);
  });

  it('of before does not bring back who was removed; one of afterwards does', async () => {
    const [first, second] = [await invite(), await invite()];
    await join(ming, first.code);
    const { shrines } = await app.familyOf(ming).shrines({});
    const member = shrines[0]?.members.find(({ mine }) => mine)?.id ?? '';
    await app.familyOf(chen).removeMember({ shrine, member });
    expect(await join(ming, second.code)).toBe(OVER);
    expect(await join(await app.member(), second.code)).toBe('ok');
    app.clock.advance({ seconds: 1 });
    expect(await join(ming, (await invite()).code)).toBe('ok');
  });

  it('lets in one of those who come with it at the same moment', async () => {
    const { code } = await invite();
    const people = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    const ends = await Promise.all(people.map((who) => join(who, code)));
    expect(ends.toSorted()).toEqual(['ok', ...Array(5).fill(OVER)].sort());
    const { shrines } = await app.familyOf(chen).shrines({});
    expect(shrines[0]?.members).toHaveLength(2);
  });

  it('used by one person twice at the same moment makes one member', async () => {
    const { code } = await invite();
    const ends = await Promise.all([join(ming, code), join(ming, code)]);
    expect(ends).toEqual(['ok', 'ok']);
    expect((await app.familyOf(ming).shrines({})).shrines[0]?.members).toHaveLength(2);
  });

  it('needs a name, and is still good after that', async () => {
    const { code } = await invite();
    expect(await join(ming, code, ' ')).toBe('worship-name-required');
    expect(await join(ming, code, '明'.repeat(21))).toBe('worship-name-too-long');
    expect(await join(ming, code)).toBe('ok');
  });

  it('speaks for who holds the shrine now, where its maker has left', async () => {
    const { code } = await invite();
    await app.joins(chen, shrine, ming);
    const { shrines } = await app.familyOf(chen).shrines({});
    const heir = shrines[0]?.members.find(({ mine }) => !mine)?.id ?? '';
    await app.familyOf(chen).transfer({ shrine, member: heir });
    expect((await app.familyOf().invitation({ code })).from).toBe('祖母');
    await app.familyOf(chen).leave({ shrine });
    expect((await app.familyOf().invitation({ code })).from).toBe('小明');
    await app.familyOf(ming).closeShrine({ shrine });
    expect(await look(code)).toBe(OVER);
  });

  it('is one of ten that are open', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => codeOf(invite())));
    expect(made.toSorted()).toEqual([...Array(10).fill('ok'), ...Array(2).fill('worship-invitations-full')]);
    const { invitations } = await app.familyOf(chen).invitations({ shrine });
    await app.familyOf(chen).withdrawInvitation({ shrine, invitation: invitations[0]?.id ?? '' });
    expect(await codeOf(invite())).toBe('ok');
  });

  it('of another shrine is not withdrawn', async () => {
    const { invitation, code } = await invite();
    const other = await app.shrineOf(ming);
    await app.familyOf(ming).withdrawInvitation({ shrine: other.id, invitation: invitation.id });
    expect(await look(code)).toBe('ok');
  });

  it('leads to a shrine of fifty at most', async () => {
    const [first, second] = [await invite(), await invite()];
    // Nobody looks at them: their names are not sealed as names are.
    await database.pool.query(
      `insert into family_shrine_members (id, shrine_id, uid, role, name_sealed, joined_at, left_at, removed)
       select lpad(n::text, 24, '0'), $1, lpad(n::text, 24, '0'), 'family', 'x', now(), null, false
       from generate_series(1, 49) as n`,
      [shrine],
    );
    expect(await join(ming, first.code)).toBe('worship-members-full');
    expect(await codeOf(invite())).toBe('worship-members-full');
    await database.pool.query("delete from family_shrine_members where uid like '000%'");
    expect(await join(ming, second.code)).toBe('ok');
  });

  it('is looked at twenty times an hour from one device', async () => {
    const { code } = await invite();
    for (let tries = 0; tries < 20; tries += 1) await look('A'.repeat(22));
    expect(await look(code)).toBe('too-many-requests');
    expect(await codeOf(app.familyOf(undefined, 'device-2').invitation({ code }))).toBe('ok');
    app.clock.advance({ hours: 1 });
    expect(await look(code)).toBe('ok');
  });
});
