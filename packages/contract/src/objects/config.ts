import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { MODULES } from '../default-config.ts';

export const Config = z.object({
  searchText: z.string(),
  appVersion: z.string(),
  appVersionCode: z.number(),
  iosVery: z.boolean(),
  /** True: nothing can be bought anywhere, and the server refuses too. */
  buyclosed: z.boolean(),
  ceSuanShow: z.boolean(),
  appPublish: z.boolean(),
  isGoogle: z.boolean(),
  modules: z.record(z.enum(MODULES), z.boolean()),
  /** The line the law asks for (DOMAIN 5.1): empty strings until the temple's office has entered them. */
  licence: z.object({ number: z.string(), holder: z.string(), icp: z.string(), police: z.string() }),
});
export type Config = z.infer<typeof Config>;

/** Remote configuration, read at every start. */
export const config = cloudObject('config', {
  read: call({ access: 'anyone', input: z.object({}), output: z.object({ config: Config }), errors: [] }),
});
