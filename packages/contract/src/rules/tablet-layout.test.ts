import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCalendar } from './lunar-calendar.testing.ts';
import { type CleanTablet, checkTablet, type TabletText } from './tablet.ts';
import { person, tablet, WHOLE_TABLETS } from './tablet-cases.testing.ts';
import { TABLET_KIND_IDS } from './tablet-kinds.ts';
import { layOut, TABLET_BOX, type TabletRun } from './tablet-layout.ts';

const clean = (text: TabletText): CleanTablet =>
  checkTablet(text, { calendar: plainCalendar, today: '2026-11-23' }, expect.fail);
const laid = (text: TabletText): TabletRun[] => layOut(clean(text));
const named = (...names: string[]): Partial<TabletText> => ({ people: names.map((name) => person(name)) });
const of = (runs: readonly TabletRun[], part: TabletRun['part']) => runs.filter((run) => run.part === part);
const words = (runs: readonly TabletRun[], part: TabletRun['part']) => of(runs, part).map(({ text }) => text);

/** Whether two boxes share more than a rounding. */
const overlap = (one: TabletRun, other: TabletRun): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.02 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.02;

function problemsOf(runs: readonly TabletRun[]): string[] {
  const { width, height } = TABLET_BOX;
  const outside = runs.filter(
    (run) => run.x < 20 || run.y < 40 || run.x + run.width > width - 20 || run.y + run.height > height - 40,
  );
  const crossing = runs.flatMap((one, index) => runs.slice(index + 1).filter((other) => overlap(one, other)));
  return [
    ...outside.map(({ text }) => `outside: ${text}`),
    ...crossing.map(({ text }) => `crossed: ${text}`),
  ];
}

describe('A tablet is laid out', () => {
  it('with a name of three signs in one column on the middle axis', () => {
    expect(laid(WHOLE_TABLETS.rebirth)).toEqual([
      { part: 'top', text: '佛力超荐', turned: false, x: 140, y: 52, width: 40, height: 172.8, size: 40 },
      {
        part: 'person',
        text: '先妣林秀英',
        turned: false,
        x: 131,
        y: 267.4,
        width: 58,
        height: 313.2,
        size: 58,
      },
      {
        part: 'bottom',
        text: '往生莲位',
        turned: false,
        x: 140,
        y: 623.2,
        width: 40,
        height: 172.8,
        size: 40,
      },
      { part: 'sponsor', text: '阳上', turned: false, x: 42, y: 545.92, width: 24, height: 51.84, size: 24 },
      {
        part: 'sponsor',
        text: '孝女陈静慧',
        turned: false,
        x: 42,
        y: 606.16,
        width: 24,
        height: 129.6,
        size: 24,
      },
      { part: 'sponsor', text: '敬荐', turned: false, x: 42, y: 744.16, width: 24, height: 51.84, size: 24 },
    ]);
  });

  it('with the household as a column of its own behind the names, all of one size', () => {
    const runs = laid(tablet('longevity', named('陈国安', '林秀英')));
    expect(words(runs, 'person')).toEqual(['陈国安', '林秀英']);
    expect(words(runs, 'household')).toEqual(['阖家']);
    const [first, second] = of(runs, 'person');
    const [household] = of(runs, 'household');
    expect([first?.size, second?.size, household?.size]).toEqual([58, 58, 58]);
    expect(first?.x).toBeGreaterThan(second?.x ?? 0);
    expect(second?.x).toBeGreaterThan(household?.x ?? 0);
    expect(first?.y).toBe(household?.y);
  });

  it('with Latin and Thai words turned, each as a whole', () => {
    const runs = laid(tablet('rebirth', named('María-José O’Neill', 'สมชาย ใจดี')));
    expect(of(runs, 'person').map(({ text, turned }) => [text, turned])).toEqual([
      ['María-José', true],
      ['O’Neill', true],
      ['สมชาย', true],
      ['ใจดี', true],
    ]);
    const [first, last] = of(runs, 'person');
    expect([last?.x, (last?.y ?? 0) > (first?.y ?? 0)]).toEqual([first?.x, true]);
  });

  it('with a long name in two columns, read from the right', () => {
    const name = '阿毗达磨俱舍论本颂大智度论中论百论法华经';
    const runs = of(laid(tablet('rebirth', named(name))), 'person');
    expect(runs.map(({ text }) => text).join('')).toBe(name);
    expect(runs).toHaveLength(2);
    expect(runs[0]?.x).toBeGreaterThan(runs[1]?.x ?? 0);
    expect(runs[0]?.size).toBeGreaterThan(30);
  });

  it('with a name of four signs, and a surname of two, in one column', () => {
    expect(words(laid(tablet('rebirth', named('欧阳静慧'))), 'person')).toEqual(['欧阳静慧']);
    expect(words(laid(WHOLE_TABLETS.ancestors), 'middle')).toEqual(['欧阳氏历代祖先']);
  });

  it('with the ends of lives in the right column, by the Chinese calendar', () => {
    const died = { calendar: 'lunar', year: 2025, month: 6, leap: true, day: 29 } as const;
    const born = { calendar: 'lunar', year: 1950, month: 8, leap: false, day: 15 } as const;
    const runs = laid(tablet('rebirth', { people: [person('林秀英', { born, died })] }));
    expect(words(runs, 'dates')).toEqual(['生于一九五〇年八月十五', '殁于二〇二五年闰六月廿九']);
  });

  it('with nobody as its sponsor where nobody is named', () => {
    expect(words(laid(WHOLE_TABLETS.longevity), 'sponsor')).toEqual([]);
    expect(words(laid(WHOLE_TABLETS.infant), 'sponsor')).toEqual(['阳上', '父陈国安', '母林秀英', '敬荐']);
    expect(words(laid(WHOLE_TABLETS.ancestors), 'sponsor')).toEqual(['阳上后裔', '欧阳明', '叩荐']);
  });
});

describe('Whatever is typed', () => {
  const signs = fc.oneof(
    fc.constantFrom(...'陈林欧阳国安秀英静慧明㐂𡨴あア김〇'),
    fc.constantFrom(...'AbcdMWilÉñ-’'),
    fc.constantFrom(...'กขคสมชยใ'),
    fc.constant(' '),
  );
  const text = (most: number) =>
    fc
      .array(signs, { minLength: 1, maxLength: most - 1 })
      .map((parts) => `陈${parts.join('')}`.replace(/ +/g, ' ').trim());
  const date = fc.option(
    fc.record({
      calendar: fc.constant('lunar' as const),
      year: fc.integer({ min: 1900, max: 2020 }),
      month: fc.integer({ min: 1, max: 12 }),
      leap: fc.constant(false),
      day: fc.integer({ min: 1, max: 30 }),
    }),
  );
  const someone = fc.record({
    title: fc.constantFrom('', '先妣', '先曾祖考'),
    name: text(20),
    born: fc.constant(null),
    died: date,
  });
  const anyTablet = fc
    .record({
      kind: fc.constantFrom(...TABLET_KIND_IDS),
      script: fc.constantFrom('hans' as const, 'hant' as const),
      people: fc.array(someone, { minLength: 1, maxLength: 4 }),
      household: fc.boolean(),
      surname: text(8),
      address: text(40),
      sponsor: fc.record({ title: fc.constantFrom('', '孝女', '孝孙女'), name: text(20) }),
      father: text(20),
      mother: text(20),
    })
    .map((one) => ({
      ...one,
      people: one.people.slice(0, { longevity: 4, rebirth: 2, infant: 1 }[one.kind as string] ?? 0),
    }));

  it('no run lies on another or outside, none is too small to read, and all that was typed stands there', () => {
    fc.assert(
      fc.property(anyTablet, (typed) => {
        const kept = clean(typed);
        const runs = layOut(kept);
        expect(problemsOf(runs)).toEqual([]);
        expect(Math.min(...runs.map(({ size }) => size))).toBeGreaterThanOrEqual(9);
        const all = runs.map(({ text }) => text).join('');
        for (const { text } of [
          ...kept.people.map(({ name }) => ({ text: name })),
          { text: kept.sponsor.name },
        ]) {
          expect(all).toContain(text.replaceAll(' ', ''));
        }
      }),
      { seed: 20_261_123, numRuns: 400 },
    );
  });
});
