import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../errors.ts';
import { plainCalendar } from './lunar-calendar.testing.ts';
import { lunarInHan } from './lunar-calendar.ts';
import { checkTablet, middleOf, type TabletText, writtenParts } from './tablet.ts';
import { BROKEN_TABLETS, GOOD_TABLETS, person, tablet, WHOLE_TABLETS } from './tablet-cases.testing.ts';
import { TABLET_KIND_IDS, TABLETS } from './tablet-kinds.ts';
import type { Refuse } from './wording.ts';

const DAY = { calendar: plainCalendar, today: '2026-11-23' };
const judge = (text: TabletText, refuse: Refuse = expect.fail) => checkTablet(text, DAY, refuse);

function refusals(text: TabletText): [ErrorCode, string][] {
  const found: [ErrorCode, string][] = [];
  judge(text, (code, field) => found.push([code, field]));
  return found;
}

describe('The kinds of tablets', () => {
  it.each([
    ['longevity', 'blessing', 'red', '佛光注照', '长生禄位', 4],
    ['rebirth', 'memorial', 'yellow', '佛力超荐', '往生莲位', 2],
    ['ancestors', 'memorial', 'yellow', '佛力超荐', '往生莲位', 0],
    ['creditors', 'memorial', 'yellow', '佛力超荐', '往生莲位', 0],
    ['infant', 'memorial', 'yellow', '佛力超荐', '往生莲位', 1],
    ['land', 'memorial', 'yellow', '佛力超荐', '往生莲位', 0],
  ] as const)('%s: hall %s, %s paper, %s … %s, up to %d names', (id, hall, paper, top, bottom, most) => {
    const kind = TABLETS[id];
    expect([kind.hall, kind.paper, kind.top.hans, kind.bottom.hans, kind.people.most]).toEqual([
      hall,
      paper,
      top,
      bottom,
      most,
    ]);
  });

  it('asks in its form for all that its words need, and shows an infant to nobody by itself', () => {
    const required = (id: keyof typeof TABLETS) =>
      TABLETS[id].fields.filter((field) => field.required).map((field) => field.id);
    expect(Object.fromEntries(TABLET_KIND_IDS.map((id) => [id, required(id)]))).toEqual({
      longevity: ['people'],
      rebirth: ['people', 'sponsor'],
      ancestors: ['surname', 'sponsor'],
      creditors: ['sponsor'],
      infant: ['parents'],
      land: ['address', 'sponsor'],
    });
    expect(TABLET_KIND_IDS.filter((id) => TABLETS[id].private)).toEqual(['infant']);
  });
});

describe('A tablet', () => {
  it.each(TABLET_KIND_IDS)('of kind %s that keeps the rules comes out as it went in', (kind) => {
    expect(judge(WHOLE_TABLETS[kind])).toEqual(WHOLE_TABLETS[kind]);
  });

  it.each(GOOD_TABLETS)('is right with %s', (_what, kind, change) => {
    judge(tablet(kind, change));
  });

  it.each(BROKEN_TABLETS)('with %s (%s) is told first at its field', (_what, kind, change, code, field) => {
    expect(refusals(tablet(kind, change))[0]).toEqual([code, field]);
  });

  it('keeps nothing of what its kind does not ask for', () => {
    const clean = judge(
      tablet('creditors', {
        people: [person('x'.repeat(99))],
        household: true,
        surname: '<b>',
        address: 'y'.repeat(200),
        father: '8',
      }),
    );
    expect(clean).toEqual(WHOLE_TABLETS.creditors);
    const title = tablet('longevity', { people: [person('陈国安', { title: '先考' })] });
    expect(judge(title).people[0]?.title).toBe('');
  });

  it('keeps a date with the day that it is in the other calendar', () => {
    const died = { calendar: 'lunar', year: 2025, month: 6, leap: true, day: 29 } as const;
    const kept = judge(tablet('rebirth', { people: [person('林秀英', { died })] })).people[0]?.died;
    expect(kept).toEqual({
      ...died,
      solar: '2025-07-29',
      lunar: { year: 2025, month: 6, leap: true, day: 29 },
    });
  });

  it('composes letters and spaces, and takes off a 氏 that it writes itself', () => {
    const clean = judge(
      tablet('ancestors', { surname: ' 欧阳氏 ', sponsor: { title: '', name: 'Jose\u0301\u00A0 Chen' } }),
    );
    expect([clean.surname, clean.sponsor.name]).toEqual(['欧阳', 'Jos\u00E9 Chen']);
  });

  it('has words in the middle where nobody stands there', () => {
    const words = (kind: keyof typeof WHOLE_TABLETS) => middleOf(judge(WHOLE_TABLETS[kind]));
    expect(words('ancestors')).toBe('欧阳氏历代祖先');
    expect(words('creditors')).toBe('累劫冤亲债主');
    expect(words('infant')).toBe('故儿妙音');
    expect(words('land')).toBe('杭州市西湖区莲花巷8号之地基主');
    expect(middleOf(judge(tablet('ancestors', { script: 'hant' })))).toBe('欧阳氏歷代祖先');
  });

  it('tells of every text that will be written at which field it was typed', () => {
    expect(writtenParts(judge(WHOLE_TABLETS.rebirth))).toEqual([
      { field: 'people.0.title', text: '先妣' },
      { field: 'people.0.name', text: '林秀英' },
      { field: 'sponsor.title', text: '孝女' },
      { field: 'sponsor.name', text: '陈静慧' },
    ]);
  });
});

it.each([
  [{ year: 2025, month: 6, leap: true, day: 29 }, '二〇二五年闰六月廿九'],
  [{ year: 1950, month: 1, leap: false, day: 1 }, '一九五〇年正月初一'],
  [{ year: 2000, month: 12, leap: false, day: 30 }, '二〇〇〇年十二月三十'],
  [{ year: 2026, month: 11, leap: false, day: 10 }, '二〇二六年十一月初十'],
  [{ year: 2026, month: 8, leap: false, day: 20 }, '二〇二六年八月二十'],
  [{ year: 2026, month: 8, leap: false, day: 15 }, '二〇二六年八月十五'],
])('writes a lunar date in Han signs: %o', (date, text) => {
  expect(lunarInHan(date, '闰')).toBe(text);
});
