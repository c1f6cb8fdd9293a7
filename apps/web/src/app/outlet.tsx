import { useEffect, useLayoutEffect } from 'react';
import { useConfig } from '../shared/config/use-config.ts';
import { useMenu } from '../shared/feature/use-menu.ts';
import { parseHash } from '../shared/router/address.ts';
import { useCurrentRoute, useRouter } from '../shared/router/use-router.tsx';
import { ErrorBoundary } from '../shared/shell/error-boundary.tsx';
import { PageClosed, PageLoadError, PageLoading, PageNotFound } from './page-states.tsx';

const LANDING = '/';

/**
 * The page on the screen, or what stands in its place; a page of a closed module is not shown. Where the landing page's
 * module is closed, the first tab that is open is the landing page.
 */
export function Outlet() {
  const router = useRouter();
  const [firstTab] = useMenu('tabs');
  const route = useCurrentRoute();
  const { modules } = useConfig();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => router.rendered(), [router, route]);
  const { page, state, Component } = route;
  const isClosed = page !== undefined && !modules[page.module];
  const instead = isClosed && page.path === LANDING ? firstTab?.href : undefined;
  useEffect(() => {
    if (instead === undefined) return;
    const { path, search } = parseHash(instead);
    router.navigate({ to: path, search, replace: true });
  }, [router, instead]);
  if (state === 'unknown') return <PageNotFound />;
  if (instead !== undefined) return <PageLoading />;
  if (isClosed) return <PageClosed />;
  if (state === 'failed') return <PageLoadError />;
  if (!Component) return <PageLoading />;
  return (
    <ErrorBoundary key={page?.path} resetKey={route} fallback={<PageLoadError />}>
      <Component />
    </ErrorBoundary>
  );
}
