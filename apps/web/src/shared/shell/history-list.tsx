import { Button, Section, useAsk } from '@yuanguang/ui';
import { CloseIcon, TrashIcon } from '@yuanguang/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import s from './history-list.module.css';

interface HistoryListProps {
  /** Whose words it speaks. */
  readonly namespace: 'lookup' | 'search';
  /** Newest first. */
  readonly queries: readonly string[];
  readonly onForget: (query: string) => void;
  readonly onForgetAll: () => void;
  /** A link or button that asks for it again. */
  readonly children: (query: string) => ReactNode;
}

/** What was asked for on this device: removed one by one, or as a whole. Nothing where nothing was. */
export function HistoryList({ namespace, queries, onForget, onForgetAll, children }: HistoryListProps) {
  const t = useTranslations(namespace);
  const ask = useAsk();
  if (queries.length === 0) return null;

  async function clear() {
    const sure = await ask({
      title: t('clearTitle'),
      body: t('clearText'),
      confirmLabel: t('clear'),
      cancelLabel: t('keep'),
    });
    if (sure) onForgetAll();
  }

  return (
    <Section title={t('history')} id="history">
      <ul className={s.history}>
        {queries.map((query) => (
          <li key={query}>
            {children(query)}
            <button type="button" aria-label={t('forget', { query })} onClick={() => onForget(query)}>
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
