import type { JournalEntry, journal } from '@yuanguang/contract/objects/journal';
import { JOURNAL_BATCH } from '@yuanguang/contract/rules/journal';
import { shrineData } from '@yuanguang/contract/rules/shrine';
import {
  LIGHTINGS_A_DAY,
  OFFERINGS_A_DAY,
  OWN_SHRINE,
  offerData,
  riteData,
  WORSHIP_OFFER,
  WORSHIP_RITE,
  WORSHIP_SHRINE,
} from '@yuanguang/contract/rules/worship';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../modules/account/account.testing.ts';
import type { LoggedIn } from '../modules/account/person.testing.ts';
import {
  ARRANGEMENT,
  INCENSE,
  LOTUS,
  type WorshipApp,
  worshipApp,
} from '../modules/worship/worship.testing.ts';
import { startTestDatabase } from '../testing/database.ts';

/** What somebody with a login of their own may send by HTTP, to the server as it listens. */
const database = startTestDatabase();
let app: WorshipApp;
let url: string;
let owner: LoggedIn;
let script: LoggedIn;
beforeEach(async () => {
  app = await worshipApp(database);
  url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  [owner, script] = [await app.member(), await app.member()];
});
afterEach(() => app.close());

const entry = (number: number, change: Partial<JournalEntry> = {}): JournalEntry => ({
  number,
  kind: WORSHIP_OFFER,
  subject: OWN_SHRINE,
  amount: 1,
  at: app.nowMs(),
  data: offerData(INCENSE),
  ...change,
});
const send = async (entries: JournalEntry[]) => {
  const calls = app.cloud({ url, token: () => script.token }).object<typeof journal>('journal');
  return (await calls.append({ replica: 'a'.repeat(32), now: app.nowMs(), entries })).refused;
};

test('Of ten thousand offerings in a family’s shrine by a script a day’s are kept, and the family goes on', async () => {
  const { id: shrine } = await app.shrineOf(owner);
  await app.joins(owner, shrine, script);
  const [each, most] = [JOURNAL_BATCH, 10_000];
  const codes = new Set<string>();
  let kept = 0;
  for (let from = 0; from < most; from += each) {
    const entries = Array.from({ length: each }, (_, index) =>
      entry(from + index + 1, { subject: shrine, data: offerData(index % 2 === 0 ? INCENSE : LOTUS) }),
    );
    const refused = await send(entries);
    kept += each - refused.length;
    for (const { code } of refused) codes.add(code);
  }
  expect([kept, [...codes]]).toEqual([LIGHTINGS_A_DAY + OFFERINGS_A_DAY, ['worship-day-full']]);
  const family = app.deviceOf(owner, 'b');
  expect(await family.send(family.offer(INCENSE, { subject: shrine }))).toEqual([]);
  const { standing } = await app.familyOf(owner).altar({ shrine, after: null });
  expect(standing.map(({ what }) => what).sort()).toEqual(['flower', 'incense']);
});

test('Entries that no page writes are refused one by one, and what is right between them is kept', async () => {
  const { id: shrine } = await app.shrineOf(owner);
  const ours = { ...ARRANGEMENT, name: '静室' };
  const rite = { to: 'guanyin', sticks: 3, dedication: 'universal', wish: '愿' } as const;
  const wrong: Partial<JournalEntry>[] = [
    { amount: 100 },
    { amount: 1_000_000 },
    { subject: shrine },
    { subject: `${shrine}\u0000` },
    { subject: 'OWN' },
    { data: '{"what":"__proto__","form":"incense","to":"guanyin"}' },
    { data: '{"what":"constructor","form":"name","to":"guanyin"}' },
    { data: `${offerData(INCENSE)}\ud800` },
    { data: '['.repeat(7_000) },
    { kind: WORSHIP_RITE, data: riteData({ ...rite, wish: '愿'.repeat(3_000) }) },
    { kind: WORSHIP_RITE, data: riteData({ ...rite, dedication: '../../etc/passwd' }) },
    { kind: WORSHIP_SHRINE, amount: 0, data: shrineData({ ...ours, name: '<script>'.repeat(20) }) },
    { kind: WORSHIP_SHRINE, amount: 0, subject: shrine, data: shrineData(ours) },
  ];
  const entries = [...wrong, {}].map((change, index) => entry(index + 1, change));
  const refused = await send(entries);
  expect(refused.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    wrong.map((_, index) => index + 1),
  );
  expect(new Set(refused.map(({ code }) => code))).toEqual(
    new Set([
      'journal-entry-invalid',
      'worship-shrine-closed',
      'worship-wish-too-long',
      'worship-name-too-long',
    ]),
  );
  expect((await app.familyOf(owner).altar({ shrine, after: null })).latest).toEqual([]);
  expect(({} as { form?: string }).form).toBeUndefined();
});

test('What no page sends of a family’s shrine is refused, and nothing of the shrine changes', async () => {
  const { id: shrine } = await app.shrineOf(owner);
  const family = app.familyOf(owner);
  const before = await family.shrines({});
  const buddha = ARRANGEMENT.buddhas[0] ?? { id: 'shakyamuni', name: '' };
  const arranged = (change: object) =>
    family.arrangeShrine({ shrine, arrangement: { ...ARRANGEMENT, ...change } as typeof ARRANGEMENT });
  const codes = await Promise.all(
    [
      family.renameShrine({ shrine, name: '堂'.repeat(1_001) }),
      family.renameShrine({ shrine, name: `堂${'\u0301'.repeat(900)}` }),
      family.renameShrine({ shrine, name: '\u202e\u200b' }),
      family.callMe({ shrine, name: '\u0000' }),
      family.callMe({ shrine: `${shrine}' or '1'='1`, name: '祖母' }),
      arranged({ buddhas: Array.from({ length: 1_000 }, () => buddha) }),
      arranged({ buddhas: [buddha, buddha] }),
      arranged({ middle: 'guanyin' }),
      arranged({ middle: '__proto__' }),
      family.altar({ shrine, after: `${'9'.repeat(16)}-${'f'.repeat(24)}` }),
      family.removeMember({ shrine, member: 'f'.repeat(24) }),
      family.withdrawInvitation({ shrine, invitation: 'x' }),
      family.join({ code: 'x'.repeat(65), myName: '祖母' }),
      family.join({ code: "' or '1'='1", myName: '祖母' }),
    ].map(codeOf),
  );
  expect(codes).toEqual([
    'param-invalid',
    'worship-name-too-long',
    'worship-name-required',
    'worship-name-required',
    'param-invalid',
    'param-invalid',
    'param-invalid',
    'param-invalid',
    'param-invalid',
    'param-invalid',
    'worship-member-not-found',
    'param-invalid',
    'param-invalid',
    'worship-invitation-over',
  ]);
  expect(await family.shrines({})).toEqual(before);
});

test('A script that comes and goes is let in twenty times an hour, and its keeper is told no more often', async () => {
  const { id: shrine } = await app.shrineOf(owner);
  const codes: string[] = [];
  for (let times = 0; times < 21; times += 1) {
    const { code } = await app.familyOf(owner).invite({ shrine });
    codes.push(await codeOf(app.familyOf(script).join({ code, myName: `${times}` })));
    await codeOf(app.familyOf(script).leave({ shrine }));
    app.clock.advance({ seconds: 1 });
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'too-many-requests']);
  const { rows } = await database.pool.query('select from notices where uid = $1', [owner.uid]);
  expect(rows).toHaveLength(40);
});
