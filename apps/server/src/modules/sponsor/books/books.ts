import type { Language } from '@yuanguang/contract/languages';
import type { Book } from '@yuanguang/contract/objects/sponsor';
import { requireModule } from '../../config/config.service.ts';
import type { SponsorContext } from '../sponsor-context.ts';
import { listBooks } from './book.repository.ts';

/** The books in the temple's order; copies and sponsors are counted when paid. */
export async function books(
  ctx: SponsorContext,
  { language }: { language: Language },
): Promise<{ books: Book[] }> {
  await requireModule(ctx, 'sponsor');
  const rows = await listBooks(ctx.db);
  return {
    books: rows.map((row) => ({
      id: row.id,
      title: row.texts.title[language],
      coverTitle: row.texts.coverTitle[language],
      summary: row.texts.summary[language],
      formatSize: row.texts.formatSize[language],
      pageCount: row.page_count,
      contents: [...row.texts.contents[language]],
      priceFen: row.price_fen,
      targetCopies: row.target_copies,
      pledgedCopies: row.copies,
      sponsorCount: row.sponsors,
      open: row.open,
    })),
  };
}
