import type { Language } from '@yuanguang/contract/languages';
import type { GiveInput } from '@yuanguang/contract/objects/donate/gift';
import { contactKind } from '@yuanguang/contract/rules/contact';
import { readYuan } from '@yuanguang/contract/rules/donate';
import { receiptOf } from '../../../shared/giving/reach.ts';
import { splitNames, wordingInput } from '../../../shared/giving/wording.ts';
import type { GiftValues } from './values.ts';

export type GiftInput = Omit<GiveInput, 'idempotencyKey' | 'consent'>;

/** The amount in fen; NaN when what was typed is none. */
export function amountOf({ suggested, own }: Pick<GiftValues, 'suggested' | 'own'>): number {
  return readYuan(own.trim() === '' ? suggested : own) ?? Number.NaN;
}

export function honoreeInput({ kind, honorees, noticeEmail }: GiftValues): GiveInput['honoree'] {
  if (kind === 'self') return { kind, names: [], noticeEmail: null };
  return { kind, names: splitNames(honorees), noticeEmail: noticeEmail.trim() || null };
}

/** What is sent: exactly what the giver sees filled in. What answers a monthly plan wishes no other one. */
export function giftInput(values: GiftValues, language: Language, planToken?: string): GiftInput {
  return {
    amountFen: amountOf(values),
    currency: 'CNY',
    purposeId: values.purposeId,
    ...wordingInput(values),
    silent: values.silent,
    honoree: honoreeInput(values),
    contact: { kind: contactKind(values.contact), value: values.contact.trim() },
    receiptEmail: receiptOf(values),
    language,
    ...(planToken === undefined ? { monthly: values.monthly } : { planToken }),
  };
}
