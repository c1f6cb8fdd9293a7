import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { errorText } from '../../shared/cloud/error-text.ts';
import { useConfig } from '../../shared/config/use-config.ts';
import { useSearch } from '../../shared/router/use-router.tsx';
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import { askedFor } from './asked-for.ts';
import { asksForCaptcha, CaptchaForm, isUnread } from './captcha-form.tsx';
import { FoundGifts } from './found-gifts.tsx';
import { FoundList } from './found-list.tsx';
import s from './lookup.module.css';
import { LookupBox } from './lookup-box.tsx';
import { useGiftLookup, useOrderLookup } from './use-lookup.ts';

/** `/searchresult?query=`: what was found. */
export default function LookupResultPage() {
  const { query = '' } = useSearch();
  return (
    <Page>
      <div className={s.box}>
        <LookupBox query={query} />
      </div>
      {query === '' ? null : <Found key={query} query={query} />}
    </Page>
  );
}

/** Sponsorships, then gifts: one after the other, for a picture that was read counts once. */
function Found({ query }: { query: string }) {
  const t = useTranslations('lookup');
  const { modules } = useConfig();
  const asked = askedFor(query);
  const forOrders = asked !== 'gift' || !modules.donate;
  const orders = useOrderLookup(query, forOrders);
  const forGifts = asked !== 'order' && modules.donate && (!forOrders || orders.found !== undefined);
  const gifts = useGiftLookup(query, forGifts);

  if (forOrders && !orders.found) return <Awaited lookup={orders} />;
  const none = !orders.found?.length && (!forGifts || gifts.found?.length === 0);
  if (none) {
    return (
      <>
        <Empty picture="scroll" title={t('noneTitle')} action={<Button href="#/search">{t('again')}</Button>}>
          {t('noneHint')}
        </Empty>
        <CallOffice />
      </>
    );
  }
  return (
    <>
      {orders.found?.length ? <FoundList orders={orders.found} query={query} /> : null}
      {forGifts && !gifts.found ? <Awaited lookup={gifts} /> : null}
      {gifts.found?.length ? <FoundGifts gifts={gifts.found} query={query} /> : null}
    </>
  );
}

interface AwaitedProps {
  readonly lookup: {
    readonly failure: unknown;
    readonly isFetching: boolean;
    /** Changes with every attempt. */
    readonly attempt: number;
    readonly answer: (captcha: string) => void;
    readonly refetch: () => Promise<unknown>;
  };
}

/** In the place of what is not known yet: a picture to read first, why it did not come, or that it is coming. */
function Awaited({ lookup: { failure, isFetching, attempt, answer, refetch } }: AwaitedProps) {
  const t = useTranslations('lookup');
  if (asksForCaptcha(failure)) {
    return (
      <CaptchaForm
        attempt={attempt}
        error={isUnread(failure) ? undefined : errorText(failure)}
        submitLabel={t('submit')}
        busy={isFetching}
        onAnswer={answer}
      />
    );
  }
  if (!failure) return <Skeleton label={t('loading')} />;
  return (
    <QueryFailed
      query={{ error: failure, isFetching, refetch }}
      title={t('failed')}
      retryLabel={t('retry')}
    />
  );
}
