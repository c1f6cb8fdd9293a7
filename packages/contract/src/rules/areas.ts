/** Names of provinces, cities and districts by code; the code of a place begins with that of the place above it. */
export interface AreaLists {
  readonly province_list: Readonly<Record<string, string>>;
  readonly city_list: Readonly<Record<string, string>>;
  readonly county_list: Readonly<Record<string, string>>;
}

export interface Area {
  readonly code: string;
  readonly name: string;
}

/** Free copies go to the mainland: without Taiwan, Hong Kong and Macau. */
const ELSEWHERE = ['71', '81', '82'];
/** Cities of the mainland without districts; their towns stand in the street line. */
const WITHOUT_DISTRICTS: readonly string[] = ['东莞市', '中山市', '儋州市', '嘉峪关市'];

/** Whether an address in this city may leave the district empty. */
export const mayLackDistrict = (city: string): boolean => WITHOUT_DISTRICTS.includes(city);

function under(list: Readonly<Record<string, string>>, start: string): Area[] {
  return Object.entries(list)
    .filter(([code]) => code.startsWith(start))
    .map(([code, name]) => ({ code, name }));
}

export const provincesOf = (areas: AreaLists): Area[] =>
  under(areas.province_list, '').filter(({ code }) => !ELSEWHERE.includes(code.slice(0, 2)));
/** Cities of the province with this code. */
export const citiesOf = (areas: AreaLists, province: string): Area[] =>
  under(areas.city_list, province.slice(0, 2));
/** Districts of the city with this code. */
export const districtsOf = (areas: AreaLists, city: string): Area[] =>
  under(areas.county_list, city.slice(0, 4));

/** Where in an address of the mainland a place does not lie in the one above it; undefined for one that there is. */
export function misplaced(
  areas: AreaLists,
  { province, city, district }: Readonly<Record<'province' | 'city' | 'district', string>>,
): 'province' | 'city' | 'district' | undefined {
  const named = (name: string) => (area: Area) => area.name === name;
  const provinces = provincesOf(areas).filter(named(province));
  if (provinces.length === 0) return 'province';
  const cities = provinces.flatMap(({ code }) => citiesOf(areas, code)).filter(named(city));
  if (cities.length === 0) return 'city';
  if (district === '' && mayLackDistrict(city)) return undefined;
  return cities.some(({ code }) => districtsOf(areas, code).some(named(district))) ? undefined : 'district';
}
