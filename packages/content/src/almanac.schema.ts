import { FEAST_IDS } from '@yuanguang/contract/feasts';
import * as z from 'zod/mini';
import { LocalizedText, packOf } from './pack.schema.ts';

const lunarDate = {
  /** 1 to 12. */
  month: z.int().check(z.minimum(1), z.maximum(12)),
  /** 1 to 30. */
  day: z.int().check(z.minimum(1), z.maximum(30)),
};

/** Buddhist days of the lunar year: feasts, the fasts of Guanyin, and the names of the 24 solar terms from 冬至 on. */
export const AlmanacPack = packOf(
  'almanac',
  z.strictObject({
    feasts: z.array(z.strictObject({ id: z.enum(FEAST_IDS), ...lunarDate, name: LocalizedText })),
    guanyinFasts: z.array(z.strictObject(lunarDate)).check(z.length(22)),
    solarTerms: z.array(LocalizedText).check(z.length(24)),
  }),
);
export type AlmanacPack = z.infer<typeof AlmanacPack>;
