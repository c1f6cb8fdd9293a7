import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import type { StepPhoto } from '@yuanguang/contract/objects/sponsor';
import type { Context } from '../../../lib/context.ts';
import type { OrderRow } from '../sponsor.tables.ts';
import { type PhotoRow, photosOf } from './photo.repository.ts';

/** The photographs of the steps that an order has come to; none of one that is not paid, given back or stopped. */
export async function photosFor(
  { db }: Pick<Context, 'db'>,
  order: Pick<OrderRow, 'batch_id' | 'status' | 'fulfilment'>,
  events: readonly { readonly event: string }[],
  language: Language,
): Promise<StepPhoto[]> {
  const given = order.status === 'paid' || order.status === 'completed';
  if (!given || order.fulfilment === 'stopped' || order.batch_id === null) return [];
  const begun = new Set(events.map(({ event }) => event));
  const photos = await photosOf(db, order.batch_id);
  return photos.filter(({ step }) => begun.has(step)).map((photo) => viewOf(photo, language));
}

function viewOf({ step, path, width, height, day, captions }: PhotoRow, language: Language): StepPhoto {
  const written = [language, ...LANGUAGES].find((one) => captions[one] !== undefined);
  const text = written && captions[written];
  return { step, path, width, height, day, caption: text ? { text, language: written } : null };
}
