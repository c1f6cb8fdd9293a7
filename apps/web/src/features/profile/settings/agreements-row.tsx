import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Sheet, Skeleton } from '@yuanguang/ui';
import { ScrollIcon } from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { DoorRow, Rows, TellRow } from '../parts/rows.tsx';

/** What this person agreed to: which text, of which day, and when. */
export function AgreementsRow() {
  const t = useTranslations('profile.agreements');
  const [open, setOpen] = useState(false);
  return (
    <>
      <DoorRow icon={ScrollIcon} label={t('title')} note={t('note')} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={t('close')}>
        {open ? <Agreed /> : null}
      </Sheet>
    </>
  );
}

function Agreed() {
  const t = useTranslations('profile.agreements');
  const format = useFormatter();
  const query = useQuery({
    queryKey: ['account', 'agreements'],
    queryFn: async () => (await cloud.account.agreements({}, { customUI: true })).agreed,
    gcTime: 0,
  });
  if (query.isError) {
    return (
      <ErrorNotice
        title={t('failed')}
        retryLabel={t('retry')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorText(query.error)}
      </ErrorNotice>
    );
  }
  if (!query.data) return <Skeleton label={t('loading')} count={2} />;
  if (query.data.length === 0) return <p className="yg-note">{t('none')}</p>;
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' });
  return (
    <Rows label={t('title')}>
      {query.data.map(({ agreement, version, language, agreedAt }) => (
        <TellRow
          key={`${agreement} ${version} ${language}`}
          label={t(agreement)}
          note={t('agreed', { version: day(`${version}T00:00:00+08:00`), day: day(agreedAt) })}
        />
      ))}
    </Rows>
  );
}
