import { BOOKS, type BookContent, bookIn } from '@yuanguang/content';
import { LANGUAGES, type Localized } from '@yuanguang/contract/languages';
import type { Context } from '../../../lib/context.ts';
import type { BookTexts } from '../sponsor.tables.ts';
import { upsertBooks } from './book.repository.ts';

const inEveryLanguage = <Value>(of: (language: keyof Localized) => Value): Record<keyof Localized, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<keyof Localized, Value>;

function textsOf(book: BookContent): BookTexts {
  return {
    coverTitle: inEveryLanguage((language) => bookIn(book, language).coverTitle),
    title: book.title,
    summary: book.summary,
    formatSize: book.formatSize,
    contents: inEveryLanguage((language) => bookIn(book, language).contents),
  };
}

/** Puts the temple's books into the database; safe at every start, and in several processes at once. */
export async function seedSponsor(ctx: Pick<Context, 'db'>): Promise<void> {
  await upsertBooks(
    ctx.db,
    BOOKS.map((book) => ({
      id: book.id,
      position: book.order,
      price_fen: book.priceFen,
      target_copies: book.targetCopies,
      page_count: book.pageCount,
      texts: textsOf(book),
    })),
  );
}
