import { SlipChoices } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import type { ShownBook } from '../books.ts';
import s from '../sponsor.module.css';

interface ShelfProps {
  readonly books: readonly ShownBook[];
  readonly value: string;
  readonly onChange: (bookId: string) => void;
}

/** The books side by side, each by its title slip. */
export function Shelf({ books, value, onChange }: ShelfProps) {
  const t = useTranslations('sponsor.book');
  return (
    <div className={s.shelf}>
      <SlipChoices
        legend={t('choose')}
        value={value}
        onChange={onChange}
        options={books.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </div>
  );
}
