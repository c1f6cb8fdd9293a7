import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yuanguang/contract/languages';
import type { Book } from '@yuanguang/contract/objects/sponsor';
import { useLocale } from 'use-intl';
import { takeEarly } from '../../shared/cloud/early.ts';
import { readPageData } from '../../shared/cloud/page-data.ts';
import { seedBooks } from './books-seed.ts';
import { sponsorCloud } from './cloud.ts';

/** A book before its figures have arrived. */
export type SeedBook = Omit<Book, 'pledgedCopies' | 'sponsorCount' | 'open'>;
export type ShownBook = SeedBook & Partial<Pick<Book, 'pledgedCopies' | 'sponsorCount' | 'open'>>;

export const SEED_ID = 'sponsor-books';

interface Seed {
  readonly language: Language;
  readonly books: SeedBook[];
}
const rendered = import.meta.env.SSR ? undefined : readPageData<Seed>(SEED_ID);

/**
 * The books as the page was rendered with at build, in the language it was rendered in; undefined in any other. The
 * rendered page carries them as data, so the first render agrees with it, and no title or summary is in the script.
 */
export function seedIn(language: Language): Seed | undefined {
  if (import.meta.env.SSR) return { language, books: seedBooks(language) };
  return rendered?.language === language ? rendered : undefined;
}

/** The books that can be sponsored; the last answer is kept for when there is no network. */
export function useBooks() {
  const language = useLocale() as Language;
  const query = useQuery({
    queryKey: ['sponsor', 'books', language],
    queryFn: async () => {
      const early = takeEarly<{ books: Book[] }>(`sponsor.books ${language}`);
      return (await (early ?? sponsorCloud.books({ language }))).books;
    },
    meta: { persist: true },
  });
  const books: readonly ShownBook[] | undefined = query.data ?? seedIn(language)?.books;
  return { ...query, books };
}
