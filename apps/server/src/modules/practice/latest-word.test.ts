import { isLaterWord } from '@yuanguang/contract/rules/journal';
import { PRACTICE_DELETE, PRACTICE_SAVE, practiceData } from '@yuanguang/contract/rules/practice';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import { id, MANI, type PracticeApp, practiceApp } from './practice.testing.ts';

const database = startTestDatabase();
let app: PracticeApp;
beforeEach(async () => {
  app = await practiceApp(database);
});
afterEach(() => app.close());

describe('The latest word of a practice holds', () => {
  const word = fc.record({
    device: fc.nat(1),
    practice: fc.nat(2),
    minutesAgo: fc.nat(4),
    title: fc.option(fc.constantFrom('一', '二', '三')),
  });

  it('in whatever order and batches words of several devices come', async () => {
    let people = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (words, size) => {
          people += 1;
          const who = await app.member();
          const letters = [people.toString(16).padStart(32, 'a'), people.toString(16).padStart(32, 'b')];
          const now = app.clock.now().getTime();
          const said = words.map(({ device, practice, minutesAgo, title }, index) => ({
            replica: letters[device] ?? '',
            number: index + 1,
            kind: title === null ? PRACTICE_DELETE : PRACTICE_SAVE,
            subject: id(practice),
            amount: 0,
            at: now - minutesAgo * 60_000,
            data: title === null ? '' : practiceData({ ...MANI, title }),
            title,
          }));
          const { calls, list } = app.deviceOf(who);
          for (const letter of letters) {
            // The later numbers first: words come in another order than they were said.
            const own = said.filter((one) => one.replica === letter).toReversed();
            for (let at = 0; at < own.length; at += size) {
              const entries = own.slice(at, at + size).map(({ title: _, replica: __, ...entry }) => entry);
              expect((await calls.append({ replica: letter, now, entries })).refused).toEqual([]);
            }
          }
          const latest = new Map<string, (typeof said)[number]>();
          for (const one of said) {
            const before = latest.get(one.subject);
            if (!before || isLaterWord(one, before)) latest.set(one.subject, one);
          }
          const living = [...latest.values()].flatMap(({ subject, title }) =>
            title === null ? [] : [`${subject} ${title}`],
          );
          expect((await list()).map((one) => `${one.id} ${one.title}`).sort()).toEqual(living.sort());
        },
      ),
      { numRuns: 30 },
    );
  }, 120_000);
});
