import type { Language } from '@yuanguang/contract/languages';
import amitabhaSutra from '../packs/book/amitabha-sutra.json' with { type: 'json' };
import diamondSutra from '../packs/book/diamond-sutra.json' with { type: 'json' };
import ksitigarbhaSutra from '../packs/book/ksitigarbha-sutra.json' with { type: 'json' };
import universalGate from '../packs/book/universal-gate.json' with { type: 'json' };
import type { BookContent, BookPack } from './books.schema.ts';
import { publish } from './pack.ts';

export type { BookContent };

/** Every book of the temple, in the temple's order. */
export const BOOKS: readonly BookContent[] = [diamondSutra, amitabhaSutra, universalGate, ksitigarbhaSutra]
  .map((json) => publish(json as BookPack))
  .map((pack) => ({ id: pack.id, ...pack.content }))
  .sort((a, b) => a.order - b.order);

/** The book of this id, or undefined. */
export function bookById(id: string): BookContent | undefined {
  return BOOKS.find((book) => book.id === id);
}

/** What a reader of one language sees of a book; contents and their translators are parallel lists. */
export function bookIn(book: BookContent, language: Language) {
  return {
    id: book.id,
    coverTitle: language === 'zh-Hans' ? book.coverTitle.simplified : book.coverTitle.traditional,
    title: book.title[language],
    summary: book.summary[language],
    formatSize: book.formatSize[language],
    pageCount: book.pageCount,
    contents: book.contents.map((part) => part.title[language]),
    translators: book.contents.map((part) => part.translator?.[language] ?? null),
    priceFen: book.priceFen,
    targetCopies: book.targetCopies,
  };
}
