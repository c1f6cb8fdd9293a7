import { Button, Section, useAsk } from '@yuanguang/ui';
import { CloseIcon, HistoryIcon, TrashIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { forgetSearch, forgetSearches, useSearches } from './history.ts';
import s from './search.module.css';

/** What was searched for on this device, newest first: removed one by one, or as a whole. */
export function HistoryList({ onChoose }: { onChoose: (query: string) => void }) {
  const t = useTranslations('search');
  const ask = useAsk();
  const queries = useSearches();
  if (queries.length === 0) return null;

  async function clear() {
    const sure = await ask({
      title: t('clearTitle'),
      body: t('clearText'),
      confirmLabel: t('clear'),
      cancelLabel: t('keep'),
    });
    if (sure) forgetSearches();
  }

  return (
    <Section title={t('history')} id="history">
      <ul className={s.history}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <HistoryIcon />
              <span>{query}</span>
            </button>
            <button type="button" aria-label={t('forget', { query })} onClick={() => forgetSearch(query)}>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <p className={`yg-note ${s.foot}`}>
        <span>{t('historyNote')}</span>
        <Button variant="link" icon={<TrashIcon />} onClick={() => void clear()}>
          {t('clear')}
        </Button>
      </p>
    </Section>
  );
}
