import type { AlmanacDay } from '@yuanguang/contract/objects/almanac';
import { type Config, config } from '@yuanguang/contract/objects/config';
import { type Implementation, implement } from '../../lib/implement.ts';
import { configFor } from './config.service.ts';

/** What the settings and the clock say, and nobody sets. */
interface ToldConfig {
  /** The licence line of the law; an entry of the table goes before it. */
  readonly licence: Config['licence'];
  /** Whether the built-in cashier takes the payments. */
  readonly demonstration: boolean;
  readonly dayBoundary: string;
  readonly embeddedSites: readonly string[];
  readonly today: AlmanacDay;
}

interface ConfigDeps {
  readonly told: Omit<ToldConfig, 'today'>;
  readonly today: (at: Date) => AlmanacDay;
}

/** The configuration as visitors see it: the licence line of the settings where the office has entered none. */
export function publicConfig(config: Config, { licence, embeddedSites, ...settings }: ToldConfig): Config {
  return {
    ...config,
    ...settings,
    embeddedSites: [...embeddedSites],
    licence: {
      number: config.licence.number || licence.number,
      holder: config.licence.holder || licence.holder,
      icp: config.licence.icp || licence.icp,
      police: config.licence.police || licence.police,
    },
  };
}

export function configObject({ told, today }: ConfigDeps): Implementation {
  return implement(config, {
    read: async (ctx) => ({
      config: publicConfig(await configFor(ctx), { ...told, today: today(ctx.now()) }),
    }),
  });
}
