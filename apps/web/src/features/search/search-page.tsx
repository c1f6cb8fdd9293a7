import { Button, Lead } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { Page } from '../../shared/shell/page.tsx';
import { HistoryList } from './history-list.tsx';
import s from './search.module.css';
import { SearchBox } from './search-box.tsx';

/** Looking an order up by its number, or by the contact left with it. */
export default function SearchPage() {
  const t = useTranslations('search');
  return (
    <Page>
      <Lead title={t('title')}>
        <p>{t('text')}</p>
      </Lead>
      <div className={s.box}>
        <SearchBox />
      </div>
      <p className="yg-note">{t('privacy')}</p>
      <HistoryList />
      <div className={s.kept}>
        <Button href="#/result">{t('kept')}</Button>
      </div>
    </Page>
  );
}
