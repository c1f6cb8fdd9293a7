import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import type { Donor, DonorChoice } from '@yuanguang/contract/objects/sponsor';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import { DEVICES_PER_ADDRESS, limitCaller } from '../../../lib/limits/caller-limit.ts';
import { lunarDay } from '../../../lib/lunar-day.ts';
import { requireModule } from '../../config/config.service.ts';
import { cursorOf, placeOf } from '../../guest/guest.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { type DonorFilter, listDonors } from './donor.repository.ts';
import { donorKey } from './donor-key.ts';
import { ownerOf } from './own-donors.ts';
import { readTotals } from './total.repository.ts';

const WEEK_DAYS = 7;
const SEARCHES_A_MINUTE = 30;

interface DonorsInput {
  readonly bookId: string | null;
  readonly after: string | null;
  readonly language: Language;
  readonly choice?: DonorChoice | undefined;
  readonly name?: string | undefined;
  readonly orderTokens?: readonly string[] | undefined;
}

/**
 * Sponsors, newest first, 20 a page: all, those of the last seven days of the temple, or those of who calls; with a name
 * only those named so. Who asked not to be named is in the list and the counts, without a name. The counts are of all.
 */
export async function donors(
  ctx: SponsorContext,
  input: DonorsInput,
): Promise<{
  donors: Donor[];
  next: string | null;
  total: number;
  anonymousCount: number;
  totalCopies: number;
}> {
  await requireModule(ctx, 'sponsor');
  const after = input.after === null ? null : placeOf(input.after);
  const rows = await listDonors(ctx.db, await filterOf(ctx, input), after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const totals = await readTotals(ctx.db, input.bookId);
  return {
    donors: page.map((row) => {
      const day = ctx.days.of(row.paid_at);
      return {
        key: donorKey(ctx, row.id),
        name: row.merit_name,
        copies: row.copies,
        bookTitle: row.titles[input.language],
        day,
        lunar: lunarDay(day).lunar,
      };
    }),
    next: rows.length > PAGE_SIZE && last ? cursorOf({ paidAt: last.paid_at, id: last.id }) : null,
    total: totals.sponsors,
    anonymousCount: totals.anonymous,
    totalCopies: totals.copies,
  };
}

async function filterOf(ctx: SponsorContext, input: DonorsInput): Promise<DonorFilter> {
  const { bookId, choice = 'all', orderTokens = [] } = input;
  const name = input.name?.normalize('NFKC').replaceAll(' ', '').trim() || undefined;
  if (name !== undefined) {
    await limitCaller(ctx, 'sponsor.donors.name', {
      seconds: 60,
      perDevice: SEARCHES_A_MINUTE,
      perAddress: SEARCHES_A_MINUTE * DEVICES_PER_ADDRESS,
    });
  }
  return {
    bookId,
    name,
    since: choice === 'week' ? weekBegan(ctx) : undefined,
    owner: choice === 'mine' ? ownerOf(ctx, orderTokens) : undefined,
  };
}

/** When the first of the last seven days of the temple began: today is one of them. */
function weekBegan({ days, now }: SponsorContext): Date {
  return new Date(days.began(now()).getTime() - (WEEK_DAYS - 1) * DAY_MS);
}
