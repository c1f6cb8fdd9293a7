import { dedicationById, dedicationLine, purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { PurposeId } from '@yuanguang/contract/objects/donate';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateTools } from '../donate-context.ts';
import { giftNumbers } from '../gifts/gift-number.ts';
import { openPersonal, type Personal } from '../gifts/personal.ts';

/** What receipt and certificate say of a paid gift, in one language. The amount is not among it: only the receipt has it. */
export interface GiftFacts {
  /** As printed: `4829-150-3761`. */
  readonly number: string;
  readonly name: string;
  readonly purposeId: PurposeId;
  /** The purpose's title. */
  readonly purpose: string;
  readonly honoree: Pick<Personal['honoree'], 'kind' | 'names'>;
  /** The verse or the giver's own words, line by line. */
  readonly verse: readonly string[];
  /** To whom, as a line. */
  readonly dedication: string;
  readonly paidAt: Date;
}

/** Undefined until the gift is paid, once it is given back, and once it is erased. */
export function giftFacts(
  { cipher }: Pick<DonateTools, 'cipher'>,
  gift: GiftRow,
  language: Language,
): GiftFacts | undefined {
  if (gift.status !== 'paid' || gift.paid_at === null || gift.erased_at !== null) return undefined;
  const { name, honoree, dedication } = openPersonal(cipher, gift);
  const { textId, text, target, names } = dedication;
  return {
    number: giftNumbers.group(gift.gift_number),
    name,
    purposeId: gift.purpose_id,
    purpose: purposeById(gift.purpose_id).title[language],
    honoree: { kind: honoree.kind, names: honoree.names },
    verse: textId === null ? text.split('\n') : dedicationById(textId).lines[language],
    dedication: dedicationLine(target, names, language) ?? '',
    paidAt: gift.paid_at,
  };
}
