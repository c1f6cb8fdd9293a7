import { SearchField } from '@yuanguang/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';
import { useNavigate } from '../../shared/router/use-router.tsx';

/** The line for number, phone or email; its hint comes from the remote configuration. */
export function LookupBox({ query = '' }: { query?: string }) {
  const t = useTranslations('lookup');
  const { searchText } = useConfig();
  const navigate = useNavigate();
  const [empty, setEmpty] = useState(false);

  function search(text: string) {
    setEmpty(text === '');
    if (text !== '') navigate({ to: '/searchresult', search: { query: text } });
  }

  return (
    <SearchField
      key={query}
      label={t('label')}
      submitLabel={t('submit')}
      placeholder={searchText || t('label')}
      defaultValue={query}
      maxLength={120}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      error={empty ? t('emptyQuery') : undefined}
      onChange={() => setEmpty(false)}
      onSearch={search}
    />
  );
}
