import { placingKey } from '../../../shared/giving/idempotency-key.ts';

/** The key that makes one order of one filled form. */
export const orderKey = placingKey('yuanguang.sponsor.key');
