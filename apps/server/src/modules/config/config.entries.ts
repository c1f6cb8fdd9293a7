import { DEFAULT_CONFIG, MODULES } from '@yuanguang/contract/default-config';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { Config } from '@yuanguang/contract/objects/config';
import { readEmail } from '@yuanguang/contract/rules/contact';
import * as z from 'zod/mini';

/** One changeable entry: where it sits in the configuration and what it may be. */
interface Entry {
  readonly schema: z.ZodMiniType;
  readonly put: (config: Config, value: never) => Config;
}

const FACTS = ['address', 'hours', 'services', 'transport'] as const;
const text = z.string().check(z.maxLength(200));

/** What is set part by part, or by the settings alone. */
const GROUPS: readonly string[] = [
  'modules',
  'licence',
  'temple',
  'demonstration',
  'dayBoundary',
  'embeddedSites',
  'today',
];
/** As it is written for people: +86 571 8765 4321, 0571-87654321 转 8. It becomes a link that calls. */
const phone = z.string().check(z.regex(/^(\+?[0-9][0-9 ()-]{4,24}[0-9])?$/));
const email = z.string().check(z.refine((given) => given === '' || readEmail(given) === given));
const fact = z.string().check(z.maxLength(1_000));

/** Every key that may stand in the table: `buyclosed`, `modules.sponsor`, `licence.number`, … */
export const ENTRIES: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...Object.entries(Config.shape)
    .filter(([key]) => !GROUPS.includes(key))
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
  ...Object.entries({ phone, email }).map(([name, schema]): [string, Entry] => [
    `temple.${name}`,
    { schema, put: (config, value) => ({ ...config, temple: { ...config.temple, [name]: value } }) },
  ]),
  ...FACTS.flatMap((name) =>
    LANGUAGES.map((language): [string, Entry] => [
      `temple.${name}.${language}`,
      {
        schema: fact,
        put: (config, value) => {
          const texts = { ...config.temple[name], [language]: value };
          return { ...config, temple: { ...config.temple, [name]: texts } };
        },
      },
    ]),
  ),
]);

/** The configuration with one stored entry applied; an unknown or ill-typed entry changes nothing. */
export function withEntry(config: Config, key: string, value: unknown): Config {
  const entry = ENTRIES.get(key);
  return entry?.schema.safeParse(value).success ? entry.put(config, value as never) : config;
}
