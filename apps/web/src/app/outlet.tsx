import { useLayoutEffect } from 'react';
import { useConfig } from '../shared/config/use-config.ts';
import { useCurrentRoute, useRouter } from '../shared/router/use-router.tsx';
import { Boundary } from '../shared/shell/boundary.tsx';
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
    <Boundary key={page?.path} of={route} failed={<PageLoadError />}>
      <Component />
    </Boundary>
  );
}
