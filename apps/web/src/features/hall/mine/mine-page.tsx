import { Button, Empty, Section, Skeleton } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { loginTarget } from '../../../shared/account/login-address.ts';
import { useAccount } from '../../../shared/account/use-account.ts';
import { ClearStored } from '../../../shared/giving/clear-stored.tsx';
import { toHash } from '../../../shared/router/address.ts';
import { Link } from '../../../shared/router/link.tsx';
import { MorePart } from '../../../shared/shell/more-part.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { FIND, hallHref, MINE, registerHref, shownTarget, tabletTarget } from '../routes.ts';
import { useShown } from '../share/use-shown.ts';
import { forgetLamps } from '../stored-lamps.ts';
import s from './mine.module.css';
import { ThingRow } from './thing-row.tsx';
import { useKept, useMine } from './use-mine.ts';

/** 我的供奉: tablets and lamps of the account, and what others show; for a visitor what this device remembers. */
export default function MinePage() {
  const t = useTranslations('hall');
  const { hasLogin } = useAccount();
  const mine = useMine();
  const shown = useShown();
  const refresh = () => Promise.all([mine.refetch(), shown.refetch()]);
  return (
    <Page onRefresh={hasLogin ? refresh : undefined}>
      {hasLogin ? <Own query={mine} /> : null}
      {hasLogin ? <Shown query={shown} /> : null}
      <Kept whenNone={hasLogin ? null : <None />} />
      <div className={s.ways}>
        <Button variant="link" href={registerHref('memorial')}>
          {t('register.do')}
        </Button>
        <Button variant="link" href={toHash({ to: FIND })}>
          {t('find.byNumber')}
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
        <ul className={s.list} aria-label={t('titles.mine')}>
          {tablets.map((one) => (
            <li key={one.tabletToken}>
              <ThingRow thing={one} to={tabletTarget(one.tabletToken)} note={one.tabletNumber} />
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

/** What others show to who reads; nothing while nobody does. */
function Shown({ query }: { query: ReturnType<typeof useShown> }) {
  const t = useTranslations('hall.share.shown');
  const format = useFormatter();
  if (!query.data || query.data.length === 0) return null;
  return (
    <Section title={t('title')} id="shown">
      <ul className={s.list} aria-label={t('title')}>
        {query.data.map((one) => (
          <li key={one.share}>
            <ThingRow
              thing={one}
              to={shownTarget(one.share)}
              note={t('since', {
                day: format.dateTime(new Date(one.since), { dateStyle: 'medium' }),
              })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What this device remembers without an account; it can forget it. */
function Kept({ whenNone }: { whenNone: ReactNode }) {
  const t = useTranslations('hall');
  const sponsor = useTranslations('sponsor.mine');
  const { hasLogin } = useAccount();
  const words = useTranslations('hall.list');
  const kept = useKept();

  const list = (
    <>
      <ul className={s.list} aria-label={t(hasLogin ? 'list.kept' : 'titles.mine')}>
        {kept.map(({ token, hall, thing }) => (
          <li key={token}>
            {thing ? (
              <ThingRow thing={thing} to={tabletTarget(token)} note={thing.tabletNumber} />
            ) : (
              <Link {...tabletTarget(token)}>
                <span />
                <span className={s.words}>
                  <b>{t(`titles.${hall}`)}</b>
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ClearStored words={words} onClear={forgetLamps} />
    </>
  );
  return (
    <>
      {kept.length === 0 ? (
        whenNone
      ) : hasLogin ? (
        <Section title={t('list.kept')} id="kept">
          {list}
        </Section>
      ) : (
        list
      )}
      {hasLogin ? null : (
        <div className={s.ways}>
          <p className="yg-note">{t('list.visitor')}</p>
          <Button variant="link" href={toHash(loginTarget(MINE))}>
            {sponsor('login')}
          </Button>
        </div>
      )}
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
