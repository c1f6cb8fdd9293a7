import { APP_VERSION, APP_VERSION_CODE } from '@yuanguang/contract/constants';
import { Config, MODULES, type ModuleName } from '@yuanguang/contract/objects/config';
import * as z from 'zod/mini';

/** Modules whose pages are real today; the others open with their issue. */
const OPEN_MODULES: readonly ModuleName[] = ['temple', 'sponsor'];

/** The product as it is when the temple's office has changed nothing (SPEC 3). */
export const DEFAULT_CONFIG: Config = {
  searchText: '',
  appVersion: APP_VERSION,
  appVersionCode: APP_VERSION_CODE,
  iosVery: true,
  buyclosed: false,
  ceSuanShow: true,
  appPublish: true,
  isGoogle: true,
  modules: Object.fromEntries(
    MODULES.map((name) => [name, OPEN_MODULES.includes(name)]),
  ) as Config['modules'],
  licence: { number: '', holder: '', icp: '', police: '' },
};

/** One changeable entry: where it sits in the configuration and what it may be. */
interface Entry {
  readonly schema: z.ZodMiniType;
  readonly put: (config: Config, value: never) => Config;
}

const text = z.string().check(z.maxLength(200));

/** Every key that may stand in the table: `buyclosed`, `modules.sponsor`, `licence.number`, … */
export const ENTRIES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...Object.entries(Config.shape)
    .filter(([key]) => key !== 'modules' && key !== 'licence')
    .map(([key, schema]): [string, Entry] => [
      key,
      { schema, put: (config, value) => ({ ...config, [key]: value }) },
    ]),
  ...MODULES.map((name): [string, Entry] => [
    `modules.${name}`,
    {
      schema: z.boolean(),
      put: (config, value) => ({ ...config, modules: { ...config.modules, [name]: value } }),
    },
  ]),
  ...Object.keys(DEFAULT_CONFIG.licence).map((name): [string, Entry] => [
    `licence.${name}`,
    {
      schema: text,
      put: (config, value) => ({ ...config, licence: { ...config.licence, [name]: value } }),
    },
  ]),
]);

/** The configuration with one stored entry applied; an unknown or ill-typed entry changes nothing. */
export function withEntry(config: Config, key: string, value: unknown): Config {
  const entry = ENTRIES.get(key);
  return entry?.schema.safeParse(value).success ? entry.put(config, value as never) : config;
}
