import type { PurposeId } from '@yuanguang/contract/objects/donate/gift';
import { placingKey } from '../../../shared/giving/idempotency-key.ts';
import { storedValue } from '../../../shared/storage/stored.ts';
import type { GiftValues } from './values.ts';

/** The key that makes one gift of one filled form. */
export const giftKey = placingKey('yuanguang.donate.key');

interface Draft {
  /** The monthly plan it answers. */
  readonly plan: string | null;
  /** What the address asked to give for when it was filled in: asked again, what was chosen instead holds. */
  readonly asked?: string | undefined;
  readonly values: Partial<GiftValues>;
}

/** Outlives a reload, a change of language and every error, and ends with the tab. */
const stored = storedValue('sessionStorage', 'yuanguang.donate.draft', (value) =>
  typeof value === 'object' && value !== null && 'values' in value ? (value as Draft) : undefined,
);

/** Which form it is: a plan's, or one that the address opens for a purpose. */
export interface Opened {
  readonly plan: string | undefined;
  readonly asked: PurposeId | undefined;
}

export function storedGift({ plan, asked }: Opened): Partial<GiftValues> {
  const draft = stored.read();
  const values = draft && draft.plan === (plan ?? null) ? draft.values : {};
  return asked === undefined || asked === draft?.asked ? values : { ...values, purposeId: asked };
}

export function storeGiftForm({ plan, asked }: Opened, values: GiftValues): void {
  stored.write({ plan: plan ?? null, asked, values });
}

/** After the gift is paid for: the next one begins anew. */
export function clearGiftForm(): void {
  stored.write(undefined);
}
