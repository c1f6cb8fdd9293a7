import { altarOf, INCENSE_MS, LONGEST_MS } from '@yuanguang/contract/rules/altar';
import { LIGHTINGS_A_DAY, type Offered, offerData, WORSHIP_OFFER } from '@yuanguang/contract/rules/worship';
import { expect, test } from 'vitest';
import { EMPTY_VIEW, type JournalView, type ShownEntry } from '../../../shared/journal/view.ts';
import { BURNING_TICK_MS, untilNextLook } from './clock.ts';
import { familyOfferings, isRead, lightingsLeft, offeringsOf, refusedOfferings } from './offerings.ts';

const NOON = Date.UTC(2026, 2, 1, 4);
const DAY = '2026-03-01';
const FAMILY = 'f'.repeat(24);
const INCENSE: Offered = { what: 'incense', form: 'incense', to: 'guanyin' };
const entry = (number: number, change: Partial<ShownEntry> = {}): ShownEntry => ({
  replica: 'r',
  number,
  kind: WORSHIP_OFFER,
  subject: 'own',
  amount: 3,
  at: NOON,
  day: DAY,
  data: offerData(INCENSE),
  pending: false,
  ...change,
});
const view = (...entries: ShownEntry[]): JournalView => ({
  ...EMPTY_VIEW,
  ready: true,
  day: DAY,
  entries: new Map([[WORSHIP_OFFER, entries]]),
});
const asked = { place: 'own', boundary: '00:00' };

test('what was written down stands, what nobody can read does not', () => {
  const offerings = offeringsOf(view(entry(1), entry(2, { data: '{"what":"gold"}' })), NOON);
  expect(offerings).toHaveLength(1);
  expect(altarOf(offerings, asked, NOON).incense).toMatchObject({ left: 1, offering: { pieces: 3 } });
});

test('what was offered years ago is not read again, but what the server has not seen yet is', () => {
  const years = [entry(1, { at: NOON - LONGEST_MS }), entry(2, { at: NOON - LONGEST_MS, pending: true })];
  expect(offeringsOf(view(...years), NOON)).toMatchObject([{ pending: true }]);
  expect(altarOf(offeringsOf(view(...years), NOON), asked, NOON)).toEqual({});
});

test('of one moment the later number stands, also the tenth after the ninth', () => {
  const offerings = offeringsOf(view(entry(10, { amount: 1 }), entry(9)), NOON);
  expect(altarOf(offerings, asked, NOON).incense?.offering.pieces).toBe(1);
});

test('a family sees what the server tells and what this device has not sent yet, the same from both once', () => {
  const told = [
    { id: 'a'.repeat(24), ...INCENSE, pieces: 1, at: NOON - 60_000, who: '祖母', mine: false },
    { id: 'b'.repeat(24), ...INCENSE, pieces: 3, at: NOON, who: '小明', mine: true },
  ];
  const here = { ...asked, place: FAMILY };
  const own = offeringsOf(view(entry(1, { subject: FAMILY }), entry(2)), NOON);
  const altar = (mine: typeof own) => altarOf(familyOfferings(FAMILY, told, mine), here, NOON);
  expect(altar(own).incense).toMatchObject({ left: 1, offering: { pieces: 3 } });
  expect(altar([]).incense?.offering.who).toBe('小明');
  const flowers = { ...INCENSE, what: 'flower', form: 'lotus' } as const;
  const pending = entry(3, { subject: FAMILY, amount: 1, data: offerData(flowers), pending: true });
  expect(altar(offeringsOf(view(pending), NOON)).flower?.offering.form).toBe('lotus');
});

test('incense may be lit 36 times a day, in all places together', () => {
  const lit = Array.from({ length: LIGHTINGS_A_DAY - 1 }, (_, index) => entry(index + 1));
  const flowers = entry(90, { data: offerData({ ...INCENSE, what: 'flower', form: 'lotus' }) });
  expect(lightingsLeft(view(...lit, flowers, entry(91, { day: '2026-02-28' })))).toBe(1);
  expect(lightingsLeft(view(...lit, entry(92), entry(93, { subject: FAMILY })))).toBe(0);
});

test('what the server did not take is told by place and code', () => {
  const { pending: _, ...written } = entry(1, { subject: FAMILY });
  const refused = [
    { ...written, code: 'worship-shrine-closed' },
    { ...written, kind: 'practice.count', code: 'practice-unknown' },
  ];
  expect(refusedOfferings({ ...view(), refused })).toEqual([
    { place: FAMILY, to: 'guanyin', what: 'incense', code: 'worship-shrine-closed', entry: refused[0] },
  ]);
});

test('nothing is known before the device was read', () => {
  expect(isRead(EMPTY_VIEW, WORSHIP_OFFER)).toBe(false);
  expect(isRead({ ...EMPTY_VIEW, ready: true }, WORSHIP_OFFER)).toBe(false);
  expect(isRead(view(), WORSHIP_OFFER)).toBe(true);
});

test('an altar is looked at in ticks while incense burns, else when something is gone, and never when it is empty', () => {
  const flowers = entry(2, { data: offerData({ ...INCENSE, what: 'flower', form: 'lotus' }) });
  const wait = (at: number, ...entries: ShownEntry[]) =>
    untilNextLook(altarOf(offeringsOf(view(...entries), at), asked, at), at);
  expect(wait(NOON)).toBeUndefined();
  expect(wait(NOON, entry(1), flowers)).toBe(BURNING_TICK_MS);
  expect(wait(NOON + INCENSE_MS - 5, entry(1))).toBe(5);
  // Once an hour at the least: timers of a browser are no calendars.
  expect(wait(NOON + INCENSE_MS, entry(1), flowers)).toBe(3_600_000);
});
