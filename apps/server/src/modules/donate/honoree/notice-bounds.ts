import { callerExceeds } from '../../../lib/limits/caller-limit.ts';
import { count } from '../../../lib/limits/rate-limit.ts';
import type { GiftRow } from '../donate.tables.ts';
import type { DonateContext } from '../donate-context.ts';

const DAY = 86_400;
/** What comes unasked into one mailbox in a day, whoever gives. */
const PER_MAILBOX = 3;
/** What one giver has sent in a day. */
const PER_GIVER = 10;
const PER_ORIGIN = { perDevice: 10, perAddress: 50, seconds: DAY };

/** Counts a wish for a notice where it is made, by device and address. Not inside a transaction. */
export async function mayAskForNotice(ctx: DonateContext): Promise<boolean> {
  if (!(await callerExceeds(ctx, 'donate.honoree', PER_ORIGIN))) return true;
  ctx.log.warn(
    { requestId: ctx.requestId },
    'a notice to an honoree is held: too many wished from one origin',
  );
  return false;
}

/** Counts a notice that is about to go out, by the mailbox and by who gave. Not inside a transaction. */
export async function maySendNotice(ctx: DonateContext, gift: GiftRow, mailbox: string): Promise<boolean> {
  const counters = [
    { key: `donate.honoree:mailbox:${mailbox}`, most: PER_MAILBOX },
    { key: `donate.honoree:giver:${gift.uid ?? gift.contact_index}`, most: PER_GIVER },
  ];
  let may = true;
  for (const { key, most } of counters) if ((await count(ctx, { key, seconds: DAY })) > most) may = false;
  return may;
}
