import type { InputOf, OutputOf } from '@yuanguang/contract';
import type { Prayer, prayer } from '@yuanguang/contract/objects/prayer';
import { PRAYER_PAGE } from '@yuanguang/contract/rules/prayer';
import { ownUid } from '../../lib/own-uid.ts';
import { requireModule } from '../config/config.service.ts';
import { type LivingPrayer, prayersIn } from './prayer.repository.ts';
import { type PrayerContext, type PrayerTools, textPurpose } from './prayer-context.ts';

type List = typeof prayer.calls.list;

/** One's own prayers of one state, the newest first, page by page. Refuses 'module-closed'. */
export async function listPrayers(
  ctx: PrayerContext,
  { state, after }: InputOf<List>,
): Promise<OutputOf<List>> {
  await requireModule(ctx, 'prayer');
  const uid = ownUid(ctx);
  const [at = '', id = ''] = after?.split('/') ?? [];
  const before = after === null ? null : { at: new Date(Number(at)), id };
  const rows = await prayersIn(ctx.db, uid, state, { before, limit: PRAYER_PAGE + 1 });
  const prayers = rows.slice(0, PRAYER_PAGE).map((row) => view(ctx, row));
  const last = prayers.at(-1);
  return { prayers, next: last && rows.length > prayers.length ? `${last.at}/${last.id}` : null };
}

/** A prayer as its person may see it. */
export function view({ cipher, days }: PrayerTools, row: LivingPrayer): Prayer {
  const { uid, id, text_sealed, made_at, fulfilled, fulfilled_at, archived } = row;
  return {
    id,
    text: cipher.open(textPurpose(uid), text_sealed),
    day: days.of(made_at),
    at: made_at.getTime(),
    fulfilledAt: fulfilled && fulfilled_at ? fulfilled_at.getTime() : null,
    archived,
  };
}
