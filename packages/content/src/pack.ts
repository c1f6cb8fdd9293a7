/*
 * The packs' schemas stand in `<kind>.schema.ts` and are held against every pack by the tests,
 * never in a visitor's browser: there a pack is data that was checked before it was built in.
 */
import type { REVIEW_STATUSES } from './pack.schema.ts';

interface Reviewed {
  readonly id: string;
  readonly review: { readonly status: (typeof REVIEW_STATUSES)[number] };
}

/** The pack itself when it may be shown to visitors. Throws for a draft: a pack not verified is not published. */
export function publish<Pack extends Reviewed>(pack: Pack): Pack {
  if (pack.review.status === 'draft')
    throw new Error(`The pack ${pack.id} is a draft and cannot be published`);
  return pack;
}
