import { DONOR_SEARCH_MAX } from '@yuanguang/contract/constants';
import { SearchField, Segments, SelectField } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useBooks } from '../books.ts';
import s from './donors.module.css';
import type { DonorFilter } from './use-donors.ts';

const ALL = 'all';
const CHOICES = ['all', 'week', 'mine'] as const;

export interface DonorFiltersProps {
  readonly filter: DonorFilter;
  readonly onChange: (change: Partial<DonorFilter>) => void;
  /** Id of what the choices rule. */
  readonly panelId: string;
  /** While the page is being drawn for the first time nothing is built that is not seen. */
  readonly still: boolean;
}

/** A part of a name, all or the last seven days or mine, and which book. */
export function DonorFilters({ filter, onChange, panelId, still }: DonorFiltersProps) {
  const t = useTranslations('sponsor.donated');
  const { books } = useBooks();
  return (
    <div className={s.filters}>
      <SearchField
        // What the address says anew stands in the field anew.
        key={filter.name}
        label={t('name')}
        placeholder={t('namePlaceholder')}
        submitLabel={t('find')}
        defaultValue={filter.name}
        maxLength={DONOR_SEARCH_MAX}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onSearch={(name) => onChange({ name })}
        onChange={(event) => {
          // The field's own cross, or the last letter taken back: all names again.
          if (event.currentTarget.value === '' && filter.name !== '') onChange({ name: '' });
        }}
      />
      {books && books.length > 1 ? (
        <SelectField
          label={t('filter')}
          value={filter.bookId ?? ALL}
          still={still}
          onChange={(event) => onChange({ bookId: event.target.value === ALL ? null : event.target.value })}
          options={[
            { value: ALL, label: t('all') },
            ...books.map((one) => ({ value: one.id, label: one.title })),
          ]}
        />
      ) : null}
      <Segments
        label={t('show')}
        options={CHOICES.map((value) => ({ value, label: t(value) }))}
        value={filter.choice}
        onChange={(choice) => onChange({ choice })}
        panelId={panelId}
      />
    </div>
  );
}
