import { useLayoutEffect } from 'react';
import { useConfig } from '../shared/config/use-config.ts';
import { useCurrentRoute, useRouter } from '../shared/router/use-router.tsx';
import { ErrorBoundary } from '../shared/shell/error-boundary.tsx';
import { PageClosed, PageLoadError, PageLoading, PageNotFound } from './page-states.tsx';

/** The page on the screen, or what stands in its place; a page of a closed module is not shown. */
export function Outlet() {
  const router = useRouter();
  const route = useCurrentRoute();
  const { modules } = useConfig();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => router.rendered(), [router, route]);
  const { page, state, Component } = route;
  if (state === 'unknown') return <PageNotFound />;
  if (page && !modules[page.module]) return <PageClosed />;
  if (state === 'failed') return <PageLoadError />;
  if (!Component) return <PageLoading />;
  return (
    <ErrorBoundary key={page?.path} resetKey={route} fallback={<PageLoadError />}>
      <Component />
    </ErrorBoundary>
  );
}
