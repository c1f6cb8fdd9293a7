import { SearchField } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../config/use-config.ts';
import { useNavigate } from '../router/use-router.tsx';
import s from './lookup.module.css';

interface LookupBoxProps {
  readonly query?: string;
  /** The page that answers `?query=`. */
  readonly to: string;
  /** What can be typed; a line of the remote configuration, or the label, unless told. */
  readonly placeholder?: string;
}

/** The line for number, phone or email. */
export function LookupBox({ query = '', to, placeholder }: LookupBoxProps) {
  const t = useTranslations('lookup');
  const { searchText } = useConfig();
  const navigate = useNavigate();
  const [empty, setEmpty] = useState(false);

  function search(text: string) {
    setEmpty(text === '');
    if (text !== '') navigate({ to, search: { query: text } });
  }

  return (
    <div className={s.box}>
      <SearchField
        key={query}
        label={t('label')}
        submitLabel={t('submit')}
        placeholder={placeholder ?? (searchText || t('label'))}
        defaultValue={query}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={empty ? t('emptyQuery') : undefined}
        onChange={() => setEmpty(false)}
        onSearch={search}
      />
    </div>
  );
}
