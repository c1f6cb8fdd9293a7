import { placingKey } from '../../shared/giving/idempotency-key.ts';

/** The key that renews something once, however often it is sent. */
export const renewKey = placingKey('yuanguang.hall.renewal');

/** What was gone to be paid for: who comes back from it sees it open, once. */
export const goneToPay = placingKey('yuanguang.hall.paying');

/** Remembers on the way to the payment page whose number it is. */
export function goToPay(tabletNumber: string): void {
  goneToPay.keyFor({ tabletNumber });
  goneToPay.became(tabletNumber);
}
