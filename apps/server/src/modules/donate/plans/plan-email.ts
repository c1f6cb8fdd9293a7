import { purposeById } from '@yuanguang/content';
import type { Language } from '@yuanguang/contract/languages';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { type Message, type Notice, notice } from '../../../lib/notice.ts';
import { mailAddress } from '../../guest/guest.service.ts';
import { type DonateContext, type DonateTools, withTools } from '../donate-context.ts';
import { donateMessages } from '../receipt/messages.ts';
import { findPlan, updatePlan } from './plan.repository.ts';
import { planCode, planPage, planText, reminderChannel, shortAddress } from './plan-text.ts';
import { openPlan, planEnding } from './plans.ts';

interface PlanMailJob {
  readonly planId: string;
  /** The temple's day that is reminded of. */
  readonly day: string;
  readonly what: 'monthly' | 'paused';
}

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'donate.monthly': PlanMailJob;
  }
}

interface PlanLetter {
  readonly what: PlanMailJob['what'];
  readonly name: string;
  readonly purpose: string;
  /** Opens the prepared gift. */
  readonly link: string;
  readonly ending: string;
}

const SAMPLE: PlanLetter = {
  what: 'monthly',
  name: '陈静慧',
  purpose: '供灯',
  link: 'https://example.org/zhuyin/#/pages/pay/pay',
  ending: 'https://example.org/giving/monthly/',
};

/** Without the amount: the gift that the link prepares shows it to who opens it. */
const planEmail = mailKind<PlanLetter>(
  [SAMPLE, { ...SAMPLE, what: 'paused' }],
  ({ what, name, purpose, link, ending }, language) => {
    const t = donateMessages(language);
    return mailContent(language, t(`plan.${what}.title`), [
      { greeting: t('plan.greeting', { name }) },
      t(`plan.${what}.text`, { purpose }),
      t('plan.nothing'),
      { label: t('plan.link'), href: link, note: t('plan.linkNote') },
      { closing: [t('temple')] },
      { label: t('plan.ending'), href: ending, note: t('plan.endingNote') },
    ]);
  },
);

/** The month's reminder, or by mail that the plan is paused, to who gives without an account: once a day of the plan. */
export function planNotice(tools: DonateTools): Notice {
  return notice('donate.monthly', {
    mails: [planEmail],
    compose: (ctx, data) => compose(withTools(ctx, tools), data),
    sent: ({ db }, { planId, day }) => updatePlan(db, planId, { mailed_on: day }),
  });
}

async function compose(ctx: DonateContext, { planId, day, what }: PlanMailJob): Promise<Message | undefined> {
  const plan = await findPlan(ctx.db, planId);
  // Ended, or taken into an account, meanwhile; or handed over before.
  if (!plan || plan.state === 'ended' || plan.mailed_on === day) return undefined;
  const personal = openPlan(ctx, plan);
  if (reminderChannel(ctx, personal) === undefined) return undefined;
  const language = plan.language as Language;
  const purpose = purposeById(plan.purpose_id).title[language];
  const to = mailAddress(personal);
  if (to === null) {
    const code = planCode(ctx, planId);
    const text = planText({ purpose, code, link: shortAddress(ctx, code) }, language);
    return { text: { ...text, mobile: personal.contact.value } };
  }
  const link = `${ctx.settings.PUBLIC_URL}${planPage(ctx, planId)}`;
  const ending = planEnding(ctx, planId);
  const content = planEmail.render({ what, name: personal.name, purpose, link, ending }, language);
  return { mail: { ...content, to, id: `gift-plan-${planId}-${day}`, endedAt: ending } };
}
