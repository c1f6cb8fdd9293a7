import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';

const anything = z.optional(z.unknown());

/**
 * What statistics clients report to (PROTOCOL 1.7). Whatever comes, the answer is no error: a report must never disturb
 * the person whose app sends it.
 */
export const analytics = cloudObject('uni-stat-receiver', {
  report: call({
    access: 'anyone',
    /** `requests` is JSON text: a list of records, each an object or a query string. */
    input: z.object({ usv: anything, t: anything, requests: anything }),
    output: z.object({}),
    errors: [],
  }),
});
