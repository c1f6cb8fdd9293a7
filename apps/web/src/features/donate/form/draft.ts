import { placingKey } from '../../../shared/giving/idempotency-key.ts';
import { storedValue } from '../../../shared/storage/stored.ts';
import type { GiftValues } from './values.ts';

/** The key that makes one gift of one filled form. */
export const giftKey = placingKey('yuanguang.donate.key');

interface Draft {
  /** The monthly plan it answers. */
  readonly plan: string | null;
  readonly values: Partial<GiftValues>;
}

/** Outlives a reload, a change of language and every error, and ends with the tab. */
const stored = storedValue('sessionStorage', 'yuanguang.donate.draft', (value) =>
  typeof value === 'object' && value !== null && 'values' in value ? (value as Draft) : undefined,
);

export function storedGift(plan: string | undefined): Partial<GiftValues> {
  const draft = stored.read();
  return draft && draft.plan === (plan ?? null) ? draft.values : {};
}

export function storeGiftForm(plan: string | undefined, values: GiftValues): void {
  stored.write({ plan: plan ?? null, values });
}

/** After the gift is paid for: the next one begins anew. */
export function clearGiftForm(): void {
  stored.write(undefined);
}
