import type { PurposeId } from '@yuanguang/contract/objects/donate/gift';
import gifts from '../packs/purpose/gifts.json' with { type: 'json' };
import { publish } from './pack.ts';
import type { PurposePack } from './purposes.schema.ts';

export type Purpose = PurposePack['content']['items'][number];

/** What a gift can be for, in the temple's order. */
export const GIFT_PURPOSES: readonly Purpose[] = publish(gifts as PurposePack).content.items;

/** The purpose of this id. Throws when pack and contract disagree. */
export function purposeById(id: PurposeId): Purpose {
  const purpose = GIFT_PURPOSES.find((one) => one.id === id);
  if (!purpose) throw new Error(`No purpose ${id}`);
  return purpose;
}
