import type { Language } from '@yuanguang/contract/languages';
import { Button, type DayRow, DayRows, Empty, Section, Skeleton } from '@yuanguang/ui';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Findable } from '../../shared/feature/search-source.ts';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { find } from './find.ts';
import { rememberSearch } from './history.ts';
import s from './search.module.css';
import { usePages } from './use-pages.ts';
import { useSources } from './use-sources.ts';

interface ResultsProps {
  readonly query: string;
  /** A result is opened. */
  readonly onOpen: () => void;
}

/** What was found, in groups: where the query itself leads, the pages, and what the features have. */
export function Results({ query, onOpen }: ResultsProps) {
  const t = useTranslations('search');
  const titles = useTranslations();
  const sources = useSources();
  const pages = usePages();
  const toRow = useRow();
  const language = useLocale() as Language;

  const leads = sources.flatMap(({ feature, source }): DayRow[] => {
    const lead = source?.leads?.(query);
    const page = lead && pages.find(({ id }) => id === `${feature}.${lead.entry}`);
    return lead && page
      ? [{ id: page.id, href: lead.href, title: page.label, note: query, icon: page.icon }]
      : [];
  });
  const words = new Map<string, string>(
    sources.flatMap(({ feature, source }) =>
      Object.entries(source?.words ?? {}).map(
        ([id, words]) => [`${feature}.${id}`, words[language]] as const,
      ),
    ),
  );
  const found = find(
    pages.map((page) => ({ ...page, title: page.label, words: words.get(page.id) ?? '' })),
    query,
  );
  const groups = [
    { id: 'leads', title: t('leads'), rows: leads },
    {
      id: 'pages',
      title: t('pages'),
      rows: found.map(({ id, href, title, icon }) => ({ id, href, title, icon })),
    },
    ...sources.map(({ feature, title, contents }) => ({
      id: feature,
      title: titles(`${feature}.titles.${title}`),
      rows: find(contents?.data ?? [], query).map(toRow),
    })),
  ].filter(({ rows }) => rows.length > 0);
  const failed = sources.find(({ contents }) => contents?.isError)?.contents;
  const waiting = sources.some(({ source, contents }) => !source || contents?.isLoading) && !failed;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of links that are opened inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened with a key is clicked
    <div
      onClick={(event) => {
        if (!(event.target as Element).closest('a')) return;
        // Numbers and addresses are kept by the look-up they lead to, and by nothing else.
        if (leads.length === 0) rememberSearch(query);
        onOpen();
      }}
    >
      <p className="yg-sr" role="status">
        {waiting ? '' : t('found', { n: count })}
      </p>
      {groups.map(({ id, title, rows }) => (
        <Section key={id} title={title} id={`found-${id}`}>
          <DayRows label={title} rows={rows} />
        </Section>
      ))}
      {waiting ? <Skeleton label={t('loading')} /> : null}
      {failed ? (
        <div className={s.failed}>
          <QueryFailed query={failed} title={t('failed')} retryLabel={t('retry')} />
        </div>
      ) : null}
      {count === 0 && !waiting && !failed ? (
        <>
          <Empty
            picture="scroll"
            title={t('noneTitle')}
            action={<Button href="#/contents">{t('toContents')}</Button>}
          >
            {t('noneHint')}
          </Empty>
          <CallOffice />
        </>
      ) : null}
    </div>
  );
}

/** A row of what was found; its day as the reader writes days. */
function useRow(): (item: Findable) => DayRow {
  const format = useFormatter();
  return ({ id, href, title, note, at }) => ({
    id,
    href,
    title,
    note: at === undefined ? note : format.dateTime(new Date(at), { dateStyle: 'medium' }),
  });
}
