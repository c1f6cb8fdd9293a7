import { expect, test } from 'vitest';
import { areaChoices, chosenAreas, loadAreas } from './areas.ts';

test('only mainland provinces are offered, and each list hangs on the one above', async () => {
  const areas = await loadAreas();
  const [provinces, cities] = areaChoices(areas, ['330000']);
  expect(provinces).toHaveLength(31);
  expect(provinces?.some(({ label }) => label === '台湾省')).toBe(false);
  expect(cities?.[0]).toEqual({ value: '330100', label: '杭州市' });
});

test('an address is complete when nothing is left to choose', async () => {
  const areas = await loadAreas();
  expect(chosenAreas(areas, ['330000', '330100']).complete).toBe(false);
  expect(chosenAreas(areas, ['330000', '330100', '330102'])).toEqual({
    names: ['浙江省', '杭州市', '上城区'],
    complete: true,
  });
  expect(chosenAreas(areas, ['330000', '330100', '110101']).complete).toBe(false);
});
