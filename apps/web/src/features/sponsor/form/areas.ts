import type { areaList } from '@vant/area-data';
import { type Area, citiesOf, districtsOf, provincesOf } from '@yuanguang/contract/rules/areas';
import type { Choice } from '@yuanguang/ui';

export type Areas = typeof areaList;

let loaded: Areas | undefined;

/** Provinces, cities and districts, fetched when first needed. */
export async function loadAreas(): Promise<Areas> {
  loaded = (await import('@vant/area-data')).areaList;
  return loaded;
}

/** The same where they are here already. */
export const loadedAreas = (): Areas | undefined => loaded;

const choices = (areas: readonly Area[]): Choice[] =>
  areas.map(({ code, name }) => ({ value: code, label: name }));

/** The three lists for what is chosen so far. */
export function areaChoices(areas: Areas, [province, city]: readonly string[]): Choice[][] {
  return [
    choices(provincesOf(areas)),
    province ? choices(citiesOf(areas, province)) : [],
    city ? choices(districtsOf(areas, city)) : [],
  ];
}

/** The names of the chosen codes; '' for one that is not among its choices. */
export function areaNames(areas: Areas, codes: readonly string[]): string[] {
  const levels = areaChoices(areas, codes);
  return codes.map((code, level) => levels[level]?.find((choice) => choice.value === code)?.label ?? '');
}
