import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import type { Donor } from '@yuanguang/contract/objects/sponsor';
import { lunarDay } from '../../../lib/lunar-day.ts';
import { requireModule } from '../../config/config.service.ts';
import { cursorOf, placeOf } from '../../guest/guest.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { listDonors } from './donor.repository.ts';
import { readTotals } from './total.repository.ts';

/** Sponsors, newest first, 20 a page. Who asked not to be named is in the list and the counts, without a name. */
export async function donors(
  ctx: SponsorContext,
  input: { bookId: string | null; after: string | null; language: Language },
): Promise<{
  donors: Donor[];
  next: string | null;
  total: number;
  anonymousCount: number;
  totalCopies: number;
}> {
  await requireModule(ctx, 'sponsor');
  const after = input.after === null ? null : placeOf(input.after);
  const rows = await listDonors(ctx.db, input.bookId, after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const totals = await readTotals(ctx.db, input.bookId);
  return {
    donors: page.map((row) => {
      const day = ctx.days.of(row.paid_at);
      return {
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
