import { GIFT_AMOUNTS_FEN, PAGE_SIZE } from '@yuanguang/contract/constants';
import type { MyTablet } from '@yuanguang/contract/objects/hall';
import { HALL_TERMS } from '@yuanguang/contract/rules/hall';
import type { HallId } from '@yuanguang/contract/rules/tablet-kinds';
import { eachById } from '../../../lib/each-by-id.ts';
import { ownUid } from '../../../lib/own-uid.ts';
import { requireModule } from '../../config/config.service.ts';
import { linkSecret } from '../../guest/guest.service.ts';
import { type HallContext, offerOf } from '../hall-context.ts';
import { findByOwner, ownPlaces, placesOf } from './tablet.repository.ts';
import { exportTablet, viewMine } from './tablet-view.ts';

const EXPORTED_AT_ONCE = 200;

/** What can be registered and given now. */
export async function offer(ctx: HallContext): Promise<{
  terms: (number | null)[];
  amountsFen: number[];
  mostFen: number;
  free: boolean;
  gifts: boolean;
}> {
  await requireModule(ctx, 'hall');
  const { free, gifts, mostFen } = await offerOf(ctx);
  const amountsFen = gifts ? GIFT_AMOUNTS_FEN.filter((fen) => fen <= mostFen) : [];
  return { terms: [...HALL_TERMS], amountsFen, mostFen, free, gifts };
}

/** The lamps of a hall: how many, where, and which are the caller's own. Of nobody else anything is told. */
export async function lamps(
  ctx: HallContext,
  { hall }: { readonly hall: HallId },
): Promise<{
  count: number;
  places: [number, number][];
  mine: { place: number; tabletToken: string }[];
}> {
  await requireModule(ctx, 'hall');
  const places = await placesOf(ctx.db, hall);
  const { uid } = ctx.caller;
  const own = uid === null ? [] : await ownPlaces(ctx.db, hall, uid);
  return {
    count: places.reduce((sum, [, count]) => sum + count, 0),
    places,
    mine: own.map(({ id, place }) => ({ place, tabletToken: linkSecret(ctx.linkKey, id) })),
  };
}

/** What who calls has registered, newest first, 20 a page, each with its link. */
export async function myTablets(
  ctx: HallContext,
  { after }: { readonly after: string | null },
): Promise<{ tablets: MyTablet[]; next: string | null }> {
  const rows = await findByOwner(ctx.db, ownUid(ctx), after, PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    tablets: page.map((row) => viewMine(ctx, row)),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Everything of an account with all that was given with it, for the person's own export. */
export async function exportTablets(ctx: HallContext, uid: string): Promise<object[]> {
  const all: object[] = [];
  const rows = eachById(EXPORTED_AT_ONCE, (after, limit) => findByOwner(ctx.db, uid, after, limit));
  for await (const row of rows) all.push(await exportTablet(ctx, row));
  return all;
}
