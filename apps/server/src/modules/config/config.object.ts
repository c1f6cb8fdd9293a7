import { type Config, config } from '@yuanguang/contract/objects/config';
import { type Implementation, implement } from '../../lib/implement.ts';
import { configFor } from './config.service.ts';

interface ConfigDeps {
  /** The licence line of the law; an entry of the table goes before it. */
  readonly licence: Config['licence'];
  /** Whether the built-in cashier takes the payments. */
  readonly demonstration: boolean;
  readonly dayBoundary: string;
}

/** The configuration as visitors see it: the licence line of the settings where the office has entered none. */
export function publicConfig(config: Config, { licence, ...settings }: ConfigDeps): Config {
  return {
    ...config,
    ...settings,
    licence: {
      number: config.licence.number || licence.number,
      holder: config.licence.holder || licence.holder,
      icp: config.licence.icp || licence.icp,
      police: config.licence.police || licence.police,
    },
  };
}

export function configObject(deps: ConfigDeps): Implementation {
  return implement(config, {
    read: async (ctx) => ({ config: publicConfig(await configFor(ctx), deps) }),
  });
}
