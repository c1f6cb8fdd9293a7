import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button, Empty, KeyValueList, Lead, Skeleton } from '@yuanguang/ui';
import { Ornament } from '@yuanguang/ui/ornament';
import { useFormatter, useTranslations } from 'use-intl';
import { errorText, isRefusal } from '../../../shared/cloud/error-text.ts';
import { GivenNumber } from '../../../shared/giving/given-number.tsx';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { CorrectLink } from '../correct/correct-link.tsx';
import { hallHref } from '../routes.ts';
import { Claim, Renew, Withdraw } from './acts.tsx';
import s from './tablet.module.css';
import { useTablet } from './use-tablet.ts';

/** How it stands, until when, for whom; and what can be done with it. */
export function TabletView({ token }: { token: string }) {
  const t = useTranslations('hall');
  const { query, put } = useTablet(token);
  const { data: tablet, error } = query;
  if (!tablet && isRefusal(error, 'link-invalid')) {
    return (
      <>
        <Empty
          title={t('tablet.gone')}
          action={<Button href={hallHref('memorial')}>{t('titles.memorial')}</Button>}
        >
          {errorText(error)}
        </Empty>
        <CallOffice />
      </>
    );
  }
  if (!tablet && error)
    return <QueryFailed query={query} title={t('tablet.failed')} retryLabel={t('retry')} />;
  if (!tablet) return <Skeleton label={t('tablet.loading')} count={4} />;
  const act = { token, tablet, onDone: put, onStale: () => void query.refetch() };
  return (
    <>
      <div role="status">
        <Lead center title={t(`tablet.status.${tablet.status}`)}>
          <p>{t(`tablet.statusText.${tablet.status}`)}</p>
        </Lead>
      </div>
      {tablet.status === 'standing' ? (
        <div className={s.lamp}>
          <Ornament id="lotus-4" />
        </div>
      ) : null}
      <Facts tablet={tablet} />
      <GivenNumber label={t('tablet.number')} number={tablet.tabletNumber} />
      <div className={s.acts}>
        {tablet.status === 'standing' ? (
          <Button href={hallHref(tablet.hall)}>{t(`tablet.toHall.${tablet.hall}`)}</Button>
        ) : null}
        <Renew {...act} />
        <CorrectLink token={token} tablet={tablet} />
        <Claim {...act} />
        <Withdraw {...act} />
      </div>
      <CallOffice />
    </>
  );
}

function Facts({ tablet }: { tablet: Tablet }) {
  const t = useTranslations('hall');
  const format = useFormatter();
  const { lamp, hall, from, until, contact, reason } = tablet;
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <KeyValueList
      items={[
        { label: t('tablet.hall'), value: t(`titles.${hall}`) },
        ...(lamp?.name ? [{ label: t('tablet.name'), value: lamp.name }] : []),
        ...(from ? [{ label: t('tablet.from'), value: day(from) }] : []),
        ...(from ? [{ label: t('tablet.until'), value: until ? day(until) : t('light.days.always') }] : []),
        { label: t('tablet.contact'), value: contact.value },
        ...(reason ? [{ label: t('tablet.reason'), value: reason }] : []),
      ]}
    />
  );
}
