import { Button, Empty, Lead, Skeleton } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { loginTarget } from '../../shared/account/login-address.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import s from '../../shared/giving/result.module.css';
import { toHash } from '../../shared/router/address.ts';
import { MorePart } from '../../shared/shell/more-part.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { QueryFailed } from '../../shared/shell/query-failed.tsx';
import d from './donate.module.css';
import { GiftList } from './gifts/gift-list.tsx';
import { OwnPlans } from './gifts/own-plans.tsx';
import { StoredGiftList } from './gifts/stored-gift-list.tsx';
import { useMyGifts, useMyPlans } from './gifts/use-mine.ts';
import { GIFTS, PAY } from './routes.ts';

/** 我的随喜: the gifts and monthly plans of the account; for a visitor the gifts that this device has seen. */
export default function GiftsPage() {
  const { hasLogin } = useAccount();
  const gifts = useMyGifts();
  const plans = useMyPlans();
  const refresh = () => Promise.all([gifts.refetch(), plans.refetch()]);
  return (
    <Page onRefresh={hasLogin ? refresh : undefined}>
      {hasLogin ? (
        <>
          <OwnPlans query={plans} />
          <OwnGifts query={gifts} />
        </>
      ) : (
        <VisitorsGifts />
      )}
    </Page>
  );
}

function OwnGifts({ query }: { query: ReturnType<typeof useMyGifts> }) {
  const t = useTranslations('donate');
  const gifts = query.data?.pages.flatMap((page) => page.gifts) ?? [];
  if (gifts.length > 0) {
    return (
      <>
        <Lead title={t('mine.title')}>
          <p>{t('mine.text')}</p>
        </Lead>
        <GiftList gifts={gifts} />
        <MorePart
          query={query}
          labels={{
            loading: t('loading'),
            more: t('mine.more'),
            moreFailed: t('mine.moreFailed'),
            end: t('mine.end'),
          }}
        />
        <Elsewhere />
      </>
    );
  }
  if (query.isError) return <QueryFailed query={query} title={t('mine.failed')} retryLabel={t('retry')} />;
  if (!query.data) {
    return (
      <div className={d.waiting}>
        <Skeleton label={t('loading')} />
      </div>
    );
  }
  return (
    <>
      <Empty
        title={t('mine.emptyTitle')}
        action={<Button href={toHash({ to: PAY })}>{t('gift.first')}</Button>}
      >
        {t('mine.emptyHint')}
      </Empty>
      <Elsewhere />
    </>
  );
}

/** Where gifts are that the account does not know. */
function Elsewhere() {
  const t = useTranslations('donate');
  return (
    <>
      <StoredGiftList />
      <div className={s.links}>
        <Button variant="link" href="#/search">
          {t('gift.byNumber')}
        </Button>
      </div>
    </>
  );
}

function VisitorsGifts() {
  const t = useTranslations('donate');
  const sponsor = useTranslations('sponsor.mine');
  return (
    <>
      <StoredGiftList
        whenNone={
          <Empty
            title={t('stored.emptyTitle')}
            action={<Button href="#/search">{t('gift.byNumber')}</Button>}
          >
            {t('stored.emptyHint')}
          </Empty>
        }
      />
      <div className={d.plan}>
        <p className="yg-note">{t('mine.text')}</p>
        <Button variant="link" href={toHash(loginTarget(GIFTS))}>
          {sponsor('login')}
        </Button>
      </div>
    </>
  );
}
