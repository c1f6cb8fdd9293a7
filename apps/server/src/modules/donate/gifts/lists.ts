import { purposeById } from '@yuanguang/content';
import { PAGE_SIZE } from '@yuanguang/contract/constants';
import type { Language } from '@yuanguang/contract/languages';
import type { Giver, MyGift } from '@yuanguang/contract/objects/donate';
import { eachById } from '../../../lib/each-by-id.ts';
import { lunarDay } from '../../../lib/lunar-day.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { requireModule } from '../../config/config.service.ts';
import { cursorOf, placeOf } from '../../guest/guest.service.ts';
import { statesOf } from '../../payment/payment.service.ts';
import type { DonateContext } from '../donate-context.ts';
import { findPlansOf } from '../plans/plan.repository.ts';
import { openPlan } from '../plans/plans.ts';
import { countGivers, findByOwner, listGivers } from './gift.repository.ts';
import { exportGift, viewMine } from './gift-view.ts';

const EXPORTED_AT_ONCE = 200;

/** Givers, newest first, 20 a page, never with an amount. Who asked not to be named is in the list without a name. */
export async function givers(
  ctx: DonateContext,
  { after, language }: { after: string | null; language: Language },
): Promise<{
  givers: Giver[];
  next: string | null;
  counts: { gifts: number; unnamed: number } | null;
}> {
  await requireModule(ctx, 'donate');
  const rows = await listGivers(ctx.db, after === null ? null : placeOf(after), PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    givers: page.map((row) => {
      const day = ctx.days.of(row.paid_at);
      return {
        name: row.merit_name,
        purpose: purposeById(row.purpose_id).title[language],
        day,
        lunar: lunarDay(day).lunar,
      };
    }),
    counts: after === null ? await countGivers(ctx.db) : null,
    next: rows.length > PAGE_SIZE && last ? cursorOf({ paidAt: last.paid_at, id: last.id }) : null,
  };
}

/** The gifts of who calls, newest first, 20 a page, each with its link. */
export async function myGifts(
  ctx: DonateContext,
  { after, language }: { after: string | null; language: Language },
): Promise<{ gifts: MyGift[]; next: string | null }> {
  const rows = await findByOwner(ctx.db, ownUid(ctx), after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const payments = await statesOf(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    gifts: await Promise.all(
      page.map((gift) => viewMine(ctx, gift, payments.get(gift.id) ?? null, language)),
    ),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Every plan and gift of an account with all that was given with it, for the person's own export. */
export async function exportGifts(ctx: DonateContext, uid: string): Promise<object[]> {
  const plans = await findPlansOf(ctx.db, uid);
  const all: object[] = plans.map((plan) => ({
    ...openPlan(ctx, plan),
    amountFen: plan.amount_fen,
    monthDay: plan.month_day,
    nextOn: plan.next_on,
    state: plan.state,
  }));
  const gifts = eachById(EXPORTED_AT_ONCE, (after, limit) => findByOwner(ctx.db, uid, after, limit));
  for await (const gift of gifts) all.push(exportGift(ctx, gift));
  return all;
}
