import type { Language } from '@yuanguang/contract/languages';
import type { Context } from '../../../lib/context.ts';
import { DEVICES_PER_ADDRESS, limitCaller } from '../../../lib/limits/caller-limit.ts';
import type { VisitorData, VisitorThings } from '../../../lib/personal-data.ts';
import { refuse } from '../../../lib/refusal.ts';
import type { Settings } from '../../../settings.ts';
import { verifyCaptcha } from '../../captcha/captcha.service.ts';
import type { CodeTools } from '../../verification-code/verification-code.service.ts';
import { contactKey } from '../contact.ts';
import { erasureCode } from './erasure-code.ts';

export interface ErasureTools extends CodeTools {
  readonly settings: Settings;
  /** What every module keeps of visitors; asked when it is needed. */
  readonly holders: () => readonly VisitorData[];
}
type ErasureContext = Context & ErasureTools;

const HOUR = 3_600;

interface Found {
  readonly holder: VisitorData;
  readonly things: VisitorThings;
}

const keyOf = ({ contact }: VisitorThings): string => contactKey(contact.kind, contact.value);

/**
 * What the query names, whoever keeps it. All of it is of one contact: where a number could be read as a phone too, what
 * is found first counts. Refuses 'param-invalid'.
 */
async function find(ctx: ErasureContext, query: string): Promise<Found[]> {
  const found: Found[] = [];
  let readable = false;
  for (const holder of ctx.holders()) {
    const things = await holder.find(ctx, query);
    readable ||= things !== 'unreadable';
    if (things === undefined || things === 'unreadable') continue;
    const [first] = found;
    if (!first || keyOf(first.things) === keyOf(things)) found.push({ holder, things });
  }
  return readable ? found : refuse('param-invalid', 'query');
}

async function limitTries(ctx: ErasureContext, action: string): Promise<void> {
  const perDevice = ctx.settings.RATE_CODES_PER_HOUR;
  const perAddress = perDevice * DEVICES_PER_ADDRESS;
  await limitCaller(ctx, `guest.${action}`, { perDevice, perAddress, seconds: HOUR });
}

/**
 * Sends a code to the contact that was left: to nobody else, whoever asks. That something was left with it the look-up
 * tells alike.
 */
export async function sendErasureCode(
  ctx: ErasureContext,
  input: { query: string; captcha?: string | undefined; language: Language },
): Promise<{ channel: 'sms' | 'mail' }> {
  await limitTries(ctx, 'erasure-code');
  await verifyCaptcha(ctx, 'find-order', input.captcha);
  const found = await find(ctx, input.query);
  const [first] = found;
  if (!first) return refuse('nothing-kept', 'query');
  if (found.every(({ things }) => things.free.length === 0)) refuse('kept-in-account', 'query');
  const { contact } = first.things;
  await erasureCode.send(ctx, contact);
  return { channel: contact.kind === 'phone' ? 'sms' : 'mail' };
}

/** Erases what the code is for; what belongs to an account stays with it. Answers how many things that were. */
export async function eraseByCode(
  ctx: ErasureContext,
  input: { query: string; code: string; language: Language },
): Promise<{ erased: number }> {
  await limitTries(ctx, 'erasure');
  const found = await find(ctx, input.query);
  const [first] = found;
  if (!first || !(await erasureCode.take(ctx, first.things.contact, input.code))) {
    refuse('erasure-code-wrong', 'code');
  }
  let erased = 0;
  for (const { holder, things } of found) {
    for (const id of things.free) if (await holder.erase(ctx, id)) erased += 1;
  }
  return { erased };
}
