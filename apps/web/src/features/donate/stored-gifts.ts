import type { Gift } from '@yuanguang/contract/objects/donate/gift';
import { storedList } from '../../shared/storage/stored-list.ts';

/** A gift this device has seen: enough to find it again, neither its amount nor a name. */
export interface StoredGift {
  /** Secret of the gift's link. */
  readonly token: string;
  readonly giftNumber: string;
  readonly purpose: string;
  /** Instant of the gift, ISO 8601. */
  readonly createdAt: string;
}

const gifts = storedList<StoredGift>({
  key: 'yuanguang.gifts',
  most: 50,
  isItem: (value): value is StoredGift =>
    typeof value === 'object' && value !== null && 'token' in value && 'giftNumber' in value,
  idOf: ({ token }) => token,
});

export const { forgetAll: forgetGifts, useItems: useStoredGifts } = gifts;

/** What the account keeps stays there: this device may be another's once its owner has logged out. */
export function storeGift(token: string, gift: Gift): void {
  if (gift.ownership === 'own') return;
  const { giftNumber, purpose, createdAt } = gift;
  gifts.keep({ token, giftNumber, purpose, createdAt });
}
