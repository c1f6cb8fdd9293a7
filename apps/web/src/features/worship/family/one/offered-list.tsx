import type { FamilyOffering } from '@yuanguang/contract/objects/worship';
import type { Offered } from '@yuanguang/contract/rules/worship';
import { Empty, Section, Skeleton } from '@yuanguang/ui';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MorePart } from '../../../../shared/shell/more-part.tsx';
import { QueryFailed } from '../../../../shared/shell/query-failed.tsx';
import type { useFamilyAltar } from '../../model/use-family.ts';
import { useUnsent } from '../../model/use-unsent.ts';
import s from './one.module.css';

interface OfferedListProps {
  readonly place: string;
  readonly query: ReturnType<typeof useFamilyAltar>;
}

/** Who offered what and when, by days, the newest first; what is still to be sent comes before. */
export function OfferedList({ place, query }: OfferedListProps) {
  const t = useTranslations('worship.family');
  const unsent = useUnsent(place);
  const offered = query.data?.pages.flatMap(({ latest }) => latest);
  const { refetch } = query;
  const before = useRef(unsent.length);
  useEffect(() => {
    // What has been sent is told by the server from now on.
    if (unsent.length < before.current) void refetch();
    before.current = unsent.length;
  }, [unsent.length, refetch]);
  const none = unsent.length === 0 && offered?.length === 0;

  return (
    <div className={s.offered}>
      <Section title={t('offered.title')} id="offered">
        {unsent.length > 0 ? (
          <Rows
            title={t('offered.unsent')}
            rows={unsent.map((one) => ({ ...one, who: t('me'), mine: true }))}
          />
        ) : null}
        {none ? (
          <Empty title={t('offered.none')}>{t('offered.noneHint')}</Empty>
        ) : offered ? (
          <>
            <Days offered={offered} />
            {offered.length > 0 ? (
              <MorePart
                query={query}
                labels={{
                  loading: t('loading'),
                  more: t('offered.more'),
                  moreFailed: t('offered.moreFailed'),
                  end: t('offered.end'),
                }}
              />
            ) : null}
          </>
        ) : query.isError ? (
          <QueryFailed query={query} title={t('offered.failed')} retryLabel={t('retry')} />
        ) : (
          <Skeleton label={t('loading')} />
        )}
      </Section>
    </div>
  );
}

/** What was offered on each of the temple's days. */
function Days({ offered }: { offered: readonly FamilyOffering[] }) {
  const t = useTranslations('worship.family');
  const format = useFormatter();
  const days = new Map<string, FamilyOffering[]>();
  for (const one of offered) {
    const day = format.dateTime(one.at, { dateStyle: 'long' });
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, rows]) => (
    <Rows
      key={day}
      title={day}
      rows={rows.map((one) => ({ ...one, who: one.mine ? t('me') : (one.who ?? t('offered.somebody')) }))}
    />
  ));
}

interface Row extends Pick<Offered, 'what' | 'form'> {
  readonly id: string;
  readonly pieces: number;
  readonly at: number;
  readonly who: string;
  readonly mine: boolean;
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const t = useTranslations('worship');
  const format = useFormatter();
  return (
    <section className={s.day}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ id, what, form, pieces, at, who, mine }) => (
          <li key={id}>
            <span className={s.who} data-mine={mine}>
              {who}
            </span>
            <span>{what === 'incense' ? t('family.sticks', { sticks: pieces }) : t(`form.${form}`)}</span>
            <time dateTime={new Date(at).toISOString()}>
              {format.dateTime(at, { hour: '2-digit', minute: '2-digit' })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
