import type { FamilyOffering } from '@yuanguang/contract/objects/worship';
import { altarOf } from '@yuanguang/contract/rules/altar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import type { LoggedIn } from '../../account/person.testing.ts';
import { INCENSE, LOTUS, type WorshipApp, worshipApp } from '../worship.testing.ts';

const database = startTestDatabase();
let app: WorshipApp;
let chen: LoggedIn;
let ming: LoggedIn;
let shrine: string;
beforeEach(async () => {
  app = await worshipApp(database);
  [chen, ming] = [await app.member({ seconds: 90 * 86_400 }), await app.member({ seconds: 90 * 86_400 })];
  ({ id: shrine } = await app.shrineOf(chen));
  await app.joins(chen, shrine, ming);
});
afterEach(() => app.close());

const DAY_MS = 86_400_000;
const altar = (who: LoggedIn, after: string | null = null) => app.familyOf(who).altar({ shrine, after });
const here = () => ({ subject: shrine });
const who = (offerings: readonly FamilyOffering[]) => offerings.map((one) => [one.who, one.what, one.mine]);

describe('On the altar of a family shrine', () => {
  it('all see what all have offered, who and when', async () => {
    const [phone, other] = [app.deviceOf(chen), app.deviceOf(ming, 'b')];
    expect(await phone.send(phone.offer(LOTUS, here()))).toEqual([]);
    app.clock.advance({ minutes: 10 });
    const lit = app.nowMs();
    expect(await other.send(other.offer(INCENSE, here()), other.bow(here()), other.rite({}, here()))).toEqual(
      [],
    );
    const seen = await altar(chen);
    expect(who(seen.latest)).toEqual([
      ['小明', 'incense', false],
      ['祖母', 'flower', true],
    ]);
    expect(seen.latest[0]).toMatchObject({ form: 'incense', to: 'guanyin', pieces: 3, at: lit });
    expect(who((await altar(ming)).latest)).toEqual([
      ['小明', 'incense', true],
      ['祖母', 'flower', false],
    ]);
    // Of the wish in the rite nothing is seen.
    expect(JSON.stringify(seen)).not.toContain('母亲安康');
    app.clock.advance({ minutes: 20 });
    const offerings = (await altar(chen)).standing.map((one) => ({ ...one, place: shrine }));
    const standing = altarOf(offerings, { place: shrine, boundary: '00:00' }, app.nowMs());
    expect([standing.incense?.left, standing.flower?.wilt]).toEqual([0.5, 0]);
  });

  it('stands the newest of each kind before each Buddha, while it may stand at all', async () => {
    const phone = app.deviceOf(chen);
    const ago = (days: number) => ({ ...here(), at: app.nowMs() - days * DAY_MS });
    await phone.send(
      phone.offer(LOTUS, ago(1)),
      phone.offer({ ...LOTUS, form: 'peony' }, ago(2)),
      phone.offer({ ...LOTUS, to: 'amitabha' }, ago(3)),
      phone.offer({ ...LOTUS, to: 'medicine' }, ago(7)),
    );
    const { standing, latest } = await altar(ming);
    expect(standing.map(({ to, form }) => `${to} ${form}`)).toEqual(['amitabha lotus', 'guanyin lotus']);
    expect(latest).toHaveLength(4);
  });

  it('stands what comes late where it belongs, page by page', async () => {
    const [phone, other] = [app.deviceOf(chen), app.deviceOf(ming, 'b')];
    const hour = (ago: number) => ({ ...here(), at: app.nowMs() - ago * 3_600_000 });
    await phone.send(...Array.from({ length: 25 }, (_, index) => phone.offer(LOTUS, hour(2 * index))));
    await other.send(...Array.from({ length: 20 }, (_, index) => other.offer(LOTUS, hour(2 * index + 1))));
    const pages = [await altar(chen)];
    for (let last = pages[0]; last?.next; last = pages.at(-1)) pages.push(await altar(chen, last.next));
    const all = pages.flatMap(({ latest }) => latest);
    expect([pages.length, all.length, new Set(all.map(({ id }) => id)).size]).toEqual([3, 45, 45]);
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(pages.slice(1).every(({ standing }) => standing.length === 0)).toBe(true);
  });

  it('stays what somebody offered who has left, without the name', async () => {
    const phone = app.deviceOf(ming);
    await phone.send(phone.offer(INCENSE, here()));
    await app.familyOf(ming).leave({ shrine });
    expect(who((await altar(chen)).latest)).toEqual([[null, 'incense', false]]);
    expect(await codeOf(altar(ming))).toBe('worship-shrine-not-found');
  });

  it('is no place for what is no cursor', async () => {
    for (const after of ['x', '1-2', `1-${'g'.repeat(24)}`]) {
      expect(await codeOf(altar(chen, after))).toBe('param-invalid');
    }
  });
});

describe('An offering in a family shrine', () => {
  const CLOSED = 'worship-shrine-closed';

  it('of who does not belong to it is refused by itself, as in a shrine that is none', async () => {
    const stranger = app.deviceOf(await app.member());
    const entries = [
      stranger.offer(INCENSE, here()),
      stranger.offer(INCENSE, { subject: 'f'.repeat(24) }),
      stranger.offer(),
      stranger.bow(here()),
    ];
    expect(await stranger.send(...entries)).toEqual([1, 2].map((number) => ({ number, code: CLOSED })));
    expect((await altar(chen)).latest).toEqual([]);
    const { rows } = await database.pool.query('select lightings from worship_days');
    expect(rows).toEqual([{ lightings: 1 }]);
  });

  it('of who was removed, or of a shrine that was closed, is refused by itself', async () => {
    const phone = app.deviceOf(ming);
    const before = phone.offer(INCENSE, here());
    await phone.send(before);
    const { shrines } = await app.familyOf(ming).shrines({});
    const member = shrines[0]?.members.find(({ mine }) => mine)?.id ?? '';
    await app.familyOf(chen).removeMember({ shrine, member });
    // Lit before the removal on a device without a network: the family does not see it any more.
    const late = phone.offer(LOTUS, here());
    expect(await phone.send(before, late, phone.offer(LOTUS))).toEqual([{ number: 2, code: CLOSED }]);
    await app.familyOf(chen).closeShrine({ shrine });
    const own = app.deviceOf(chen, 'b');
    expect(await own.send(own.offer(INCENSE, here()), own.offer())).toEqual([{ number: 1, code: CLOSED }]);
  });

  it('that is sent again stands there once', async () => {
    const phone = app.deviceOf(chen);
    const [lit, flowers] = [phone.offer(INCENSE, here()), phone.offer(LOTUS, here())];
    for (let times = 0; times < 3; times += 1) expect(await phone.send(lit, flowers)).toEqual([]);
    expect((await altar(ming)).latest).toHaveLength(2);
    expect(await phone.send({ ...lit, amount: 1 })).toEqual([{ number: 1, code: 'journal-conflict' }]);
  });

  it('of a clock that is a year ahead is of now', async () => {
    const phone = app.deviceOf(chen);
    await phone.send(phone.offer(INCENSE, { ...here(), at: app.nowMs() + 365 * DAY_MS }));
    expect((await altar(ming)).latest).toMatchObject([{ at: app.nowMs() }]);
  });

  it('beside its closing is kept with the shrine or refused, and the call never fails', async () => {
    const phone = app.deviceOf(ming);
    const [refused, closed] = await Promise.all([
      phone.send(phone.offer(INCENSE, here()), phone.offer()),
      codeOf(app.familyOf(chen).closeShrine({ shrine })),
    ]);
    expect(closed).toBe('ok');
    expect([[], [{ number: 1, code: CLOSED }]]).toContainEqual(refused);
  });
});
