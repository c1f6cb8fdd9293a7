import { isLaterWord } from '@yuanguang/contract/rules/journal';
import {
  PRAYER_KINDS,
  PRAYER_SAVE,
  PRAYER_STATES,
  prayerData,
  prayerState,
} from '@yuanguang/contract/rules/prayer';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { id, type PrayerApp, prayerApp } from './prayer.testing.ts';

const database = startTestDatabase();
let app: PrayerApp;
beforeEach(async () => {
  app = await prayerApp(database);
});
afterEach(() => app.close());

const word = fc.record({
  device: fc.nat(1),
  prayer: fc.nat(2),
  minutesAgo: fc.nat(4),
  kind: fc.constantFrom(PRAYER_SAVE, ...Object.keys(PRAYER_KINDS)),
  text: fc.constantFrom('一', '二', '三'),
  order: fc.nat(99),
  twice: fc.boolean(),
});

test('The latest word on each side of a prayer holds, in whatever order and batches words of two devices come, and come again', async () => {
  let people = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 4 }),
      async (words, size) => {
        people += 1;
        const who = await app.member();
        const letters = [people.toString(16).padStart(32, 'a'), people.toString(16).padStart(32, 'b')];
        const now = app.clock.now().getTime();
        const said = words.map(({ device, prayer, minutesAgo, kind, text, order, twice }, index) => ({
          replica: letters[device] ?? '',
          number: index + 1,
          kind,
          subject: id(prayer),
          amount: 0,
          at: now - minutesAgo * 60_000,
          data: kind === PRAYER_SAVE ? prayerData({ text, lunar: null }) : '',
          text,
          order,
          twice,
        }));
        const { calls, list } = app.deviceOf(who);
        const arriving = [...said, ...said.filter(({ twice }) => twice)].sort((a, b) => a.order - b.order);
        for (const letter of letters) {
          const own = arriving.filter((one) => one.replica === letter);
          for (let at = 0; at < own.length; at += size) {
            const entries = own
              .slice(at, at + size)
              .map(({ text: _, replica: __, order: ___, twice: ____, ...entry }) => entry);
            expect((await calls.append({ replica: letter, now, entries })).refused).toEqual([]);
          }
        }

        const latest = new Map<string, (typeof said)[number]>();
        for (const one of said) {
          const key = `${one.subject} ${PRAYER_KINDS[one.kind]?.side}`;
          const before = latest.get(key);
          if (!before || isLaterWord(one, before)) latest.set(key, one);
        }
        const yes = (subject: string, side: string) => {
          const one = latest.get(`${subject} ${side}`);
          return one !== undefined && PRAYER_KINDS[one.kind]?.yes === true;
        };
        const expected = [0, 1, 2].map(id).flatMap((subject) => {
          if (!yes(subject, 'text')) return [];
          const state = prayerState({
            fulfilled: yes(subject, 'fulfilled'),
            archived: yes(subject, 'archived'),
          });
          return [`${state} ${subject} ${latest.get(`${subject} text`)?.text}`];
        });
        const kept = await Promise.all(
          PRAYER_STATES.map(async (state) =>
            (await list(state)).map((one) => `${state} ${one.id} ${one.text}`),
          ),
        );
        expect(kept.flat().sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: 30 },
  );
}, 120_000);
