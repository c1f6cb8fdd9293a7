import { GIFT, MISPLACED, PLACED } from '@yuanguang/contract/rules/order-cases.testing';
import { expect, test } from 'vitest';
import { areaChoices, areaNames, loadAreas } from './areas.ts';
import { orderErrors } from './rules.ts';
import { EMPTY_ORDER } from './values.ts';

test('only mainland provinces are offered, and each list hangs on the one above', async () => {
  const areas = await loadAreas();
  const [provinces, cities] = areaChoices(areas, ['330000']);
  expect(provinces).toHaveLength(31);
  expect(provinces?.some(({ label }) => label === '台湾省')).toBe(false);
  expect(cities?.[0]).toEqual({ value: '330100', label: '杭州市' });
});

test('names that do not belong together are told at the field of the place', async () => {
  await loadAreas();
  const gift = { gift: true, recipient: '陈静慧', giftPhone: '13800002046', street: '灵隐路 1 号' };
  const told = (areaNames: string[]) => orderErrors({ ...EMPTY_ORDER, ...gift, areaNames }).area;
  for (const [change] of MISPLACED) {
    const { province, city, district } = { ...GIFT, ...change };
    expect(told([province, city, district]), JSON.stringify(change)).toBe('address-mismatch');
  }
  for (const change of PLACED) {
    const { province, city, district } = { ...GIFT, ...change };
    expect(told([province, city, district]), JSON.stringify(change)).toBeUndefined();
  }
});

test('an address is complete when a district was chosen that lies in its city; every city has some', async () => {
  const areas = await loadAreas();
  const refused = (codes: string[]) => {
    const gift = { gift: true, recipient: '陈静慧', giftPhone: '13800002046', street: '灵隐路 1 号' };
    return orderErrors({ ...EMPTY_ORDER, ...gift, area: codes, areaNames: areaNames(areas, codes) }).area;
  };
  expect(refused(['330000', '330100'])).toBe('address-incomplete');
  expect(areaNames(areas, ['330000', '330100', '330102'])).toEqual(['浙江省', '杭州市', '上城区']);
  expect(refused(['330000', '330100', '330102'])).toBeUndefined();
  expect(refused(['330000', '330100', '110101'])).toBe('address-incomplete');
  const [provinces = []] = areaChoices(areas, []);
  for (const { value: province } of provinces) {
    for (const { value: city } of areaChoices(areas, [province])[1] ?? []) {
      expect(areaChoices(areas, [province, city])[2]?.length, city).toBeGreaterThan(0);
    }
  }
});
