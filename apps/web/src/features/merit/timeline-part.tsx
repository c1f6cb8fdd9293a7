import { systemNow } from '@yuanguang/cloud';
import type { MeritEntry } from '@yuanguang/contract/objects/merit';
import type { Leaf } from '@yuanguang/contract/rules/merit';
import { ChipGroup, LeafIcon, Section, Skeleton } from '@yuanguang/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MorePart } from '../../shared/shell/more-part.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import s from './merit.module.css';
import { useTimeline } from './use-merit.ts';

/** What was done, day by day, the newest first; `kinds` are those it can be narrowed to. */
export function TimelinePart({ kinds }: { readonly kinds: readonly Leaf[] }) {
  const t = useTranslations('merit');
  const [leaf, setLeaf] = useState<Leaf | 'all'>('all');
  const query = useTimeline(leaf === 'all' ? null : leaf);
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Section title={t('timeline')} id="timeline">
      <ChipGroup
        label={t('show')}
        options={(['all', ...kinds] as const).map((value) => ({
          value,
          label: value === 'all' ? t('all') : t(`short.${value}`),
        }))}
        value={leaf}
        onChange={setLeaf}
      />
      {query.isError && entries.length === 0 ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />
      ) : query.data ? (
        <>
          <ol className={s.line}>
            {entries.map((entry, at) => (
              <Entry key={entry.id} entry={entry} isFirst={entry.day !== entries[at - 1]?.day} />
            ))}
          </ol>
          {entries.length === 0 ? <p className="yg-note">{t('noneOfKind')}</p> : null}
          <MorePart
            query={query}
            labels={{ loading: t('loading'), more: t('more'), moreFailed: t('moreFailed'), end: t('end') }}
          />
        </>
      ) : (
        <Skeleton label={t('loading')} count={3} />
      )}
    </Section>
  );
}

/** `isFirst`: of its day, which stands beside it alone. */
function Entry({ entry, isFirst }: { readonly entry: MeritEntry; readonly isFirst: boolean }) {
  const format = useFormatter();
  const day = new Date(`${entry.day}T00:00:00Z`);
  const isThisYear = entry.day.startsWith(String(new Date(systemNow()).getFullYear()));
  const beside = isThisYear ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const);
  const words = (
    <>
      <b>{entry.title}</b>
      {entry.text === '' ? null : <span>{entry.text}</span>}
    </>
  );
  return (
    <li>
      <time dateTime={entry.day} className={isFirst ? undefined : 'yg-sr'}>
        {format.dateTime(day, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })}
        <small>{format.dateTime(day, { ...beside, timeZone: 'UTC' })}</small>
      </time>
      {entry.leaf === null ? <i className={s.knot} /> : <LeafIcon kind={entry.leaf} />}
      {entry.page === null ? <div>{words}</div> : <a href={`#${entry.page}`}>{words}</a>}
    </li>
  );
}
