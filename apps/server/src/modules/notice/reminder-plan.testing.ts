import fc from 'fast-check';

export const MINUTE_MS = 60_000;
export const BEGIN = Date.parse('2026-03-01T00:00:00Z');
export const END = Date.parse('2027-03-08T00:00:00Z');
const MINUTES = (END - BEGIN) / MINUTE_MS;

/** Where people live who stay there. */
export const ZONES = [
  'Asia/Shanghai',
  'Asia/Bangkok',
  'America/New_York',
  'Europe/London',
  // Half an hour forward and back.
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  // Back for Ramadan, and forward again.
  'Africa/Casablanca',
  // At midnight, by which a day has no 00:00 or two 23:30.
  'Africa/Cairo',
  'America/Santiago',
  'Asia/Beirut',
];
/** People who begin in Shanghai and go to live elsewhere, again and again; all others stay. */
export const TRAVELLERS = 4;
export const PEOPLE = ZONES.length + TRAVELLERS;
/** The first of each person is never changed but in its words. */
export const PRACTICES_EACH = 3;

const time = fc.constantFrom(
  ...['00:00', '00:30', '01:30', '02:00', '02:15', '02:30', '03:00', '05:30', '12:00', '23:30', '23:59'],
);
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
const minute = fc.integer({ min: 0, max: MINUTES });
const many = <Value>(one: fc.Arbitrary<Value>, count: number) =>
  fc.array(one, { minLength: count, maxLength: count });

/** What happens in the year, each at its minute. */
export const plan = fc.record({
  first: many(time, PEOPLE * PRACTICES_EACH),
  days: many(weekdays, PEOPLE * PRACTICES_EACH),
  changes: many(
    fc.record({
      minute,
      who: fc.nat(PEOPLE - 1),
      which: fc.nat(PRACTICES_EACH - 1),
      // When it would be due next, before it is looked for: a moment that a person hits by chance.
      justDue: fc.boolean(),
      what: fc.constantFrom('words', 'words', 'times', 'times', 'go on', 'pause', 'delete', 'move'),
      time,
      weekdays,
      zone: fc.constantFrom(...ZONES),
    }),
    260,
  ),
  looks: many(minute, 300),
  downs: many(fc.record({ minute, minutes: fc.oneof(fc.nat(59), fc.nat(300), fc.nat(6_000)) }), 24),
  /** By how many seconds the minute of a time begins later. */
  late: many(fc.nat(59), 97),
});
export type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;
