import { Lead, SearchField } from '@yuanguang/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LicenceFoot } from '../../shared/shell/licence-foot.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { SearchHistory } from './history-list.tsx';
import { Results } from './results.tsx';
import s from './search.module.css';

const MAX_LENGTH = 60;

/** What was searched for when a result was opened: who comes back finds it as it was left. */
let left = '';

/** `/find`: one field for pages, books and news. What is typed stays on the device, which does the searching. */
export default function SearchPage() {
  const t = useTranslations('search');
  const [text, setText] = useState(left);
  useEffect(() => {
    left = '';
  }, []);
  const query = useDeferredValue(text.trim());
  return (
    <Page>
      <Lead title={t('titles.search')}>
        <p className="yg-note">{t('lead')}</p>
      </Lead>
      <div className={s.box}>
        <SearchField
          label={t('label')}
          submitLabel={t('titles.search')}
          placeholder={t('label')}
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          onSearch={setText}
        />
      </div>
      {query === '' ? (
        <SearchHistory onChoose={setText} />
      ) : (
        <Results
          query={query}
          onOpen={() => {
            left = query;
          }}
        />
      )}
      <LicenceFoot />
    </Page>
  );
}
