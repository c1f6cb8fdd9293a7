import { limitCaller, PERSONS_PER_ADDRESS } from '../../lib/limits/caller-limit.ts';
import type { JournalContext } from './journal-context.ts';

/** Calls of one person; what was counted offline for years comes in a few hundred. */
const PER_HOUR = 600;
const HOUR_SECONDS = 3_600;

/** Counts one call of a person's devices. Refuses 'too-many-requests'. */
export function limitJournal(ctx: JournalContext, call: 'append' | 'since'): Promise<void> {
  return limitCaller(ctx, `journal.${call}`, {
    perUser: PER_HOUR,
    perAddress: PER_HOUR * PERSONS_PER_ADDRESS,
    seconds: HOUR_SECONDS,
  });
}
