import { Button, Section, useAsk } from '@yuanguang/ui';
import { CloseIcon, HistoryIcon, TrashIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { Link } from '../../shared/router/link.tsx';
import { forgetQueries, forgetQuery, useQueries } from './history.ts';
import s from './lookup.module.css';

/** What was looked up on this device, newest first. */
export function HistoryList() {
  const t = useTranslations('lookup');
  const ask = useAsk();
  const queries = useQueries();
  if (queries.length === 0) return null;

  async function clear() {
    const sure = await ask({
      title: t('clearTitle'),
      body: t('clearText'),
      confirmLabel: t('clear'),
      cancelLabel: t('keep'),
    });
    if (sure) forgetQueries();
  }

  return (
    <Section title={t('history')} id="history">
      <ul className={s.history}>
        {queries.map((query) => (
          <li key={query}>
            <Link to="/searchresult" search={{ query }}>
              <HistoryIcon />
              <span className="yg-num">{query}</span>
            </Link>
            <button type="button" aria-label={t('forget', { query })} onClick={() => forgetQuery(query)}>
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
