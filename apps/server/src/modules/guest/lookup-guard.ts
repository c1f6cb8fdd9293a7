import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import { callerExceeds, DEVICES_PER_ADDRESS, limitCaller } from '../../lib/limits/caller-limit.ts';
import { count, giveBack } from '../../lib/limits/rate-limit.ts';
import type { Settings } from '../../settings.ts';
import { verifyCaptcha } from '../captcha/captcha.service.ts';
import { contactKey, type Reach } from './contact.ts';

const TWO_MINUTES = 120;
const TEN_MINUTES = 600;
const HOUR = 3_600;

/** What is found by number or contact. */
type Kind = 'order' | 'gift';
const OTHER = { order: 'gift', gift: 'order' } as const satisfies Record<Kind, Kind>;
type Contact = Reach['contact'];

interface GuardContext extends Context {
  readonly settings: Settings;
  readonly cipher: Cipher;
}

/**
 * Counts a try to find something by number or contact, by address and device, and by address alone, because a device's
 * id is only what the client says. After a few in ten minutes a captcha is asked for, after many in an hour it is
 * 'too-many-requests'. Whatever is looked up counts together: who guesses does not begin anew with another kind.
 *
 * A contact may belong to both kinds: whoever was let through for one may ask for the same contact among the other, once
 * within two minutes by the same device, and nothing else. It costs no second picture, and a guess is still one.
 */
export async function guardLookup(
  ctx: GuardContext,
  captcha: string | undefined,
  asked?: { readonly kind: Kind; readonly contact: Contact } | undefined,
): Promise<void> {
  if (asked && (await giveBack(ctx, passOf(ctx, asked.kind, asked.contact)))) return;
  const perHour = ctx.settings.RATE_LOOKUPS_PER_HOUR;
  const free = ctx.settings.LOOKUPS_BEFORE_CAPTCHA;
  const most = (points: number) => ({ perDevice: points, perAddress: points * DEVICES_PER_ADDRESS });
  await limitCaller(ctx, 'sponsor.lookup.hour', { ...most(perHour), seconds: HOUR });
  if (await callerExceeds(ctx, 'sponsor.lookup', { ...most(free), seconds: TEN_MINUTES })) {
    await verifyCaptcha(ctx, 'find-order', captcha);
  }
  if (asked) await count(ctx, { key: passOf(ctx, OTHER[asked.kind], asked.contact), seconds: TWO_MINUTES });
}

/** The counter of who may ask once more. */
const passOf = ({ caller }: GuardContext, kind: Kind, { kind: way, value }: Contact): string =>
  `lookup.also:${kind}:${caller.ip}:${caller.deviceId}:${contactKey(way, value)}`;
