import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDDHA_IDS } from '../buddhas.ts';
import {
  type Altar,
  altarOf,
  FRESH_MS,
  FRUIT_MS,
  INCENSE_MS,
  isLaterOffering,
  LAMP_MS,
  LONGEST_MS,
  nextChange,
  type Offering,
} from './altar.ts';
import { DAY_MS, sinceDayBegan } from './temple-day.ts';
import { OFFERING_FORMS, OFFERINGS, OWN_SHRINE } from './worship.ts';

const BOUNDARY = '03:00';
const NOON = Date.UTC(2026, 2, 1, 4);
const FAMILY = 'f'.repeat(24);
const OWN = { place: OWN_SHRINE, boundary: BOUNDARY };
const incense = (at: number, change: Partial<Offering> = {}): Offering => ({
  id: `a ${at}`,
  place: OWN_SHRINE,
  what: 'incense',
  form: 'incense',
  to: 'guanyin',
  pieces: 3,
  at,
  ...change,
});
const flowers = (at: number) => incense(at, { what: 'flower', form: 'lotus', pieces: 1 });

const moment = fc.integer({ min: NOON - 10 * DAY_MS, max: NOON + 10 * DAY_MS });
const offering: fc.Arbitrary<Offering> = fc.constantFrom(...OFFERINGS).chain((what) =>
  fc.record({
    id: fc.stringMatching(/^[ab] [0-9]{2}$/),
    place: fc.constantFrom(OWN_SHRINE, FAMILY),
    what: fc.constant(what),
    form: fc.constantFrom(...OFFERING_FORMS[what]),
    to: fc.constantFrom(...BUDDHA_IDS.slice(0, 3)),
    pieces: fc.constantFrom(1, 3),
    at: moment,
    pending: fc.boolean(),
  }),
);
// An id names one offering.
const offerings = fc.uniqueArray(offering, { selector: ({ id }) => id, maxLength: 12 });
const standingIn = (altar: Altar) => Object.values(altar);

describe('What stands on an altar', () => {
  it('is there for its time, and then is gone without a word', () => {
    const lasting = [
      [incense(NOON), INCENSE_MS],
      [flowers(NOON), LONGEST_MS],
      [incense(NOON, { what: 'fruit', form: 'peach' }), FRUIT_MS],
      [incense(NOON, { what: 'lamp', form: 'lamp' }), LAMP_MS],
      [incense(NOON, { what: 'water', form: 'cup' }), DAY_MS - sinceDayBegan(NOON, BOUNDARY)],
    ] as const;
    for (const [one, lasts] of lasting) {
      expect(altarOf([one], OWN, NOON)[one.what]).toEqual({
        offering: one,
        until: NOON + lasts,
        left: 1,
        wilt: 0,
      });
      expect(altarOf([one], OWN, NOON + lasts / 2)[one.what]?.left, one.what).toBeCloseTo(0.5);
      expect(altarOf([one], OWN, NOON + lasts - 1)[one.what], one.what).toBeDefined();
      expect(altarOf([one], OWN, NOON + lasts), one.what).toEqual({});
    }
  });

  it('wilts from the sixth day on, if it is flowers', () => {
    const wiltAfter = (days: number) => altarOf([flowers(NOON)], OWN, NOON + days * DAY_MS).flower?.wilt;
    expect([0, 5, 6, 7].map(wiltAfter)).toEqual([0, 0, 0.5, undefined]);
  });

  it('is fresh water until the temple’s day ends, whatever the clock on the wall says', () => {
    const late = Date.UTC(2026, 2, 1, 18, 50); // 02:50 in the temple, whose day begins at 03:00.
    const water = incense(late, { what: 'water', form: 'bowl', pieces: 1 });
    expect(altarOf([water], OWN, late + 9 * 60_000).water).toBeDefined();
    expect(altarOf([water], OWN, late + 10 * 60_000)).toEqual({});
  });

  it('is the newest of its kind at its place, and before one Buddha where one is asked for', () => {
    const before = incense(NOON - 1, { to: 'amitabha', pieces: 1 });
    const all = [incense(NOON), before, incense(NOON + 1, { place: FAMILY })];
    expect(altarOf(all, OWN, NOON + 2).incense?.offering.pieces).toBe(3);
    expect(altarOf(all, { ...OWN, to: 'amitabha' }, NOON + 2).incense?.offering.pieces).toBe(1);
    expect(altarOf(all, { ...OWN, to: 'medicine' }, NOON + 2)).toEqual({});
    expect(altarOf(all, { ...OWN, place: FAMILY }, NOON + 2).incense?.offering.place).toBe(FAMILY);
  });

  it('counts from now where the clock was ahead', () => {
    const ahead = incense(NOON + 365 * DAY_MS);
    expect(altarOf([ahead], OWN, NOON).incense).toMatchObject({ left: 1, until: NOON + INCENSE_MS });
  });

  it('is what this device offered last, though its clock be slow', () => {
    const mine = incense(NOON - DAY_MS, { pending: true, pieces: 1 });
    expect(altarOf([mine, incense(NOON)], OWN, NOON - DAY_MS).incense?.offering).toBe(mine);
  });

  it('looks otherwise by itself when something is gone, or flowers begin to wilt', () => {
    expect(nextChange({}, NOON)).toBeUndefined();
    const altar = (now: number) => altarOf([flowers(NOON), incense(NOON)], OWN, now);
    const next = (now: number) => nextChange(altar(now), now);
    expect(next(NOON)).toBe(NOON + INCENSE_MS);
    expect(next(NOON + INCENSE_MS)).toBe(NOON + FRESH_MS);
    expect(next(NOON + FRESH_MS)).toBe(NOON + LONGEST_MS);
  });

  it('does not depend on the order in which offerings come, or on how often', () => {
    fc.assert(
      fc.property(
        offerings.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 0 })),
        ),
        moment,
        ([all, mixed], now) => {
          const asked = { ...OWN, to: undefined };
          expect(altarOf([...mixed, ...all.toReversed(), ...mixed], asked, now)).toEqual(
            altarOf(all, asked, now),
          );
        },
      ),
    );
  });

  it('is never less than nothing, and has less left the later it is', () => {
    fc.assert(
      fc.property(offerings, moment, fc.nat(3 * DAY_MS), (all, now, later) => {
        const [altar, after] = [altarOf(all, OWN, now), altarOf(all, OWN, now + later)];
        for (const { left, wilt, until, offering: one } of standingIn(altar)) {
          expect(left > 0 && left <= 1 && wilt >= 0 && wilt < 1 && until > now, one.what).toBe(true);
        }
        for (const what of OFFERINGS) {
          const [one, then] = [altar[what], after[what]];
          // What is gone does not come back; what stands is the same, with no more left of it.
          if (!one) expect(then).toBeUndefined();
          else if (then) {
            expect(then.offering).toBe(one.offering);
            expect(then.left).toBeLessThanOrEqual(one.left);
            expect(then.wilt).toBeGreaterThanOrEqual(one.wilt);
          }
        }
      }),
    );
  });

  it('is not changed by how far ahead a clock was', () => {
    fc.assert(
      fc.property(offering, moment, fc.nat(DAY_MS), (one, now, ahead) => {
        const stands = (at: number) =>
          standingIn(altarOf([{ ...one, at, place: OWN_SHRINE }], OWN, now)).map(({ left, until, wilt }) => ({
            left,
            until,
            wilt,
          }));
        expect(stands(now + ahead)).toEqual(stands(now));
      }),
    );
  });

  it('is one of two that differ, whichever is asked about first', () => {
    fc.assert(
      fc.property(offering, offering, (one, other) => {
        fc.pre(one.id !== other.id);
        expect(isLaterOffering(one, other)).toBe(!isLaterOffering(other, one));
      }),
    );
  });
});
