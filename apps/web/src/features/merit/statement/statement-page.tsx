import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { systemNow } from '@yuanguang/cloud';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { Lead, SelectField, Skeleton } from '@yuanguang/ui';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { useConfig } from '../../../shared/config/use-config.ts';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { meritCloud } from '../cloud.ts';
import { MeritLogin } from '../merit-login.tsx';
import s from './statement.module.css';
import { StatementTable } from './statement-table.tsx';

/** The app is older than no gift. */
const FIRST_YEAR = 2026;

/** 年度布施明细: what was paid for in a year, to be kept or printed. */
export default function StatementPage() {
  const { hasLogin } = useAccount();
  return <Page>{hasLogin ? <Statement /> : <MeritLogin />}</Page>;
}

function Statement() {
  const t = useTranslations('merit.statement');
  const { uid } = useAccount();
  const locale = useLocale();
  const { dayBoundary } = useConfig();
  const thisYear = Number(templeDay(systemNow(), dayBoundary).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const query = useQuery({
    queryKey: ['merit', 'statement', uid, year, locale],
    queryFn: () => meritCloud.statement({ year }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, back) => String(thisYear - back));
  return (
    <>
      <Lead title={t('title')}>
        <p>{t('lead')}</p>
      </Lead>
      {years.length > 1 ? (
        <div className={s.year}>
          <SelectField
            label={t('year')}
            options={years.map((value) => ({ value, label: value }))}
            value={String(year)}
            onChange={({ target }) => setYear(Number(target.value))}
          />
        </div>
      ) : null}
      {query.data && !query.isError ? (
        <StatementTable year={year} statement={query.data} />
      ) : query.isError ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={t('retry')} />
      ) : (
        <Skeleton label={t('loading')} count={3} />
      )}
    </>
  );
}
