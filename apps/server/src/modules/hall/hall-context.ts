import { createSecretKey, type KeyObject } from 'node:crypto';
import type { HallOffer } from '@yuanguang/contract/rules/hall';
import { lunarCalendar } from '@yuanguang/contract/rules/lunar-table';
import type { TabletDay } from '@yuanguang/contract/rules/tablet-date';
import type { ModuleDeps } from '../../app-module.ts';
import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Jobs } from '../../lib/jobs.ts';
import { refuse } from '../../lib/refusal.ts';
import { type TempleDays, templeDays } from '../../lib/temple-day.ts';
import type { Settings } from '../../settings.ts';
import {
  configFor,
  requireBuying,
  type ToldLicence,
  takesWorshipGifts,
  toldLicence,
} from '../config/config.service.ts';
import { type PaymentTools, paymentTools } from '../payment/payment.service.ts';

/** What the functions of the halls work with besides the context of a call. */
export interface HallTools extends PaymentTools {
  readonly settings: Settings;
  readonly cipher: Cipher;
  readonly jobs: Jobs;
  /** Key of the links to tablets. */
  readonly linkKey: KeyObject;
  readonly days: TempleDays;
  readonly licence: ToldLicence;
}

export interface HallContext extends Context, HallTools {}

export function hallTools(
  deps: Pick<ModuleDeps, 'settings' | 'jobs' | 'keys' | 'paymentProviders' | 'modules' | 'clock' | 'log'>,
): HallTools {
  return {
    ...paymentTools(deps),
    settings: deps.settings,
    jobs: deps.jobs,
    cipher: deps.keys.data,
    linkKey: createSecretKey(deps.keys.derive('hall.tablet-link')),
    days: templeDays(deps.settings.DAY_BOUNDARY),
    licence: toldLicence(deps),
  };
}

export function withTools(ctx: Context, tools: HallTools): HallContext {
  return { ...ctx, ...tools };
}

const FEN = 100;

/** What can be given now: `gifts` with money, `free` without. Ask before a transaction begins. */
export async function offerOf(ctx: HallContext): Promise<HallOffer & { readonly gifts: boolean }> {
  const { buyclosed, hallFree } = await configFor(ctx);
  const gifts = !buyclosed && (await takesWorshipGifts(ctx, ctx.licence));
  // Where nothing can be given, nothing is asked for.
  return { gifts, free: hallFree || !gifts, mostFen: ctx.settings.GIFT_MOST_YUAN * FEN };
}

/** Refuses 'buying-closed' or 'hall-gifts-closed' while nothing can be given. */
export async function requireGifts(ctx: HallContext): Promise<void> {
  await requireBuying(ctx);
  if (!(await takesWorshipGifts(ctx, ctx.licence))) refuse('hall-gifts-closed');
}

/** The temple's day that is now. */
export const todayOf = ({ days, now }: Pick<HallContext, 'days' | 'now'>): string => days.of(now());

/** By what the dates of a tablet are judged. */
export const tabletDay = (ctx: Pick<HallContext, 'days' | 'now'>): TabletDay => ({
  calendar: lunarCalendar,
  today: todayOf(ctx),
});
