import { DEFAULT_CONFIG, MODULES } from '@yuanguang/contract/default-config';
import { Config } from '@yuanguang/contract/objects/config';
import * as z from 'zod/mini';

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
