import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { type HallApp, hallApp, type SomeoneOfTest } from '../hall.testing.ts';

const database = startTestDatabase();
let app: HallApp;
let chen: SomeoneOfTest;
let ming: SomeoneOfTest;
let tabletToken: string;
beforeEach(async () => {
  app = await hallApp(database);
  [chen, ming] = [await app.someone('chen-jinghui'), await app.someone('chen-ming')];
  tabletToken = await chen.apply();
});
afterEach(() => app.close());

const OVER = 'tablet-invitation-over';
const code = async () => (await chen.calls.invite({ tabletToken })).code;
const accept = (who: SomeoneOfTest, given: string, myName = '小明') =>
  who.calls.accept({ code: given, myName });
const sees = async (who: SomeoneOfTest) => (await who.calls.shownToMe({})).shown;

describe('An invitation to see a tablet', () => {
  it('shows its words to one person, and nothing by which to change it', async () => {
    const given = await code();
    const { shown } = await accept(ming, given);
    expect(shown).toMatchObject({ status: 'applied', tablet: { people: [{ name: '林秀英' }] } });
    expect(JSON.stringify(shown)).not.toContain('13800138000');
    expect(JSON.stringify(shown)).not.toContain(tabletToken);
    expect(await sees(ming)).toEqual([shown]);
    expect(await chen.calls.shares({ tabletToken })).toMatchObject({
      invitations: [],
      guests: [{ name: '小明' }],
    });
    const { rows } = await database.pool.query('select * from hall_guests');
    expect(JSON.stringify(rows)).not.toContain('小明');
  });

  it('is good once: a second person gets nothing, the first the same again', async () => {
    const given = await code();
    await accept(ming, given);
    expect(await codeOf(accept(await app.someone('hua'), given))).toBe(OVER);
    expect(await codeOf(accept(ming, given))).toBe('ok');
    const { guests } = await chen.calls.shares({ tabletToken });
    expect(guests).toHaveLength(1);
    // By this the page of what is shown finds it again.
    expect((await sees(ming)).map(({ share }) => share)).toEqual(guests.map(({ id }) => id));
  });

  it('of two who use it at the same moment lets in one', async () => {
    const given = await code();
    const hua = await app.someone('hua');
    const codes = await Promise.all([codeOf(accept(ming, given)), codeOf(accept(hua, given))]);
    expect(codes.sort()).toEqual(['ok', OVER]);
  });

  it('is over after seven days, when it was withdrawn, for its owner, and for whoever made it up', async () => {
    const [first, second] = [await code(), await code()];
    expect(await codeOf(accept(chen, first))).toBe('tablet-invitation-own');
    const { invitations } = await chen.calls.shares({ tabletToken });
    await chen.calls.endShare({ tabletToken, share: invitations[0]?.id ?? '' });
    expect(await codeOf(accept(ming, second))).toBe(OVER);
    app.clock.advance({ days: 7, seconds: 1 });
    // The logins of before are over by now.
    const hua = await app.someone('hua');
    expect(await codeOf(accept(hua, first))).toBe(OVER);
    expect(await codeOf(accept(hua, 'x'.repeat(22)))).toBe(OVER);
  });

  it('wants a name, and no more than ten wait at a time', async () => {
    const given = await code();
    expect(await codeOf(accept(ming, given, ' '))).toBe('tablet-name-empty');
    for (let more = 0; more < 9; more += 1) await code();
    expect(await codeOf(code())).toBe('tablet-invitations-full');
  });

  it('is taken back from a guest, who sees nothing any more and comes in by no old code', async () => {
    const given = await code();
    await accept(ming, given);
    const { guests } = await chen.calls.shares({ tabletToken });
    const after = await chen.calls.endShare({ tabletToken, share: guests[0]?.id ?? '' });
    expect(after.guests).toEqual([]);
    expect(await sees(ming)).toEqual([]);
    expect(await codeOf(accept(ming, given))).toBe(OVER);
    expect(await codeOf(accept(ming, await code()))).toBe('ok');
  });

  it('is made by the account that has the tablet, not by whoever holds its link', async () => {
    expect(await codeOf(ming.calls.invite({ tabletToken }))).toBe('link-invalid');
    expect(await codeOf(ming.calls.shares({ tabletToken }))).toBe('link-invalid');
  });
});
