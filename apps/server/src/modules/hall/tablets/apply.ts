import type { ApplyInput, Tablet } from '@yuanguang/contract/objects/hall';
import { checkHallGift, checkTerm } from '@yuanguang/contract/rules/hall';
import { checkContact } from '@yuanguang/contract/rules/wording';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { limitCaller, PERSONS_PER_ADDRESS } from '../../../lib/limits/caller-limit.ts';
import { refuse } from '../../../lib/refusal.ts';
import { requireModule } from '../../config/config.service.ts';
import { linkSecret, requireConsent, withFreeNumber } from '../../guest/guest.service.ts';
import { insertGift } from '../gifts/gift.repository.ts';
import { newGift } from '../gifts/new-gift.ts';
import type { TabletRow } from '../hall.tables.ts';
import { type HallContext, offerOf, requireGifts } from '../hall-context.ts';
import { addEvent } from './event.repository.ts';
import { contactIndex, contentHash, type Personal, sealPersonal } from './personal.ts';
import { putUp } from './stand.ts';
import { findByKey, insertTablet } from './tablet.repository.ts';
import { tabletNumbers } from './tablet-number.ts';
import { viewTablet } from './tablet-view.ts';
import { cleanWords } from './words.ts';

const HOUR = 3_600;

/**
 * Registers a tablet or a lamp; who is logged in keeps it in the account. Without a gift it waits for the office at once,
 * and a lamp stands; else as soon as the gift is made. The same key with the same content answers what was before, with
 * other content it refuses 'idempotency-conflict'. Refuses as the contract says, each with the path of the field.
 */
export async function apply(
  ctx: HallContext,
  input: ApplyInput,
): Promise<{ tabletToken: string; tablet: Tablet }> {
  await requireModule(ctx, 'hall');
  const words = cleanWords(ctx, input);
  const days = checkTerm(input.days, refuse);
  const amountFen = checkHallGift(input.amountFen, await offerOf(ctx), refuse);
  if (amountFen > 0) await requireGifts(ctx);
  const contact = checkContact(input.contact, refuse);
  requireConsent(input.consent);
  const personal: Personal = { tablet: words.tablet, lamp: words.lamp, contact };
  const hash = contentHash(ctx.cipher, personal, [days, amountFen, input.remind]);
  const row = newTablet(ctx, input, { ...words, personal, hash, days, amountFen });
  const before = await findByKey(ctx.db, input.idempotencyKey);
  if (!before) await place(ctx, row, amountFen);
  const placed = before ?? (await findByKey(ctx.db, input.idempotencyKey));
  if (!placed) throw new Error('a tablet was neither written nor found');
  if (placed.content_hash !== hash) refuse('idempotency-conflict');
  return {
    tabletToken: linkSecret(ctx.linkKey, placed.id),
    tablet: await viewTablet(ctx, placed, input.language),
  };
}

function newTablet(
  ctx: HallContext,
  input: ApplyInput,
  given: Pick<TabletRow, 'hall' | 'days'> & { personal: Personal; hash: string; amountFen: number },
): TabletRow {
  const at = ctx.now();
  const id = newId(at);
  const { personal, hash, hall, days, amountFen } = given;
  return {
    id,
    // Drawn when it is written.
    tablet_number: '',
    idempotency_key: input.idempotencyKey,
    content_hash: hash,
    hall,
    kind: personal.tablet?.kind ?? null,
    personal: sealPersonal(ctx.cipher, id, personal),
    contact_index: contactIndex(ctx.cipher, personal.contact),
    reason: null,
    correction: null,
    language: input.language,
    status: amountFen === 0 ? 'applied' : 'unpaid',
    days,
    remind: input.remind,
    stands_from: null,
    stands_until: null,
    place: null,
    created_at: at,
    stood_at: null,
    uid: ctx.caller.uid,
    owner_erased_at: null,
    erased_at: null,
    consent_version: input.consent,
  };
}

/** Writes it with what is given; a lamp that needs nothing more stands. */
async function place(ctx: HallContext, row: TabletRow, amountFen: number): Promise<void> {
  const perDevice = ctx.settings.RATE_ORDERS_PER_HOUR;
  const perAddress = perDevice * PERSONS_PER_ADDRESS;
  await limitCaller(ctx, 'hall.apply', { perDevice, perAddress, seconds: HOUR });
  await withFreeNumber('hall_tablets_tablet_number_key', tabletNumbers.create, (number) =>
    inTransaction(ctx, async (ctx) => {
      const numbered = { ...row, tablet_number: number };
      // Another request with the same key was faster.
      if (!(await insertTablet(ctx.db, numbered))) return;
      await addEvent(ctx.db, row.id, { event: 'placed', who: 'owner' }, row.created_at);
      await insertGift(
        ctx.db,
        newGift(ctx, {
          tablet_id: row.id,
          what: 'registration',
          idempotency_key: row.idempotency_key,
          days: row.days,
          amount_fen: amountFen,
        }),
      );
      if (row.kind === null && amountFen === 0) await putUp(ctx, numbered, 'light', 'owner');
    }),
  );
}
