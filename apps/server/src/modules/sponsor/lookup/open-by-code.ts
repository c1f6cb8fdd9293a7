import type { Language } from '@yuanguang/contract/languages';
import type { MyOrder, Order } from '@yuanguang/contract/objects/sponsor';
import { DEVICES_PER_ADDRESS, limitCaller } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import { contactCode, readContact } from '../../guest/guest.service.ts';
import type { SealedCode } from '../../verification-code/verification-code.service.ts';
import { viewListed } from '../orders/my-orders.ts';
import { type FullOrder, findByContact } from '../orders/order.repository.ts';
import { contactIndex } from '../orders/personal.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import type { SponsorContext } from '../sponsor-context.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'sponsor.open-code': SealedCode;
  }
}

const HOUR = 3_600;
const MOST_ANSWERS = 20;

/** A code that opens the orders of a contact, for who has lost their numbers. */
export const openCode = contactCode({
  scene: 'open-orders',
  job: 'sponsor.open-code',
  indexOf: contactIndex,
  words(word, values, language) {
    const t = sponsorMessages(language);
    return word === 'temple' ? t('receipt.temple') : t(`opening.${word}`, values);
  },
});

async function limitTries(ctx: SponsorContext, action: string): Promise<void> {
  const perDevice = ctx.settings.RATE_CODES_PER_HOUR;
  const perAddress = perDevice * DEVICES_PER_ADDRESS;
  await limitCaller(ctx, `sponsor.${action}`, { perDevice, perAddress, seconds: HOUR });
}

const contactOf = (text: string): Order['contact'] => readContact(text) ?? refuse('param-invalid', 'contact');

/** Newest first, at most 20; none of a person who was erased. */
async function ordersOf(ctx: SponsorContext, contact: Order['contact']): Promise<FullOrder[]> {
  const orders = await findByContact(ctx.db, contactIndex(ctx.cipher, contact), MOST_ANSWERS);
  return orders.filter(({ personal, owner_erased_at: erased }) => personal !== null && erased === null);
}

/** Sends a code to a phone or email with which there are orders, and answers the same where there are none. */
export async function sendOpenCode(
  ctx: SponsorContext,
  input: { contact: string; captcha?: string | undefined; language: Language },
): Promise<{ channel: 'sms' | 'mail' }> {
  await limitTries(ctx, 'open-code');
  const contact = contactOf(input.contact);
  await verifyCaptcha(ctx, 'find-order', input.captcha);
  const known = (await ordersOf(ctx, contact)).length > 0;
  await openCode.send(ctx, contact, { secret: true, known });
  return { channel: contact.kind === 'phone' ? 'sms' : 'mail' };
}

/** The orders of the contact that the code was sent to, newest first, each with its link. Refuses 'order-code-wrong'. */
export async function openByCode(
  ctx: SponsorContext,
  input: { contact: string; code: string; language: Language },
): Promise<{ orders: MyOrder[] }> {
  await limitTries(ctx, 'open-by-code');
  const contact = contactOf(input.contact);
  if (!(await openCode.take(ctx, contact, input.code))) refuse('order-code-wrong', 'code');
  const orders = await ordersOf(ctx, contact);
  if (orders.length === 0) refuse('order-code-wrong', 'code');
  return { orders: await viewListed(ctx, orders, input.language) };
}
