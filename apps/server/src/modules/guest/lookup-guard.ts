import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import { callerExceeds, DEVICES_PER_ADDRESS, limitCaller } from '../../lib/limits/caller-limit.ts';
import type { Settings } from '../../settings.ts';
import { verifyCaptcha } from '../captcha/captcha.service.ts';

const TEN_MINUTES = 600;
const HOUR = 3_600;

interface GuardContext extends Context {
  readonly settings: Settings;
  readonly cipher: Cipher;
}

/**
 * Counts a try to find something by number or contact, by address and device, and by address alone, because a device's
 * id is only what the client says. After a few in ten minutes a captcha is asked for, after many in an hour it is
 * 'too-many-requests'. Whatever is looked up counts together: who guesses does not begin anew with another kind.
 */
export async function guardLookup(ctx: GuardContext, captcha: string | undefined): Promise<void> {
  const perHour = ctx.settings.RATE_LOOKUPS_PER_HOUR;
  const free = ctx.settings.LOOKUPS_BEFORE_CAPTCHA;
  const most = (points: number) => ({ perDevice: points, perAddress: points * DEVICES_PER_ADDRESS });
  await limitCaller(ctx, 'sponsor.lookup.hour', { ...most(perHour), seconds: HOUR });
  if (await callerExceeds(ctx, 'sponsor.lookup', { ...most(free), seconds: TEN_MINUTES })) {
    await verifyCaptcha(ctx, 'find-order', captcha);
  }
}
