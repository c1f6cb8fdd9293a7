import { person, tablet, WHOLE_TABLETS } from '@yuanguang/contract/rules/tablet-cases.testing';
import { TABLET_KIND_IDS } from '@yuanguang/contract/rules/tablet-kinds';
import { layOut } from '@yuanguang/contract/rules/tablet-layout';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letters, pagesOf, signsOf } from '../../../lib/pdf/pdf.testing.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { codeOf } from '../../account/account.testing.ts';
import { aLamp, type HallApp, hallApp, type SomeoneOfTest, words } from '../hall.testing.ts';

const database = startTestDatabase();
let app: HallApp;
let chen: SomeoneOfTest;
beforeEach(async () => {
  app = await hallApp(database);
  chen = await app.someone();
});
afterEach(() => app.close());

const pageOf = async (tabletToken: string): Promise<string> => {
  const { pdf } = await chen.calls.pdf({ tabletToken });
  const pages = await pagesOf(Buffer.from(pdf, 'base64'));
  expect(pages).toHaveLength(1);
  return letters(pages.join(''));
};

describe('The printed leaf', () => {
  it.each([
    ['longevity', '佛光注照 陈国安 阖家 长生禄位'],
    ['rebirth', '佛力超荐 先妣林秀英 往生莲位 阳上 孝女陈静慧 敬荐'],
    ['ancestors', '佛力超荐 欧阳氏历代祖先 往生莲位 阳上后裔 欧阳明 叩荐'],
    ['creditors', '佛力超荐 累劫冤亲债主 往生莲位 阳上 陈静慧 敬荐'],
    ['infant', '佛力超荐 故儿妙音 往生莲位 阳上 父陈国安 母林秀英 敬荐'],
    ['land', '佛力超荐 杭州市西湖区莲花巷8号之地基主 往生莲位 阳上 弟子陈静慧 敬荐'],
  ] as const)('of kind %s says exactly what was typed: %s', async (kind, text) => {
    const token = await chen.apply({ tablet: words(WHOLE_TABLETS[kind]) });
    expect(await pageOf(token)).toBe(letters(text));
  });

  it.each([
    '林㐂英',
    'María-José O’Neill',
    'สมชาย ใจดี',
    '古丽·买买提',
    '阿毗达磨俱舍论本颂大智度论中论百论法华经',
  ])('says the name %s as it was typed', async (name) => {
    const text = words(tablet('rebirth', { people: [person(name)] }));
    const { lacking } = await chen.calls.check({ tablet: text });
    expect(lacking).toEqual([]);
    expect(await pageOf(await chen.apply({ tablet: text }))).toContain(letters(name));
  });

  it('has every sign where the layout places it', async () => {
    const text = words(WHOLE_TABLETS.longevity);
    const { pdf } = await chen.calls.pdf({ tabletToken: await chen.apply({ tablet: text }) });
    const unit = (0.3125 / 25.4) * 72;
    const clean = { ...WHOLE_TABLETS.longevity, people: [{ ...person('陈国安'), born: null, died: null }] };
    const expected = layOut(clean).flatMap(({ text: run, x, y, width, height }) =>
      [...run].map((sign, index, all) => ({
        sign,
        axis: (x + width / 2) * unit,
        top: (y + (index * height) / all.length) * unit,
        bottom: (y + ((index + 1) * height) / all.length) * unit,
      })),
    );
    const found = await signsOf(Buffer.from(pdf, 'base64'));
    expect(found.map((one) => one.text)).toEqual(expected.map(({ sign }) => sign));
    for (const [index, { axis, top, bottom }] of expected.entries()) {
      const { x = 0, base = 0 } = found[index] ?? {};
      expect(Math.abs(x - axis)).toBeLessThan(0.5);
      expect(base).toBeGreaterThan(top + (bottom - top) * 0.7);
      expect(base).toBeLessThan(bottom);
    }
  });

  it('says the days of a life by the Chinese calendar', async () => {
    const died = { calendar: 'lunar', year: 2025, month: 6, leap: true, day: 29 } as const;
    const text = words(tablet('rebirth', { people: [person('林秀英', { died })] }));
    expect(await pageOf(await chen.apply({ tablet: text }))).toContain(letters('殁于二〇二五年闰六月廿九'));
  });
});

describe('The picture', () => {
  it('of every kind is drawn from the same, 960 by 2544', async () => {
    for (const kind of TABLET_KIND_IDS) {
      const tabletToken = await chen.apply({ tablet: words(WHOLE_TABLETS[kind]) });
      const { png } = await chen.calls.picture({ tabletToken });
      const { width, height, format } = await sharp(Buffer.from(png, 'base64')).metadata();
      expect([width, height, format]).toEqual([960, 2_544, 'png']);
    }
  });

  it('is none of a lamp alone, nor of what was taken back', async () => {
    const lamp = await chen.apply(aLamp());
    expect(await codeOf(chen.calls.picture({ tabletToken: lamp }))).toBe('tablet-not-standing');
    const tabletToken = await chen.apply();
    await chen.calls.withdraw({ tabletToken, language: 'zh-Hans' });
    expect(await codeOf(chen.calls.pdf({ tabletToken }))).toBe('tablet-not-standing');
  });

  it('and the leaf are drawn only so often an hour', async () => {
    const tabletToken = await chen.apply();
    const codes: string[] = [];
    for (let time = 0; time < 31; time += 1) codes.push(await codeOf(chen.calls.pdf({ tabletToken })));
    expect(codes.slice(-2)).toEqual(['ok', 'too-many-requests']);
  });
});
