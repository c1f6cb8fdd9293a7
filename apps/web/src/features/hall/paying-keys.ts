import { placingKey } from '../../shared/giving/idempotency-key.ts';

/** The key that renews something once, however often it is sent. */
export const renewKey = placingKey('yuanguang.hall.renewal');
