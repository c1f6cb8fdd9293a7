import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownBook } from '../books.ts';
import s from '../sponsor.module.css';

interface ShelfProps {
  readonly books: readonly ShownBook[];
  readonly value: string;
  readonly onChange: (bookId: string) => void;
}

/** The books side by side, each by its title slip; the chosen one lies on its indigo cloth. */
export function Shelf({ books, value, onChange }: ShelfProps) {
  const t = useTranslations('sponsor.book');
  const name = useId();
  return (
    <fieldset className={s.shelf}>
      <legend className="yg-sub">{t('choose')}</legend>
      <div className={s.slips}>
        {books.map((book) => (
          <label key={book.id} className={s.slip}>
            <input
              type="radio"
              name={name}
              value={book.id}
              checked={book.id === value}
              onChange={() => onChange(book.id)}
            />
            <span>{book.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
