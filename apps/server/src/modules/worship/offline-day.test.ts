import type { JournalEntry } from '@yuanguang/contract/objects/journal';
import { altarOf, type Offering } from '@yuanguang/contract/rules/altar';
import {
  LIGHTINGS_A_DAY,
  OFFERING_FORMS,
  OFFERINGS,
  type OfferingKind,
  OWN_SHRINE,
  readOffer,
} from '@yuanguang/contract/rules/worship';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestDatabase } from '../../testing/database.ts';
import type { LoggedIn } from '../account/person.testing.ts';
import { type WorshipApp, worshipApp } from './worship.testing.ts';

const database = startTestDatabase();
let app: WorshipApp;
beforeEach(async () => {
  app = await worshipApp(database);
});
afterEach(() => app.close());

/** What somebody does on one of two devices in a day without a network. */
const step = fc.record({
  device: fc.nat(1),
  minutesAgo: fc.integer({ min: 0, max: 24 * 60 }),
  atHome: fc.boolean(),
  what: fc.constantFrom<OfferingKind>(...OFFERINGS),
});
/** How a device then reaches the server: in which order, in what batches, how often, with what clock. */
const line = fc.record({
  backwards: fc.boolean(),
  size: fc.integer({ min: 1, max: 5 }),
  times: fc.integer({ min: 1, max: 2 }),
  ahead: fc.constantFrom(0, 0, 365 * 86_400_000, -3 * 86_400_000),
});

type Kept = Pick<JournalEntry, 'subject' | 'amount' | 'data' | 'at'> & { replica: string; number: number };

/** An entry as an altar takes it. */
function offeringOf({ replica, number, subject, amount, data, at }: Kept): Offering {
  const read = readOffer(data);
  if (!read) throw new Error(`no offering: ${data}`);
  return { ...read, id: `${replica} ${`${number}`.padStart(8, '0')}`, place: subject, pieces: amount, at };
}

test('A day without a network on two devices: then none is lost and none doubled, at home and in the family’s shrine', async () => {
  let people = 0;
  const family = await app.member({ seconds: 90 * 86_400 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 20 }),
      fc.tuple(line, line),
      async (steps, lines) => {
        people += 1;
        // Another hour: so many shrines are not begun and joined in one.
        app.clock.advance({ hours: 1 });
        const who: LoggedIn = await app.member();
        const { id: shrine } = await app.shrineOf(who);
        await app.joins(who, shrine, family);
        const letters = ['a', 'b'].map((letter) => people.toString(16).padStart(32, letter));
        const told: Kept[] = [];
        const now = app.nowMs();
        for (const index of [0, 1] as const) {
          const { backwards, size, times, ahead } = lines[index];
          const replica = letters[index] ?? '';
          const own = steps.filter(({ device }) => device === index);
          const entries = own.map(
            ({ what, minutesAgo, atHome }, at): JournalEntry => ({
              number: at + 1,
              kind: 'worship.offer',
              subject: atHome ? OWN_SHRINE : shrine,
              amount: 1,
              at: now - minutesAgo * 60_000 + ahead,
              data: JSON.stringify({ what, form: OFFERING_FORMS[what][0], to: 'guanyin' }),
            }),
          );
          told.push(...entries.map((entry) => ({ ...entry, at: entry.at - ahead, replica })));
          const sent = backwards ? entries.toReversed() : entries;
          const { calls } = app.deviceOf(who);
          for (let from = 0; from < sent.length; from += size) {
            const batch = sent.slice(from, from + size);
            // The answer is lost on its way, and it is sent again, both at once or one after the other.
            const answers = await Promise.all(
              Array.from({ length: times }, () =>
                calls.append({ replica, now: now + ahead, entries: batch }),
              ),
            );
            for (const { refused } of answers) expect(refused).toEqual([]);
          }
        }
        const { entries: kept } = await app.deviceOf(who).calls.since({ cursor: '' });
        const name = ({ replica, number, at }: Kept) => `${replica} ${number} ${at}`;
        expect(kept.map(name).sort()).toEqual(told.map(name).sort());

        // The family sees each that was offered there, once.
        const shown: { at: number }[] = [];
        for (let after: string | null = null, more = true; more; ) {
          const page = await app.familyOf(family).altar({ shrine, after });
          shown.push(...page.latest);
          after = page.next;
          more = after !== null;
        }
        const offered = told.filter(({ subject }) => subject === shrine);
        expect(shown.map(({ at }) => at).sort()).toEqual(offered.map(({ at }) => at).sort());

        // And the altars look the same from wherever they are reckoned.
        const { standing } = await app.familyOf(family).altar({ shrine, after: null });
        const asked = { boundary: '00:00', to: 'guanyin' } as const;
        const looks = (offerings: readonly Offering[], place: string) =>
          Object.entries(altarOf(offerings, { ...asked, place }, now)).map(([what, { left, until }]) => [
            what,
            left,
            until,
          ]);
        for (const place of [OWN_SHRINE, shrine]) {
          expect(looks(kept.map(offeringOf), place).sort()).toEqual(
            looks(told.map(offeringOf), place).sort(),
          );
        }
        const seen = standing.map((one) => ({ ...one, place: shrine }));
        expect(looks(seen, shrine).sort()).toEqual(looks(told.map(offeringOf), shrine).sort());
        await app.familyOf(who).closeShrine({ shrine });
      },
    ),
    { numRuns: 40 },
  );
  const { rows } = await database.pool.query('select max(lightings) as most from worship_days');
  expect(rows[0].most).toBeLessThanOrEqual(LIGHTINGS_A_DAY);
}, 120_000);
