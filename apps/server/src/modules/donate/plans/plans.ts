import { purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import type { Plan, PreparedGift } from '@yuanguang/contract/objects/donate';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { Refusal, refuse } from '../../../lib/refusal.ts';
import { idOfLink, linkSecret } from '../../guest/guest.service.ts';
import type { GiftRow, PlanRow } from '../donate.tables.ts';
import type { DonateContext, DonateTools } from '../donate-context.ts';
import { openPersonal, type Personal } from '../gifts/personal.ts';
import { momentOf, nextMonthDay } from './month-days.ts';
import {
  findPlan,
  findPlanOfGift,
  findPlansOf,
  insertPlan,
  lockPlan,
  updatePlan,
} from './plan.repository.ts';

const purposeOf = (planId: string): string => `donate.plan:${planId}`;

export const openPlan = ({ cipher }: Pick<DonateTools, 'cipher'>, { id, personal }: PlanRow): Personal =>
  JSON.parse(cipher.open(purposeOf(id), personal)) as Personal;

/** Secret of the link that prepares the next gift, and ends the plan. */
export const planSecret = ({ planKey }: Pick<DonateTools, 'planKey'>, planId: string): string =>
  linkSecret(planKey, planId);

/** The plan of a link, whatever its state. Refuses 'link-invalid'. */
export async function planByLink(ctx: DonateContext, secret: string): Promise<PlanRow> {
  return (await findPlan(ctx.db, idOfLink(ctx.planKey, secret))) ?? refuse('link-invalid');
}

/** What a paid gift does to plans: one that wishes it makes one, one that answers a plan keeps it going. */
export async function continuePlan(ctx: DonateContext, gift: GiftRow): Promise<void> {
  if (gift.plan_id !== null) {
    const plan = await lockPlan(ctx.db, gift.plan_id);
    if (plan?.state === 'active') await updatePlan(ctx.db, plan.id, { unanswered: 0 });
    if (plan?.state === 'paused') await resume(ctx, plan);
    return;
  }
  if (!gift.monthly || gift.personal === null) return;
  const at = ctx.now();
  const today = ctx.days.of(at);
  const id = newId(at);
  const monthDay = Number(today.slice(-2));
  const nextOn = nextMonthDay(today, monthDay);
  const { honoree, ...personal } = openPersonal(ctx.cipher, gift);
  const kept = { ...personal, honoree: { ...honoree, noticeEmail: null } };
  await insertPlan(ctx.db, {
    id,
    gift_id: gift.id,
    state: 'active',
    purpose_id: gift.purpose_id,
    amount_fen: gift.amount_fen,
    anonymous: gift.anonymous,
    silent: gift.silent,
    personal: ctx.cipher.seal(purposeOf(id), JSON.stringify(kept)),
    language: gift.language,
    uid: gift.uid,
    month_day: monthDay,
    next_on: nextOn,
    next_at: momentOf(nextOn),
    unanswered: 0,
    mailed_on: null,
    created_at: at,
    ended_at: null,
  });
}

async function resume(ctx: DonateContext, plan: PlanRow): Promise<void> {
  const nextOn = nextMonthDay(ctx.days.of(ctx.now()), plan.month_day);
  await updatePlan(ctx.db, plan.id, {
    state: 'active',
    unanswered: 0,
    next_on: nextOn,
    next_at: momentOf(nextOn),
  });
}

/** Ends a plan for good; said again it changes nothing. */
export function endPlan(ctx: DonateContext, planId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const plan = await lockPlan(ctx.db, planId);
    if (!plan || plan.state === 'ended') return;
    await updatePlan(ctx.db, planId, { state: 'ended', ended_at: ctx.now() });
  });
}

/** Who has money given back is not asked for more: the plan that the gift made or answered ends. */
export async function endPlanOf(ctx: DonateContext, gift: GiftRow): Promise<void> {
  const planId = gift.plan_id ?? (await findPlanOfGift(ctx.db, gift.id))?.id;
  if (planId !== undefined) await endPlan(ctx, planId);
}

/** The link of the plan that a gift made or answered; null when there is none, or none any more. */
export async function planTokenOf(ctx: DonateContext, gift: GiftRow): Promise<string | null> {
  if (gift.plan_id === null && !gift.monthly) return null;
  const plan =
    gift.plan_id === null ? await findPlanOfGift(ctx.db, gift.id) : await findPlan(ctx.db, gift.plan_id);
  return plan && plan.state !== 'ended' ? planSecret(ctx, plan.id) : null;
}

/** The plan that a gift says it answers. Refuses 'link-invalid', also for one that has ended. */
export async function answeredPlan(ctx: DonateContext, secret: string | undefined): Promise<string | null> {
  if (secret === undefined) return null;
  const plan = await planByLink(ctx, secret);
  return plan.state === 'ended' ? refuse('link-invalid') : plan.id;
}

function viewPlan(ctx: DonateContext, plan: PlanRow, language: Language): Plan {
  return {
    planToken: planSecret(ctx, plan.id),
    state: plan.state,
    purpose: purposeById(plan.purpose_id).title[language],
    amountFen: plan.silent ? null : plan.amount_fen,
    monthDay: plan.month_day,
    nextOn: plan.state === 'active' ? plan.next_on : null,
  };
}

/** The plan of a link, and the values with which its next gift is prepared; none once it has ended. */
export async function readPlan(
  ctx: DonateContext,
  { planToken, language }: { planToken: string; language: Language },
): Promise<{ plan: Plan; prepared: PreparedGift | null }> {
  const plan = await planByLink(ctx, planToken);
  const { anonymous, silent, amount_fen: amountFen, purpose_id: purposeId } = plan;
  const values = { amountFen, purposeId, anonymous, silent, ...openPlan(ctx, plan) };
  return { plan: viewPlan(ctx, plan, language), prepared: plan.state === 'ended' ? null : values };
}

export async function endByLink(
  ctx: DonateContext,
  { planToken, language }: { planToken: string; language: Language },
): Promise<{ plan: Plan }> {
  await endPlan(ctx, (await planByLink(ctx, planToken)).id);
  return { plan: viewPlan(ctx, await planByLink(ctx, planToken), language) };
}

/** The plans of who calls that have not ended. */
export async function myPlans(
  ctx: DonateContext,
  { language }: { language: Language },
): Promise<{ plans: Plan[] }> {
  const plans = await findPlansOf(ctx.db, ownUid(ctx));
  return { plans: plans.map((plan) => viewPlan(ctx, plan, language)) };
}

/** Address of the page that ends the plan by one tap; not the link by which its values are read. */
export const planEnding = (ctx: Pick<DonateTools, 'settings' | 'endingKey'>, planId: string): string =>
  `${ctx.settings.PUBLIC_URL}/giving/monthly/${linkSecret(ctx.endingKey, planId)}`;

/** The plan of such an address; undefined for one that was never given out. */
export function readPlanEnding(
  { endingKey }: Pick<DonateTools, 'endingKey'>,
  secret: string,
): string | undefined {
  try {
    return idOfLink(endingKey, secret);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
