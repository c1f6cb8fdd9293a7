import { createSecretKey, type KeyObject } from 'node:crypto';
import { PURPOSES, type PurposeId } from '@yuanguang/contract/objects/donate';
import type { GiftOffer } from '@yuanguang/contract/rules/donate';
import type { ModuleDeps } from '../../app-module.ts';
import type { Context } from '../../lib/context.ts';
import { type TempleDays, templeDays } from '../../lib/temple-day.ts';
import type { Settings } from '../../settings.ts';
import { type ToldLicence, takesWorshipGifts, toldLicence } from '../config/config.service.ts';
import { type PaymentTools, paymentTools } from '../payment/payment.service.ts';
import { type CodeTools, codeSender } from '../verification-code/verification-code.service.ts';

/** What the functions of gifts work with besides the context of a call. */
export interface DonateTools extends PaymentTools, CodeTools {
  readonly settings: Settings;
  /** Key of the links to gifts. */
  readonly linkKey: KeyObject;
  /** Key of the links to monthly plans. */
  readonly planKey: KeyObject;
  /** Key of the addresses by which a mailbox ends notices, and a plan is ended. */
  readonly endingKey: KeyObject;
  /** Key of the short addresses of monthly plans in text messages. */
  readonly planTextKey: KeyObject;
  readonly days: TempleDays;
  readonly licence: ToldLicence;
}

export interface DonateContext extends Context, DonateTools {}

export function donateTools(
  deps: Pick<
    ModuleDeps,
    'settings' | 'jobs' | 'keys' | 'paymentProviders' | 'modules' | 'mailer' | 'sms' | 'clock' | 'log'
  >,
): DonateTools {
  return {
    ...paymentTools(deps),
    settings: deps.settings,
    jobs: deps.jobs,
    cipher: deps.keys.data,
    codes: codeSender(deps),
    linkKey: createSecretKey(deps.keys.derive('donate.gift-link')),
    planKey: createSecretKey(deps.keys.derive('donate.plan-link')),
    endingKey: createSecretKey(deps.keys.derive('donate.notice-ending')),
    planTextKey: createSecretKey(deps.keys.derive('donate.plan-text')),
    days: templeDays(deps.settings.DAY_BOUNDARY),
    licence: toldLicence(deps),
  };
}

export function withTools(ctx: Context, tools: DonateTools): DonateContext {
  return { ...ctx, ...tools };
}

const FEN = 100;

/** Whether something is given for it now: for what stands before the Buddha only while gifts are taken with worship. */
export const isOpen = async (ctx: DonateContext, purpose: PurposeId): Promise<boolean> =>
  purpose !== 'worship' || takesWorshipGifts(ctx, ctx.licence);

/** By what a gift is judged. Ask before a transaction begins. */
export async function offerOf(ctx: DonateContext): Promise<GiftOffer> {
  const open = await Promise.all(PURPOSES.map((purpose) => isOpen(ctx, purpose)));
  return { mostFen: ctx.settings.GIFT_MOST_YUAN * FEN, purposes: PURPOSES.filter((_, index) => open[index]) };
}
