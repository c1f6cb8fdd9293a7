import { useInfiniteQuery } from '@tanstack/react-query';
import type { MyTablet } from '@yuanguang/contract/objects/hall';
import { Button, Empty, Skeleton } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { loginTarget } from '../../../shared/account/login-address.ts';
import { useAccount } from '../../../shared/account/use-account.ts';
import s from '../../../shared/giving/result.module.css';
import { toHash } from '../../../shared/router/address.ts';
import { Link } from '../../../shared/router/link.tsx';
import { MorePart } from '../../../shared/shell/more-part.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { hallCloud } from '../cloud.ts';
import { hallHref, MINE, registerHref, tabletTarget } from '../routes.ts';
import { useStoredLamps } from '../stored-lamps.ts';

function useMine() {
  const { hasLogin, uid } = useAccount();
  return useInfiniteQuery({
    queryKey: ['hall', 'mine', uid],
    queryFn: ({ pageParam }) => hallCloud.myTablets({ after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: hasLogin,
    staleTime: 0,
  });
}

/** The lamps and tablets of the account, the newest first; for a visitor the lamps that this device has lit. */
export default function MinePage() {
  const t = useTranslations('hall');
  const { hasLogin } = useAccount();
  const query = useMine();
  return (
    <Page onRefresh={hasLogin ? () => query.refetch() : undefined}>
      {hasLogin ? <Own query={query} /> : <Visitors />}
      <div className={s.links}>
        <Button variant="link" href={registerHref('memorial')}>
          {t('register.do')}
        </Button>
      </div>
    </Page>
  );
}

function Own({ query }: { query: ReturnType<typeof useMine> }) {
  const t = useTranslations('hall');
  const tablets = query.data?.pages.flatMap((page) => page.tablets) ?? [];
  if (tablets.length > 0) {
    return (
      <>
        <ul className={s.stored} aria-label={t('titles.mine')}>
          {tablets.map((one) => (
            <li key={one.tabletToken}>
              <Row tablet={one} />
            </li>
          ))}
        </ul>
        <MorePart
          query={query}
          labels={{
            loading: t('tablet.loading'),
            more: t('list.more'),
            moreFailed: t('list.moreFailed'),
            end: t('list.end'),
          }}
        />
      </>
    );
  }
  if (query.isError) return <QueryFailed query={query} title={t('tablet.failed')} retryLabel={t('retry')} />;
  if (!query.data) return <Skeleton label={t('tablet.loading')} count={3} />;
  return <None />;
}

function Row({ tablet }: { tablet: MyTablet }) {
  const t = useTranslations('hall');
  const format = useFormatter();
  const { hall, lamp, tablet: words, status, tabletNumber, tabletToken, createdAt } = tablet;
  const name = lamp?.name || words?.people[0]?.name || '';
  return (
    <Link {...tabletTarget(tabletToken)}>
      <b>{name === '' ? t(`titles.${hall}`) : `${t(`titles.${hall}`)} · ${name}`}</b>
      <span>{t(`tablet.status.${status}`)}</span>
      <span className="yg-num">{tabletNumber}</span>
      <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
    </Link>
  );
}

function Visitors() {
  const t = useTranslations('hall');
  const sponsor = useTranslations('sponsor.mine');
  const lamps = useStoredLamps();
  return (
    <>
      {lamps.length === 0 ? (
        <None />
      ) : (
        <ul className={s.stored} aria-label={t('titles.mine')}>
          {lamps.map(({ token, hall }) => (
            <li key={token}>
              <Link {...tabletTarget(token)}>
                <b>{t(`titles.${hall}`)}</b>
                <span>{t('see')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={s.links}>
        <p className="yg-note">{t('list.visitor')}</p>
        <Button variant="link" href={toHash(loginTarget(MINE))}>
          {sponsor('login')}
        </Button>
      </div>
    </>
  );
}

function None() {
  const t = useTranslations('hall');
  return (
    <Empty
      picture="lotus"
      title={t('list.none')}
      action={<Button href={hallHref('memorial')}>{t('titles.memorial')}</Button>}
    >
      {t('list.noneHint')}
    </Empty>
  );
}
