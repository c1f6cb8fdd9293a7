import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { PRAYER_STATES } from '../rules/prayer.ts';

/** A prayer of one's own; nobody else ever sees it. */
export const Prayer = z.object({
  /** 32 hex characters. */
  id: z.string(),
  text: z.string(),
  /** The temple's day on which it was first written, such as 2026-03-01. */
  day: z.string(),
  /** When that was, in milliseconds since 1970. */
  at: z.number(),
  /** When it was marked as fulfilled, in milliseconds since 1970; null: it is not. */
  fulfilledAt: z.nullable(z.number()),
  archived: z.boolean(),
});
export type Prayer = z.infer<typeof Prayer>;

/**
 * 祈愿: prayers of one's own. They are written, changed, marked, put away and deleted by entries of the journal
 * (`prayer.save`, `prayer.fulfil` and the others of rules/prayer.ts), so that all of it works offline.
 */
export const prayer = cloudObject('prayer', {
  /**
   * One's own prayers of one state, PRAYER_PAGE at a time, the newest first, as far as the journal has reached the server;
   * `after` is the cursor of the page before.
   */
  list: call({
    access: 'user',
    input: z.object({
      state: z.enum(PRAYER_STATES),
      after: z.nullable(z.string().check(z.regex(/^-?\d{1,13}\/[0-9a-f]{32}$/))),
    }),
    output: z.object({ prayers: z.array(Prayer), next: z.nullable(z.string()) }),
    errors: ['module-closed', 'param-invalid'],
  }),
});
