import { NavBar, NavButton, OfflineNotice, PageLayout, PullToRefresh } from '@yuanguang/ui';
import { LargeTextIcon } from '@yuanguang/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMenu } from '../feature/use-menu.ts';
import { useOnline } from '../offline/use-online.ts';
import { openReadingSheet } from '../preferences/reading-sheet.ts';
import { toHash } from '../router/address.ts';
import { useCurrentRoute, useRouter } from '../router/use-router.tsx';
import { BarLinks } from './bar-links.tsx';
import { usePageTitle } from './use-page-title.ts';

export interface PageProps {
  /** Icon buttons at the right end of the navigation bar (`NavButton`), before the reading settings. */
  readonly barActions?: ReactNode;
  /** The bar that rests above the tabs, an `ActionBar` of the design system. */
  readonly action?: ReactNode;
  /** What the offline notice says, on a page that does more without a network than show what was seen before. */
  readonly offlineNotice?: string;
  /** The page draws to the edges of the screen, without the margins of a text. */
  readonly bleed?: boolean;
  /** What pulling the page down does; only heard on pages that declare pullRefresh. */
  readonly onRefresh?: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * What every page is rendered in: navigation bar, title and scrolling as its feature declares it (`feature.ts`),
 * the offline notice, pull-down refresh. A page renders exactly one, with its content as children.
 */
export function Page({ barActions, action, offlineNotice, bleed, onRefresh, children }: PageProps) {
  const t = useTranslations('shell');
  const framework = useTranslations('framework');
  const online = useOnline();
  const router = useRouter();
  const tabs = useMenu('tabs');
  const { page } = useCurrentRoute();
  const title = usePageTitle();
  // The pages of the tabs lead back to none.
  const isTab = page === undefined || tabs.some(({ href }) => href === toHash({ to: page.path }));

  const bar =
    page?.bar === 'custom' ? undefined : (
      <NavBar
        title={title}
        backLabel={t('nav.back')}
        left={<BarLinks menu="bar" />}
        onBack={isTab ? undefined : () => (router.canGoBack() ? router.back() : router.navigate({ to: '/' }))}
        right={
          <>
            {barActions}
            <NavButton label={t('nav.reading')} onClick={openReadingSheet}>
              <LargeTextIcon />
            </NavButton>
          </>
        }
      />
    );

  const content = (
    <>
      {online ? null : <OfflineNotice>{offlineNotice ?? t('offline.notice')}</OfflineNotice>}
      {children}
    </>
  );

  return (
    <PageLayout header={bar} action={action} scroll={page?.scroll ?? true} bleed={bleed}>
      {page?.pullRefresh && onRefresh ? (
        <PullToRefresh
          onRefresh={onRefresh}
          labels={{
            pull: framework('pull.pulling'),
            release: framework('pull.reached'),
            refreshing: framework('pull.refreshing'),
            button: framework('pull.button'),
          }}
        >
          {content}
        </PullToRefresh>
      ) : (
        content
      )}
    </PageLayout>
  );
}
