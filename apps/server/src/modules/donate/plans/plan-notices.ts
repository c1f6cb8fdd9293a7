import { purposeById } from '@yuanguang/content';
import type { PurposeId } from '@yuanguang/contract/objects/donate';
import type { NoticeKind } from '../../../lib/notice-kind.ts';
import { donateMessages } from '../receipt/messages.ts';

interface PlanTold {
  readonly purposeId: PurposeId;
}

const GIVING_PAGE = '/pages/pay/pay';
const A_WEEK = 168;

function planKind(what: 'monthly' | 'paused', name: string): NoticeKind<PlanTold> {
  return {
    name,
    channels: ['push', 'mail'],
    required: false,
    usefulHours: A_WEEK,
    page: GIVING_PAGE,
    label: (language) => donateMessages(language)(`plan.${what}.label`),
    pushed: (language) => donateMessages(language)(`plan.${what}.pushed`),
    words({ purposeId }, language) {
      const t = donateMessages(language);
      const purpose = purposeById(purposeId).title[language];
      return { title: t(`plan.${what}.title`), text: t(`plan.${what}.text`, { purpose }) };
    },
    samples: [{ purposeId: 'lamps' }],
  };
}

/** What an account is told of a gift that it makes each month. */
export const PLAN_NOTICES = {
  monthly: planKind('monthly', 'donate.monthly'),
  paused: planKind('paused', 'donate.monthly-paused'),
};
