import { BUDDHIST_DAYS } from '@yuanguang/content/almanac';
import type { almanac as almanacObject } from '@yuanguang/contract/objects/almanac';
import type { config as configObject } from '@yuanguang/contract/objects/config';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LunarDay } from '../../lib/lunar-day.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { setEntry } from '../config/config.service.ts';
import { almanacDay, createAlmanac } from './almanac.service.ts';
import { fastsOn, feastsOn } from './buddhist-days.ts';

const daysWith = (fast: string, month: Omit<LunarDay, 'day'>) =>
  Array.from({ length: month.length }, (_, index) => index + 1).filter((day) =>
    fastsOn({ ...month, day }).some((kept) => kept === fast),
  );
const LONG = { year: 0, month: 3, leap: false, length: 30 };
const SHORT = { ...LONG, length: 29 };

describe('The fasts of a month', () => {
  it('are the six, kept on 28 and 29 at the end of a short month', () => {
    expect(daysWith('six', LONG)).toEqual([8, 14, 15, 23, 29, 30]);
    expect(daysWith('six', SHORT)).toEqual([8, 14, 15, 23, 28, 29]);
  });

  it('are the ten, kept on 27, 28 and 29 at the end of a short month', () => {
    expect(daysWith('ten', LONG)).toEqual([1, 8, 14, 15, 18, 23, 24, 28, 29, 30]);
    expect(daysWith('ten', SHORT)).toEqual([1, 8, 14, 15, 18, 23, 24, 27, 28, 29]);
  });

  it('are new and full moon, and those of Guanyin: 22 in a year', () => {
    expect([daysWith('newMoon', LONG), daysWith('fullMoon', LONG)]).toEqual([[1], [15]]);
    expect(daysWith('guanyin', LONG)).toEqual([3, 6, 13]);
    const year = Array.from({ length: 12 }, (_, index) => daysWith('guanyin', { ...LONG, month: index + 1 }));
    expect(year.flat()).toHaveLength(22);
  });

  it('are kept in a leap month too', () => {
    const leap = { ...LONG, month: 6, leap: true };
    expect(daysWith('six', leap)).toHaveLength(6);
    expect(daysWith('guanyin', leap)).toEqual([16, 18, 19, 23]);
  });
});

describe('A feast', () => {
  it.each([
    ['2026-02-17', '弥勒菩萨圣诞'],
    ['2026-04-06', '观世音菩萨圣诞'],
    ['2026-05-24', '释迦牟尼佛圣诞（浴佛节）'],
    ['2026-08-27', '佛欢喜日（盂兰盆节）'],
    ['2026-12-25', '阿弥陀佛圣诞'],
    ['2026-01-26', '释迦牟尼佛成道日（腊八）'],
  ])('stands on %s: %s', (day, name) => {
    expect(almanacDay(day).feasts.map((feast) => feast['zh-Hans'])).toEqual([name]);
  });

  it('is named in the same order as it is called, so that a page knows which it is', () => {
    const { feasts, feastIds } = almanacDay('2026-05-24');
    expect(feastIds).toEqual(['buddha-birth']);
    expect(feasts).toHaveLength(1);
    expect(almanacDay('2026-05-25').feastIds).toEqual([]);
  });

  it('of a 30th is kept on the 29th of a month that has no 30th', () => {
    const seventh = { year: 0, month: 7, leap: false };
    expect(feastsOn({ ...seventh, length: 29, day: 29 })[0]?.id).toBe('ksitigarbha');
    expect(feastsOn({ ...seventh, length: 30, day: 30 })[0]?.id).toBe('ksitigarbha');
    expect(feastsOn({ ...seventh, length: 30, day: 29 })).toEqual([]);
  });

  it('is not kept a second time in a leap month', () => {
    // 2025 had a sixth month and a leap sixth month.
    const guanyin = (day: string) => almanacDay(day).feasts.map(({ en }) => en);
    expect(guanyin('2025-07-13')).toEqual(['Awakening of Guanyin Bodhisattva']);
    expect(almanacDay('2025-08-12').lunar).toMatchObject({ month: 6, leap: true, day: 19 });
    expect(guanyin('2025-08-12')).toEqual([]);
  });

  it('comes once in a lunar year, whatever its length', () => {
    const met = new Map<string, number>();
    const newYear = (year: number) => {
      let ms = Date.UTC(year, 0, 20);
      while (almanacDay(new Date(ms).toISOString().slice(0, 10)).lunar.month !== 1) ms += DAY_MS;
      return ms;
    };
    for (const year of [1901, 1954, 1987, 2025, 2026, 2033, 2099]) {
      met.clear();
      for (let ms = newYear(year); ms < newYear(year + 1); ms += DAY_MS) {
        for (const { en } of almanacDay(new Date(ms).toISOString().slice(0, 10)).feasts) {
          met.set(en, (met.get(en) ?? 0) + 1);
        }
      }
      expect([...met.values()], String(year)).toEqual(BUDDHIST_DAYS.feasts.map(() => 1));
    }
  });
});

describe('The almanac', () => {
  it('turns with the temple’s day, not with midnight', () => {
    const { today } = createAlmanac('03:00');
    expect(today(new Date('2026-02-16T18:59:59Z')).day).toBe('2026-02-16');
    expect(today(new Date('2026-02-16T19:00:00Z'))).toMatchObject({
      day: '2026-02-17',
      lunar: { month: 1, day: 1 },
    });
  });

  it('tells of the days that are near only those that are kept', () => {
    const near = createAlmanac('00:00').near(new Date('2025-11-20T04:00:00Z'), 15);
    expect(near.map(({ day, fasts, feasts, term }) => [day, fasts, feasts.length, term?.en])).toEqual([
      ['2025-11-21', ['guanyin'], 0, undefined],
      ['2025-11-22', [], 0, 'Minor Snow'],
      ['2025-11-24', [], 1, undefined],
      ['2025-11-27', ['six', 'ten'], 0, undefined],
      ['2025-12-03', ['six', 'ten'], 0, undefined],
      ['2025-12-04', ['fullMoon', 'six', 'ten'], 0, undefined],
    ]);
  });
});

describe('By the gateway', () => {
  const database = startTestDatabase();
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp(database);
  });
  afterEach(() => app.close());

  it('today comes with the configuration, what is near when it is asked for', async () => {
    const day = createAlmanac('00:00').today(app.clock.now()).day;
    const cloud = app.cloud();
    const { config } = await cloud.object<typeof configObject>('config').read({});
    expect(config.today).toEqual(almanacDay(day));
    const { days } = await cloud.object<typeof almanacObject>('almanac').near({ days: 30 });
    expect(days.length).toBeGreaterThan(6);
    for (const near of days) expect(near).toEqual(almanacDay(near.day));
  });

  it.each([0, 61, 1.5, -1])('what is near is not told for %d days', async (days) => {
    await expect(app.cloud().object<typeof almanacObject>('almanac').near({ days })).rejects.toThrow();
  });

  it('nothing is told while the temple’s pages are closed', async () => {
    await setEntry({ db: database.db, now: app.clock.now }, 'modules.temple', false);
    await expect(app.cloud().object<typeof almanacObject>('almanac').near({ days: 3 })).rejects.toMatchObject(
      {
        code: 'module-closed',
      },
    );
  });
});
