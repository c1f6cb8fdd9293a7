import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { FEAST_IDS } from '../feasts.ts';
import { LANGUAGES } from '../languages.ts';

/** Days of fasting: the six and the ten of a month, new and full moon, those of Guanyin. */
export const FASTS = ['six', 'ten', 'newMoon', 'fullMoon', 'guanyin'] as const;
export type Fast = (typeof FASTS)[number];

export const MOON_PHASES = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;

const Localized = z.record(z.enum(LANGUAGES), z.string());

/** A temple's day in the lunar calendar. It speaks all languages, so that one answer serves every reader. */
export const AlmanacDay = z.object({
  /** Such as 2026-03-01. */
  day: z.string(),
  lunar: z.object({
    /** The year's place in the cycle of sixty, 0 for 甲子. */
    year: z.number(),
    /** 1 to 12. */
    month: z.number(),
    /** Whether it is the second month of that number. */
    leap: z.boolean(),
    /** 1 to 30. */
    day: z.number(),
    /** Days of the month: 29 or 30. */
    length: z.number(),
  }),
  phase: z.enum(MOON_PHASES),
  /** The solar term that begins that day. */
  term: z.nullable(Localized),
  fasts: z.array(z.enum(FASTS)),
  /** As they are called; */
  feasts: z.array(Localized),
  /** and which they are, in the same order. */
  feastIds: z.array(z.enum(FEAST_IDS)),
});
export type AlmanacDay = z.infer<typeof AlmanacDay>;

/** How far ahead `near` looks at most, in days. */
export const NEAR_DAYS_MAX = 60;

/** 佛历: today stands in the configuration that every page has; what is near is asked for. */
export const almanac = cloudObject('almanac', {
  /** Of the temple's days that follow today, those with a feast, a fast or a solar term. */
  near: call({
    access: 'anyone',
    input: z.object({ days: z.int().check(z.minimum(1), z.maximum(NEAR_DAYS_MAX)) }),
    output: z.object({ days: z.array(AlmanacDay) }),
    errors: ['module-closed'],
  }),
});
