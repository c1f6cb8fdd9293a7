import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { MODULES } from '../default-config.ts';
import { LANGUAGES } from '../languages.ts';
import { AlmanacDay } from './almanac.ts';

/** Lines in each language; one that is '' is shown in Chinese. */
const LocalizedFact = z.record(z.enum(LANGUAGES), z.string());

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
  /** False: nothing is paid for with offerings in the shrine and the halls, which stay open. Needs a licence besides. */
  worshipGifts: z.boolean(),
  /** Whether a tablet or a lamp may stand in the halls without a gift. */
  hallFree: z.boolean(),
  modules: z.record(z.enum(MODULES), z.boolean()),
  /** The line the law asks for (DOMAIN 5.1): empty strings until the temple's office has entered them. */
  licence: z.object({ number: z.string(), holder: z.string(), icp: z.string(), police: z.string() }),
  /** What only the temple's office knows; '' until it has entered it, and then nothing on the pages speaks of it. */
  temple: z.object({
    phone: z.string(),
    email: z.string(),
    address: LocalizedFact,
    hours: LocalizedFact,
    services: LocalizedFact,
    transport: LocalizedFact,
  }),
  /** The cashier is the built-in one for tests: samples of the temple's facts are shown, and called samples. */
  demonstration: z.boolean(),
  /** When a new day begins in the temple, such as 03:00: the server's setting DAY_BOUNDARY. */
  dayBoundary: z.string(),
  /** Hosts whose pages are shown inside the app (https only): the server's setting EMBEDDED_SITES. */
  embeddedSites: z.array(z.string()),
  /** The temple's day that is now; null where no server was asked yet. */
  today: z.nullable(AlmanacDay),
});
export type Config = z.infer<typeof Config>;

/** Remote configuration, read at every start. */
export const config = cloudObject('config', {
  read: call({ access: 'anyone', input: z.object({}), output: z.object({ config: Config }), errors: [] }),
});
