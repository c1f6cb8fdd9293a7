import type { Language } from '@yuanguang/contract/languages';
import type { MaskedTablet, Tablet } from '@yuanguang/contract/objects/hall';
import { refuse } from '../../../lib/refusal.ts';
import { guardLookup, linkSecret, queryReader, readContact } from '../../guest/guest.service.ts';
import type { TabletRow } from '../hall.tables.ts';
import type { HallContext } from '../hall-context.ts';
import { contactIndex } from '../tablets/personal.ts';
import { findAnyByNumber, findByContact } from '../tablets/tablet.repository.ts';
import { tabletNumbers } from '../tablets/tablet-number.ts';
import { viewMasked, viewTablet } from '../tablets/tablet-view.ts';

const MOST_ANSWERS = 20;

export const readQuery = queryReader(tabletNumbers, 'contact');

/** By number, or by email or phone: masked, newest first. Refuses 'tablet-not-found' alike for all who find none. */
export async function lookup(
  ctx: HallContext,
  input: { readonly query: string; readonly captcha?: string | undefined },
): Promise<{ tablets: MaskedTablet[] }> {
  const asked = readQuery(input.query) ?? refuse('param-invalid', 'query');
  await guardLookup(ctx, input.captcha);
  const rows = asked.contact
    ? await findByContact(ctx.db, contactIndex(ctx.cipher, asked.contact), MOST_ANSWERS)
    : [await tabletByNumber(ctx, asked.number)].filter((row) => row !== undefined);
  if (rows.length === 0) refuse('tablet-not-found');
  return { tablets: rows.map((row) => viewMasked(row, asked.contact ? 'contact' : 'number')) };
}

/** Number and contact together open it whole; which of the two was wrong is not told. */
export async function openTablet(
  ctx: HallContext,
  input: {
    readonly tabletNumber: string;
    readonly contact: string;
    readonly captcha?: string | undefined;
    readonly language: Language;
  },
): Promise<{ tabletToken: string; tablet: Tablet }> {
  const number = tabletNumbers.read(input.tabletNumber) ?? refuse('param-invalid', 'tabletNumber');
  const contact = readContact(input.contact) ?? refuse('param-invalid', 'contact');
  await guardLookup(ctx, input.captcha);
  const row = await tabletByNumber(ctx, number);
  if (row?.contact_index !== contactIndex(ctx.cipher, contact)) return refuse('tablet-not-found');
  return {
    tabletToken: linkSecret(ctx.linkKey, row.id),
    tablet: await viewTablet(ctx, row, input.language),
  };
}

/** None for a number that was never given to anybody, or whose tablet has been erased. */
export async function tabletByNumber(
  ctx: Pick<HallContext, 'db'>,
  number: string,
): Promise<TabletRow | undefined> {
  const row = tabletNumbers.isGood(number) ? await findAnyByNumber(ctx.db, number) : undefined;
  return row?.erased_at === null ? row : undefined;
}
