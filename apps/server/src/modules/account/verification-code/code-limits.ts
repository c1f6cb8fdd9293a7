import { counters, DEVICES_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { giveBack, type Limit, overUntil } from '../../../lib/limits/rate-limit.ts';
import { giveTurnBack, type Turns, takeTurn } from '../../../lib/limits/turns.ts';
import { refuseUntil } from '../../../lib/refusal.ts';
import type { CodeKey, Counted } from '../../verification-code/verification-code.service.ts';
import type { AccountContext } from '../account-context.ts';
import type { User } from '../user/user.repository.ts';
import { hasLoggedIn } from '../user/user-log.repository.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** For one thing, such as logging in: a minute between two codes, as existing pages count it down (PROTOCOL 3.4). */
const SCENE_WAITS = [60] as const;
/** For all things together, in seconds after the first code of a day, the second and so on: some thirty a day at most. */
const WAITS = [0, 0, 60, 60, 300, 600, 1_200, 1_800, 3_600] as const;
const IN_TOTAL = 'account.code:sms';

/**
 * Counts a code for this number or address. Strangers only slow each other down: who has logged in to the account on this
 * device before has turns of one's own, and does not count among those of the network address or in total. What a turn
 * costs is a picture read each time. Refuses 'code-wait' with when, and then has counted nothing.
 */
export async function countCode(
  ctx: AccountContext,
  { channel, target, scene }: CodeKey,
  user: User | undefined,
): Promise<Counted> {
  const { deviceId } = ctx.caller;
  const known = user !== undefined && deviceId !== '' && (await hasLoggedIn(ctx.db, user.id, deviceId));
  const lane = `account.code:${channel}:${target}${known ? `:${deviceId}` : ''}`;
  const turns: Turns[] = [
    { key: `${lane}:${scene}`, waits: SCENE_WAITS, seconds: SCENE_WAITS[0] },
    { key: lane, waits: WAITS, seconds: DAY },
  ];
  const undo: (() => Promise<unknown>)[] = [];
  const all = { giveBack: async () => void (await Promise.all(undo.map((one) => one()))) };
  const orRefuse = async (next: Date | undefined) => {
    if (!next) return;
    await all.giveBack();
    refuseUntil('code-wait', next, ctx.now());
  };
  for (const turn of turns) {
    await orRefuse(await takeTurn(ctx, turn));
    undo.push(() => giveTurnBack(ctx, turn.key));
  }
  for (const one of limitsOf(ctx, channel, known)) {
    undo.push(() => giveBack(ctx, one.key));
    const next = await overUntil(ctx, one);
    if (next && one.key === IN_TOTAL) ctx.log.warn({ next }, 'no more codes by text message for strangers');
    await orRefuse(next);
  }
  return all;
}

function limitsOf(ctx: AccountContext, channel: string, known: boolean): Limit[] {
  const perDevice = ctx.settings.RATE_CODES_PER_HOUR;
  const perAddress = known ? {} : { perAddress: perDevice * DEVICES_PER_ADDRESS };
  const most = { perDevice, ...perAddress, seconds: HOUR };
  const limits: Limit[] = counters(ctx, 'account.code', most).map((one) => ({ ...one, seconds: HOUR }));
  if (channel === 'sms' && !known) {
    limits.push({ key: IN_TOTAL, points: ctx.settings.SMS_CODES_PER_HOUR, seconds: HOUR });
  }
  return limits;
}
