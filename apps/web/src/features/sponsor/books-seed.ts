import { BOOKS, bookIn } from '@yuanguang/content/books';
import type { SeedBook } from './books.ts';

/** The temple's books as they stand in the content, for the page that is rendered at build: no figures yet. */
export function seedBooks(): SeedBook[] {
  return BOOKS.map((book) => {
    const { translators: _translators, priceFen, ...facts } = bookIn(book, 'zh-Hans');
    return { ...facts, priceFen };
  });
}
