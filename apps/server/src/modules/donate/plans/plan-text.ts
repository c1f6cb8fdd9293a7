import type { Language } from '@yuanguang/contract/languages';
import { Refusal } from '../../../lib/refusal.ts';
import type { TextMessage } from '../../../providers/sms/sender.ts';
import { canText } from '../../../settings-sms.ts';
import { idOfLink, linkSecret, mailAddress, type Reach } from '../../guest/guest.service.ts';
import type { DonateTools } from '../donate-context.ts';
import { donateMessages } from '../receipt/messages.ts';
import { planSecret } from './plans.ts';

/** With the id 32 characters: a variable in an approved template may have 35. */
const SEAL_BYTES = 12;

/** How a giver without an account is reminded: by mail where an address was left, else by text message where that goes. */
export function reminderChannel(
  { settings }: Pick<DonateTools, 'settings'>,
  reach: Reach,
): 'mail' | 'sms' | undefined {
  if (mailAddress(reach) !== null) return 'mail';
  return reach.contact.kind === 'phone' && canText(settings, 'monthly') ? 'sms' : undefined;
}

/** The month's reminder as a text message. Without name and amount: a telephone shows it on its locked screen. */
export function planText(
  { purpose, code, link }: { readonly purpose: string; readonly code: string; readonly link: string },
  language: Language,
): Pick<TextMessage, 'text' | 'language' | 'news'> {
  const text = donateMessages(language)('plan.sms', { purpose, link });
  return { text, language, news: { kind: 'monthly', values: { purpose, code } } };
}

/** Stands at the end of the short address. */
export const planCode = ({ planTextKey }: Pick<DonateTools, 'planTextKey'>, planId: string): string =>
  linkSecret(planTextKey, planId, SEAL_BYTES);

/** The short address; it leads on to the link of the plan. */
export const shortAddress = ({ settings }: Pick<DonateTools, 'settings'>, code: string): string =>
  `${settings.PUBLIC_URL}/giving/m/${code}`;

/** The page of the plan to which a short address leads on, without the origin; undefined for one that was never given out. */
export function pageOfCode(tools: DonateTools, code: string): string | undefined {
  try {
    return planPage(tools, idOfLink(tools.planTextKey, code, SEAL_BYTES));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Where a plan's gift is prepared, and the plan ended. */
export const planPage = (tools: Pick<DonateTools, 'planKey'>, planId: string): string =>
  `/zhuyin/#/pages/pay/pay?plan=${planSecret(tools, planId)}`;
