import type { areaList } from '@vant/area-data';
import type { Choice } from '@yuanguang/ui';

export type Areas = typeof areaList;

/** Provinces, cities and districts, fetched when first needed. */
export async function loadAreas(): Promise<Areas> {
  return (await import('@vant/area-data')).areaList;
}

/** Free copies go to the mainland: without Taiwan, Hong Kong and Macau. */
const ELSEWHERE = ['71', '81', '82'];

function choices(list: Record<string, string>, under: string): Choice[] {
  return Object.entries(list)
    .filter(([code]) => code.startsWith(under))
    .map(([value, label]) => ({ value, label }));
}

/** The three lists for what is chosen so far; codes of a place begin with those of the place above it. */
export function areaChoices(areas: Areas, [province, city]: readonly string[]): Choice[][] {
  return [
    choices(areas.province_list, '').filter(({ value }) => !ELSEWHERE.includes(value.slice(0, 2))),
    province ? choices(areas.city_list, province.slice(0, 2)) : [],
    city ? choices(areas.county_list, city.slice(0, 4)) : [],
  ];
}

/** The names of the chosen codes; '' for one that is not among its choices. */
export function areaNames(areas: Areas, codes: readonly string[]): string[] {
  const levels = areaChoices(areas, codes);
  return codes.map((code, level) => levels[level]?.find((choice) => choice.value === code)?.label ?? '');
}
