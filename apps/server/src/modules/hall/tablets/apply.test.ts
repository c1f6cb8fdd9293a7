import {
  BROKEN_TABLETS,
  person,
  tablet,
  WHOLE_TABLETS,
} from '@yuanguang/contract/rules/tablet-cases.testing';
import { TABLET_KIND_IDS } from '@yuanguang/contract/rules/tablet-kinds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { aLamp, type HallApp, hallApp, registration, type SomeoneOfTest, words } from '../hall.testing.ts';

const database = startTestDatabase();
let app: HallApp;
let chen: SomeoneOfTest;
beforeEach(async () => {
  app = await hallApp(database, { RATE_ORDERS_PER_HOUR: '1000' });
  chen = await app.someone();
});
afterEach(() => app.close());

const all = async (table: string) => (await database.pool.query(`select * from ${table} order by id`)).rows;
const lacking = (...names: string[]) =>
  words(tablet('longevity', { people: names.map((name) => person(name)) }));

describe('A tablet', () => {
  it.each(TABLET_KIND_IDS)(
    'of kind %s waits for the office, with every word as it was typed',
    async (kind) => {
      const token = await chen.apply({ tablet: words(WHOLE_TABLETS[kind]) });
      expect(await chen.read(token)).toMatchObject({
        tablet: WHOLE_TABLETS[kind],
        lamp: null,
        status: 'applied',
        hall: kind === 'longevity' ? 'blessing' : 'memorial',
        tabletNumber: expect.stringMatching(/^[2-9]\d{3}-\d{4}-\d{4}$/),
        place: null,
        correctable: true,
        ownership: 'free',
        gifts: [{ what: 'registration', days: 49, amountFen: 0, status: 'given' }],
        timeline: [{ event: 'placed' }],
      });
    },
  );

  it('has each of its days by both calendars, whichever was typed', async () => {
    const died = { calendar: 'solar', year: 2024, month: 2, day: 9 } as const;
    const born = { calendar: 'lunar', year: 1950, month: 1, leap: false, day: 1 } as const;
    const token = await chen.apply({
      tablet: words(tablet('rebirth', { people: [person('林秀英', { born, died })] })),
    });
    expect((await chen.read(token)).tablet?.people).toMatchObject([
      {
        born: { ...born, solar: '1950-02-17' },
        died: { ...died, solar: '2024-02-09', lunar: { year: 2023, month: 12, leap: false, day: 30 } },
      },
    ]);
  });

  it('that breaks a rule is refused at its field, and nothing is kept', async () => {
    for (const [what, kind, change, code, field] of BROKEN_TABLETS) {
      const asked = chen.calls.apply(registration({ tablet: words(tablet(kind, change)) }));
      await expect(asked, what).rejects.toMatchObject({ code, field: `tablet.${field}` });
    }
    expect(await all('hall_tablets')).toEqual([]);
  });

  it.each([
    ['for no time that is offered', { days: 50 }, 'hall-term-unknown', 'days'],
    ['with half a yuan', { amountFen: 50 }, 'amount-invalid', 'amountFen'],
    ['with less than nothing', { amountFen: -300 }, 'amount-too-small', 'amountFen'],
    ['with too much', { amountFen: 10_000_100 }, 'amount-too-large', 'amountFen'],
    ['without a contact', { contact: { kind: 'phone', value: ' ' } }, 'contact-empty', 'contact.value'],
    [
      'with a wrong mailbox',
      { contact: { kind: 'email', value: 'chen@' } },
      'email-invalid',
      'contact.value',
    ],
    ['without consent', { consent: '' }, 'consent-required', 'consent'],
    ['and a lamp in one', { lamp: { hall: 'memorial', name: '' } }, 'param-invalid', 'tablet'],
    ['that is neither', { tablet: null }, 'param-invalid', 'tablet'],
    [
      'that is a lamp with a number for a name',
      { tablet: null, lamp: { hall: 'memorial', name: '108' } },
      'tablet-name-letters',
      'lamp.name',
    ],
  ] as const)('%s is refused (%#)', async (_what, change, code, field) => {
    await expect(chen.calls.apply(registration(change))).rejects.toMatchObject({ code, field });
  });

  it('with signs that no type has is told before anything is given: where, and which', async () => {
    const rare = lacking('林\u{2A6A5}英', '陈㐂𡨴');
    const { lacking: found } = await chen.calls.check({ tablet: rare });
    expect(found).toEqual([
      { field: 'tablet.people.0.name', characters: ['\u{2A6A5}'] },
      { field: 'tablet.people.1.name', characters: ['𡨴'] },
    ]);
    const asked = chen.calls.apply(registration({ tablet: rare, amountFen: 3_600 }));
    await expect(asked).rejects.toMatchObject({
      code: 'tablet-characters-lacking',
      field: 'tablet.people.0.name',
    });
    expect(await all('hall_gifts')).toEqual([]);
    expect(await chen.calls.check({ tablet: lacking('林秀英', 'สมชาย', 'O’Neill') })).toMatchObject({
      lacking: [],
    });
  });

  it('is kept so that the database alone tells no name, no address and no day', async () => {
    const died = { calendar: 'solar', year: 2024, month: 2, day: 9 } as const;
    await chen.apply({
      tablet: words(tablet('rebirth', { people: [person('林秀英', { title: '先妣', died })] })),
    });
    await chen.apply({ tablet: words(WHOLE_TABLETS.land) });
    const kept = JSON.stringify([
      await all('hall_tablets'),
      await all('hall_gifts'),
      await all('hall_events'),
    ]);
    for (const word of ['林秀英', '陈静慧', '先妣', '西湖', '13800138000', '2024']) {
      expect(kept).not.toContain(word);
    }
  });

  it('sent again with its key is the same, and with other words refused', async () => {
    const asked = registration();
    const [one, other] = await Promise.all([chen.calls.apply(asked), chen.calls.apply(asked)]);
    expect(one.tabletToken).toBe(other.tabletToken);
    expect(await all('hall_tablets')).toHaveLength(1);
    const changed = chen.calls.apply({ ...asked, tablet: words(WHOLE_TABLETS.land) });
    expect(await codeOf(changed)).toBe('idempotency-conflict');
  });

  it('is taken only so often an hour, and not at all while the halls are closed', async () => {
    await app.close();
    app = await hallApp(database, { RATE_ORDERS_PER_HOUR: '2' });
    chen = await app.someone();
    await chen.apply();
    await chen.apply();
    expect(await codeOf(chen.apply())).toBe('too-many-requests');
    await app.set('modules.hall', false);
    expect(await codeOf(chen.apply())).toBe('module-closed');
    expect(await codeOf(chen.calls.offer({}))).toBe('module-closed');
    expect(await codeOf(chen.calls.lamps({ hall: 'memorial' }))).toBe('module-closed');
  });
});

describe('A lamp alone', () => {
  it('needs no name and no gift, and stands at once at the first free place', async () => {
    const first = await chen.apply(aLamp());
    const second = await chen.apply({ ...aLamp('陈静慧'), days: null });
    expect(await chen.read(first)).toMatchObject({
      tablet: null,
      lamp: { hall: 'memorial', name: '' },
      status: 'standing',
      place: 0,
    });
    expect(await chen.read(second)).toMatchObject({ status: 'standing', place: 1, until: null });
    await chen.calls.withdraw({ tabletToken: first, language: 'zh-Hans' });
    expect(await chen.read(await chen.apply(aLamp('', 'blessing')))).toMatchObject({ place: 0 });
    expect(await chen.read(await chen.apply(aLamp()))).toMatchObject({ place: 0 });
  });

  it('of many who light one at the same moment has each a place of its own', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => chen.apply(aLamp())));
    const places = await Promise.all(tokens.map(async (token) => (await chen.read(token)).place));
    expect(places.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('A hall', () => {
  it('tells how many lamps burn and where, and of nobody else anything', async () => {
    const ming = await app.someone('ming');
    const own = await ming.apply(aLamp('明慧'));
    const tokens = [await chen.apply(aLamp('陈国安')), await chen.apply(aLamp()), await chen.apply(aLamp())];
    await chen.calls.withdraw({ tabletToken: tokens[1] ?? '', language: 'zh-Hans' });
    expect(await ming.calls.lamps({ hall: 'memorial' })).toMatchObject({
      count: 3,
      places: [
        [0, 2],
        [3, 1],
      ],
      mine: [{ place: 0, tabletToken: own }],
    });
    const seen = await chen.calls.lamps({ hall: 'memorial' });
    expect(seen.mine).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/明慧|陈国安/);
    expect(await chen.calls.lamps({ hall: 'blessing' })).toMatchObject({ count: 0, places: [] });
  });
});
