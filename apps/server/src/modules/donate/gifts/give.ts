import type { Gift, GiveInput } from '@yuanguang/contract/objects/donate';
import { type CleanGift, checkGift } from '@yuanguang/contract/rules/donate';
import { newId } from '../../../lib/ids.ts';
import { refuse } from '../../../lib/refusal.ts';
import { requireBuying, requireModule } from '../../config/config.service.ts';
import { linkSecret, placingLimits, requireConsent, withFreeNumber } from '../../guest/guest.service.ts';
import { type DonateContext, offerOf } from '../donate-context.ts';
import { mayAskForNotice } from '../honoree/notice-bounds.ts';
import { reminderChannel } from '../plans/plan-text.ts';
import { answeredPlan } from '../plans/plans.ts';
import { findByKey } from './gift.repository.ts';
import { giftNumbers } from './gift-number.ts';
import { viewGift } from './gift-view.ts';
import { insertGift, type NewGift } from './insert-gift.repository.ts';
import { contactIndex, contentHash, sealPersonal } from './personal.ts';

const MINUTE_MS = 60_000;

/**
 * Writes a gift that is still to be paid; made by somebody who is logged in it belongs to the account. The same
 * idempotency key with the same content answers the gift of before; with other content it refuses
 * 'idempotency-conflict'. Refuses as the contract says, each with the path of the field.
 */
export async function give(ctx: DonateContext, input: GiveInput): Promise<{ giftToken: string; gift: Gift }> {
  await requireModule(ctx, 'donate');
  await requireBuying(ctx);
  const clean = checkGift(input, await offerOf(ctx), refuse);
  requireConsent(input.consent);
  const monthly = input.monthly === true;
  if (monthly && ctx.caller.uid === null && reminderChannel(ctx, clean) === undefined) {
    refuse('monthly-unreachable', 'receiptEmail');
  }
  const planId = await answeredPlan(ctx, input.planToken);
  // What answers a plan makes no other one.
  const row = await newGift(ctx, input, clean, { monthly: monthly && planId === null, planId });
  const limits = placingLimits(ctx, 'donate.gift', ctx.settings.RATE_ORDERS_PER_HOUR, row.created_at);
  const placed = await withFreeNumber('donate_gifts_gift_number_key', giftNumbers.create, (number) => {
    row.gift_number = number;
    return insertGift(ctx.db, row, limits);
  });
  const gift = await findByKey(ctx.db, input.idempotencyKey);
  if (!gift) {
    if (placed === 'limited') refuse('too-many-requests');
    throw new Error('a gift was neither written nor found');
  }
  if (gift.content_hash !== row.content_hash) refuse('idempotency-conflict');
  return { giftToken: linkSecret(ctx.linkKey, gift.id), gift: await viewGift(ctx, gift, input.language) };
}

async function newGift(
  ctx: DonateContext,
  input: GiveInput,
  clean: CleanGift,
  plan: { readonly monthly: boolean; readonly planId: string | null },
): Promise<NewGift> {
  const at = ctx.now();
  const id = newId(at);
  const { receiptEmail, honoree } = clean;
  return {
    id,
    // Drawn when it is written.
    gift_number: '',
    idempotency_key: input.idempotencyKey,
    content_hash: contentHash(ctx.cipher, clean, [plan.monthly, plan.planId]),
    purpose_id: clean.purposeId,
    amount_fen: clean.amountFen,
    anonymous: clean.anonymous,
    merit_name: clean.anonymous ? null : clean.name,
    silent: clean.silent,
    honoree_kind: honoree.kind,
    honoree_notice: await noticeState(ctx, honoree.noticeEmail),
    personal: sealPersonal(ctx.cipher, id, clean),
    contact_index: contactIndex(ctx.cipher, clean.contact),
    receipt_index:
      receiptEmail === null ? null : contactIndex(ctx.cipher, { kind: 'email', value: receiptEmail }),
    language: input.language,
    created_at: at,
    expires_at: new Date(at.getTime() + ctx.settings.ORDER_EXPIRES_MINUTES * MINUTE_MS),
    uid: ctx.caller.uid,
    consent_version: input.consent,
    monthly: plan.monthly,
    plan_id: plan.planId,
  };
}

/** One wish too many is kept back without a word: who tries addresses out shall learn nothing. */
async function noticeState(ctx: DonateContext, email: string | null): Promise<'none' | 'wished' | 'held'> {
  if (email === null) return 'none';
  return (await mayAskForNotice(ctx)) ? 'wished' : 'held';
}
