import type { Language } from '@yuanguang/contract/languages';
import { inTransaction } from '../../../lib/context.ts';
import { tell } from '../../notice/notice.service.ts';
import type { PlanRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';
import { momentOf, passedDays } from './month-days.ts';
import { lockDuePlan, updatePlan } from './plan.repository.ts';
import { PLAN_NOTICES } from './plan-notices.ts';
import { reminderChannel } from './plan-text.ts';
import { openPlan } from './plans.ts';

/** Unanswered so often, a plan is paused. */
const MOST_UNANSWERED = 3;
/** After a time down a reminder is of use for a week. */
const USEFUL_MS = 7 * 86_400_000;

/**
 * Reminds of every plan that is due. Plan and what is sent change in one transaction, so none is reminded of twice or
 * missed; of what fell due while nothing ran only the last day counts, for a week. Answers how many were told something.
 */
export async function remindMonthly(ctx: DonateContext): Promise<number> {
  let told = 0;
  for (;;) {
    const done = await inTransaction(ctx, async (ctx) => {
      const plan = await lockDuePlan(ctx.db, ctx.now());
      return plan && { said: await remind(ctx, plan) };
    });
    if (!done) return told;
    if (done.said) told += 1;
  }
}

async function remind(ctx: DonateContext, plan: PlanRow): Promise<boolean> {
  const at = ctx.now();
  const { last, next } = passedDays(plan.next_on, plan.month_day, at);
  const moved = { next_on: next, next_at: momentOf(next) };
  if (at.getTime() - momentOf(last).getTime() > USEFUL_MS) {
    await updatePlan(ctx.db, plan.id, moved);
    return false;
  }
  const paused = plan.unanswered >= MOST_UNANSWERED;
  await updatePlan(ctx.db, plan.id, {
    ...moved,
    ...(paused ? { state: 'paused' } : { unanswered: plan.unanswered + 1 }),
  });
  await send(ctx, plan, last, paused ? 'paused' : 'monthly');
  return true;
}

/** An account by a notice, everybody else by mail or text message; of a pause no text message is made. */
async function send(
  ctx: DonateContext,
  plan: PlanRow,
  day: string,
  what: 'monthly' | 'paused',
): Promise<void> {
  if (plan.uid === null) {
    const channel = reminderChannel(ctx, openPlan(ctx, plan));
    if (channel === undefined || (channel === 'sms' && what === 'paused')) return;
    await ctx.jobs.enqueue(ctx, 'donate.monthly', { planId: plan.id, day, what });
    return;
  }
  await tell(ctx, {
    uid: plan.uid,
    kind: PLAN_NOTICES[what],
    data: { purposeId: plan.purpose_id },
    key: `${plan.id}:${day}`,
    language: plan.language as Language,
  });
}
