import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';

/** A practice of one's own, with what was counted of it on all devices. */
export const Practice = z.object({
  /** 32 hex characters. */
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** How often a day; null for none. */
  target: z.nullable(z.number()),
  /** `time` is HH:mm where the person is; of `weekdays` 1 is Monday, 7 Sunday. */
  reminder: z.nullable(z.object({ time: z.string(), weekdays: z.array(z.number()) })),
  paused: z.boolean(),
  /** Counted in the temple's day that is now, without what was taken off again. */
  today: z.number(),
  /** Counted in all, without what was taken off again. */
  total: z.number(),
  /** When it was last counted, in milliseconds since 1970; null where nothing is counted. */
  lastAt: z.nullable(z.number()),
});
export type Practice = z.infer<typeof Practice>;

/**
 * 自订功课: practices of one's own. They are made, changed, counted and deleted by entries of the journal
 * (`practice.save`, `practice.count`, `practice.count.off`, `practice.delete`: rules/practice.ts), so that all of it works offline.
 */
export const practice = cloudObject('practice', {
  /** All one's practices, the newest first, as far as the journal has reached the server: for a device that has none of it. */
  list: call({
    access: 'user',
    input: z.object({}),
    output: z.object({
      /** The temple's day that `today` speaks of, such as 2026-03-01. */
      day: z.string(),
      practices: z.array(Practice),
    }),
    errors: ['module-closed'],
  }),
});
