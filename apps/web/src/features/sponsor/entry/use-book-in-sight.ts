import { useEffect } from 'react';
import { useNavigate, useSearch } from '../../../shared/router/use-router.tsx';
import type { ShownBook } from '../books.ts';
import { changeChoice } from '../draft.ts';

/**
 * `?book=` leads to a book of the shelf: it is chosen as by a tap, and stands in sight. Then the address is the page's own
 * again, so that what is chosen after it is not taken back by a reload or by coming back.
 */
export function useBookInSight(books: readonly ShownBook[] | undefined): void {
  const { book } = useSearch();
  const navigate = useNavigate();
  const known = book !== undefined && books?.some(({ id }) => id === book);
  useEffect(() => {
    if (!known) return;
    changeChoice({ bookId: book });
    document.getElementById('book')?.scrollIntoView();
    navigate({ to: '/', replace: true });
  }, [known, book, navigate]);
}
