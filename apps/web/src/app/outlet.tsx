import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useConfig } from '../shared/config/use-config.ts';
import type { Shown } from '../shared/router/router.ts';
import { PlaceProvider, useRouter, useShown } from '../shared/router/use-router.tsx';
import { Boundary } from '../shared/shell/boundary.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { PageClosed, PageLoadError, PageLoading, PageNotFound } from './page-states.tsx';

/** The page on the screen, and out of sight those drawn before they are asked for. */
export function Outlet() {
  const router = useRouter();
  const shown = useShown();
  const { modules } = useConfig();
  const ahead = useSyncExternalStore(router.subscribeAhead, router.readAhead, router.readAhead);
  const closed = shown.page !== undefined && !modules[shown.page.module];
  const drawn = closed ? undefined : shown.drawn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => router.placed(), [router, shown]);

  return (
    <>
      {drawn ? null : (
        <PlaceProvider place={shown}>
          <Inside shown={shown} closed={closed} />
        </PlaceProvider>
      )}
      {ahead.map((one) => (
        <DrawnPage key={one.id} drawn={one} place={one === drawn ? shown : undefined} />
      ))}
    </>
  );
}

/** The page, or what stands in its place; a page of a closed module is not shown. */
function Inside({ shown, closed }: { shown: Shown; closed: boolean }) {
  const { page, state, Component } = shown;
  if (state === 'unknown') return <PageNotFound />;
  if (closed) return <PageClosed />;
  if (state === 'failed') return <PageLoadError />;
  if (!Component) return <PageLoading />;
  return (
    <Boundary key={page?.path} of={shown} failed={<PageLoadError />}>
      <Component />
    </Boundary>
  );
}
