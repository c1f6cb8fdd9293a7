import { HALLS } from '@yuanguang/contract/rules/tablet-kinds';
import { Lead, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { CallOffice } from '../../../shared/shell/call-office.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { LightForm } from './light-form.tsx';
import { useOffer } from './use-offer.ts';

/** 点灯: a lamp in one of the halls, free of charge. `?hall=` says in which. */
export default function LightPage() {
  const t = useTranslations('hall.light');
  const failed = useTranslations('hall');
  const search = useSearch();
  const hall = HALLS.find((one) => one === search.hall) ?? 'memorial';
  const offer = useOffer();
  return (
    <Page>
      <Lead title={t(`lead.${hall}`)}>
        <p>{t(`text.${hall}`)}</p>
      </Lead>
      {offer.data?.free ? (
        <LightForm key={hall} hall={hall} />
      ) : offer.data ? (
        <>
          <p className="yg-note" role="status">
            {t('closed')}
          </p>
          <CallOffice />
        </>
      ) : offer.isError ? (
        <QueryFailed query={offer} title={failed('failed')} retryLabel={failed('retry')} />
      ) : (
        <Skeleton label={failed('loading')} count={4} />
      )}
    </Page>
  );
}
