import type { Context } from '../context.ts';
import { count, limit } from './rate-limit.ts';

/** How much more than one person an address may do, for a whole temple hall may stand behind it. */
export const PERSONS_PER_ADDRESS = 10;
/** How much more than one device it may do. */
export const DEVICES_PER_ADDRESS = 5;

/** How often one caller may do something within `seconds`. */
export interface CallerLimit {
  readonly seconds: number;
  /** From one address. */
  readonly perAddress: number;
  /** By one device at one address; what a device is called is only what the client says. */
  readonly perDevice?: number;
  /** By one account. */
  readonly perUser?: number;
}

type CallerContext = Pick<Context, 'db' | 'now' | 'caller'>;

/**
 * Counts one use of `action` for whoever calls: by account, by device and by address, as far as the limit speaks of them.
 * Refuses 'too-many-requests'. Not inside a transaction.
 */
export async function limitCaller(ctx: CallerContext, action: string, most: CallerLimit): Promise<void> {
  for (const { key, points } of counters(ctx, action, most)) {
    await limit(ctx, { key, points, seconds: most.seconds });
  }
}

/** Counts one use as well, but only answers whether it is one too many: for what then asks for a captcha, or does less. */
export async function callerExceeds(ctx: CallerContext, action: string, most: CallerLimit): Promise<boolean> {
  let exceeds = false;
  for (const { key, points } of counters(ctx, action, most)) {
    if ((await count(ctx, { key, seconds: most.seconds })) > points) exceeds = true;
  }
  return exceeds;
}

/** The counters of whoever calls, for what decides by itself how it refuses. */
export function counters(
  { caller }: Pick<CallerContext, 'caller'>,
  action: string,
  most: Omit<CallerLimit, 'perAddress'> & { readonly perAddress?: number },
) {
  const { uid, ip, deviceId } = caller;
  return [
    { key: `${action}:user:${uid}`, points: uid === null ? undefined : most.perUser },
    { key: `${action}:device:${ip}:${deviceId}`, points: most.perDevice },
    { key: `${action}:ip:${ip}`, points: most.perAddress },
  ].filter((counter): counter is { key: string; points: number } => counter.points !== undefined);
}
