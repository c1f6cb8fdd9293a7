import { setTimeout as after } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Context } from '../../lib/context.ts';
import { callerAddress } from '../../lib/limits/caller-address.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../lib/limits/caller-limit.ts';
import { limit } from '../../lib/limits/rate-limit.ts';
import { createKeyedPermits, QueueFull } from '../../lib/limits/semaphore.ts';
import { throttle } from '../../lib/limits/throttle.ts';
import { Refusal } from '../../lib/refusal.ts';
import { within } from '../../lib/within.ts';

/**
 * Drawings under way or waiting: of one link (the certificate, and a card of it in two shapes with the name or without,
 * as somebody sees them one after the other), from one address, and of all requests together.
 */
const OF_LINK = 5;
const OF_ADDRESS = 8;
const OF_ALL = 32;
const HOUR = 3_600;
/** How long a request waits for its picture. It is drawn all the same, and there when it is asked for again. */
const PATIENCE_MS = 20_000;
/** Who is refused hears so a little later: asking again at once would cost more than waiting. */
const HELD_MS = 500;

/** The picture is not there yet: to be asked for again after so many seconds. */
export class Later extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('the picture comes later');
    this.seconds = seconds;
  }
}

export interface AdmissionSettings {
  /** Requests a minute from one address. */
  readonly perMinute: number;
  /** New pictures an hour for one link. */
  readonly perHour: number;
}

/** Who may have a picture drawn now. */
export function createAdmission({ perMinute, perHour }: AdmissionSettings, clock: Clock) {
  const requests = throttle(perMinute, clock);
  const links = createKeyedPermits({ perKey: OF_LINK, total: OF_ALL });
  const addresses = createKeyedPermits({ perKey: OF_ADDRESS, total: OF_ALL });

  async function later(seconds: number): Promise<never> {
    await after(HELD_MS);
    throw new Later(seconds);
  }

  function permit(link: string, address: string): (() => void) | undefined {
    const ofLink = links(link);
    const ofAddress = ofLink && addresses(address);
    if (!ofAddress) {
      ofLink?.();
      return undefined;
    }
    return () => {
      ofLink?.();
      ofAddress();
    };
  }

  /** Counts a drawing of the hour. */
  async function count(ctx: Context, link: string): Promise<void> {
    try {
      await limit(ctx, { key: `certificate:link:${link}`, points: perHour, seconds: HOUR });
      await limitCaller(ctx, 'certificate', { seconds: HOUR, perAddress: perHour * PERSONS_PER_ADDRESS });
    } catch (error) {
      if (error instanceof Refusal) return later(HOUR / 6);
      throw error;
    }
  }

  return {
    /** Counts a request. @throws {Later} */
    async request(ip: string): Promise<void> {
      if (!requests(ip)) await later(5);
    },
    /**
     * Has the picture drawn, as soon as it is its turn. A drawing that began ends, whoever went away.
     * @throws {Later} when too many wait, or when it takes long.
     */
    async draw(ctx: Context, link: string, work: () => Promise<Buffer>): Promise<Buffer> {
      const release = permit(link, callerAddress(ctx.caller.ip));
      if (!release) return later(2);
      let drawn: Promise<Buffer>;
      try {
        await count(ctx, link);
        drawn = work();
      } catch (error) {
        release();
        throw error;
      }
      const over = drawn.finally(release);
      // Nobody may be left to hear of a failure.
      over.catch(() => undefined);
      try {
        return await within(PATIENCE_MS, over, () => {
          throw new Later(1);
        });
      } catch (error) {
        if (error instanceof QueueFull) return later(2);
        throw error;
      }
    },
  };
}
