import type { BuddhaId } from '@yuanguang/contract/buddhas';
import { DEDICATION_TEXTS } from '@yuanguang/contract/objects/sponsor';
import { type OwnShrine, readShrineData } from '@yuanguang/contract/rules/shrine';
import {
  BOWS_MAX,
  isAmountOf,
  isPlace,
  type Offered,
  OWN_SHRINE,
  type Rite,
  readBow,
  readOffer,
  readRite,
  WORSHIP_BOW,
  WORSHIP_OFFER,
  WORSHIP_RITE,
  WORSHIP_SHRINE,
} from '@yuanguang/contract/rules/worship';
import type { JournalKind } from '../journal/journal.service.ts';
import { applyWorship, type Worshipped } from './apply-worship.ts';
import type { WorshipTools } from './worship-context.ts';

const INVALID = { refused: 'journal-entry-invalid' } as const;

const isVerse = (dedication: string): boolean =>
  dedication === '' || DEDICATION_TEXTS.some((verse) => verse === dedication);

/** The journal's kinds of worship; the subject of each is a place. */
export function worshipKinds(tools: WorshipTools): readonly JournalKind[] {
  // One function for both: the journal hands it the entries of a call in their order.
  const apply: JournalKind['apply'] = (ctx, uid, entries) =>
    applyWorship({ ...ctx, ...tools }, uid, entries as readonly Worshipped[]);
  const offer: JournalKind<Offered> = {
    name: WORSHIP_OFFER,
    sealed: false,
    read({ subject, amount, data }) {
      const value = isPlace(subject) ? readOffer(data) : undefined;
      return value && isAmountOf(value.what, amount) ? { value } : INVALID;
    },
    apply,
  };
  const bow: JournalKind<BuddhaId> = {
    name: WORSHIP_BOW,
    sealed: false,
    read({ subject, amount, data }) {
      const value = isPlace(subject) ? readBow(data) : undefined;
      return value && amount >= 1 && amount <= BOWS_MAX ? { value } : INVALID;
    },
  };
  const rite: JournalKind<Rite> = {
    name: WORSHIP_RITE,
    // The wish is for nobody else.
    sealed: true,
    read({ subject, amount, data }) {
      const read = isPlace(subject) && amount === 1 ? readRite(data) : undefined;
      if (!read) return INVALID;
      if ('refused' in read) return read;
      return isVerse(read.rite.dedication) ? { value: read.rite } : INVALID;
    },
    apply,
  };
  // The latest word is asked for on the device alone: here it is only kept.
  const shrine: JournalKind<OwnShrine> = {
    name: WORSHIP_SHRINE,
    sealed: true,
    read({ subject, amount, data }) {
      const read = subject === OWN_SHRINE && amount === 0 ? readShrineData(data) : undefined;
      if (!read) return INVALID;
      return 'refused' in read ? { refused: read.refused } : read;
    },
  };
  return [offer as JournalKind, bow as JournalKind, rite as JournalKind, shrine as JournalKind];
}
