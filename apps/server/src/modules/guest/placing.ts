import type { Context } from '../../lib/context.ts';
import { PERSONS_PER_ADDRESS } from '../../lib/limits/caller-limit.ts';
import type { Use } from '../../lib/limits/rate-limit.repository.ts';
import { useOf } from '../../lib/limits/rate-limit.ts';
import { uniqueViolation } from '../../lib/unique-violation.ts';

const HOUR = 3_600;

/** A counter of what is placed, and how many it may come to. */
export interface PlacingLimit {
  readonly use: Use;
  readonly most: number;
}

/** How many an hour a device may place, and all at one address; for `countedUses` in the statement that places. */
export function placingLimits(
  { caller }: Pick<Context, 'caller'>,
  action: string,
  perDevice: number,
  at: Date,
) {
  const limit = (key: string, most: number): PlacingLimit => ({
    use: useOf({ key, seconds: HOUR }, at),
    most,
  });
  return [
    limit(`${action}:device:${caller.ip}:${caller.deviceId}`, perDevice),
    limit(`${action}:ip:${caller.ip}`, perDevice * PERSONS_PER_ADDRESS),
  ];
}

/** A number already given away (one in a thousand million) is simply drawn again; `rule` is the database's. */
export async function withFreeNumber<Placed>(
  rule: string,
  draw: () => string,
  insert: (number: string) => Promise<Placed>,
): Promise<Placed> {
  for (;;) {
    try {
      return await insert(draw());
    } catch (error) {
      if (uniqueViolation(error) !== rule) throw error;
    }
  }
}
