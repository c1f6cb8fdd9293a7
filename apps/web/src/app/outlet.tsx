import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useConfig } from '../shared/config/use-config.ts';
import type { Drawn } from '../shared/router/ahead.ts';
import type { Shown } from '../shared/router/router.ts';
import { PlaceContext, useRouter, useShown } from '../shared/router/use-router.tsx';
import { Boundary } from '../shared/shell/boundary.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { PageClosed, PageLoadError, PageLoading, PageNotFound } from './page-states.tsx';
import s from './stage.module.css';
import { holdStage, putOnStage } from './stage.ts';

/** The page on the screen, and out of sight those drawn before they are asked for. */
export function Outlet() {
  const router = useRouter();
  const shown = useShown();
  const { modules } = useConfig();
  const ahead = useSyncExternalStore(router.subscribeAhead, router.readAhead, router.readAhead);
  const closed = shown.page !== undefined && !modules[shown.page.module];
  const drawn = closed ? undefined : shown.drawn;

  return (
    <>
      <Placed shown={shown} drawn={drawn} />
      <div ref={holdStage} className={s.boxless}>
        <div className={s.boxless}>
          {drawn ? null : (
            <PlaceContext value={shown}>
              <Inside shown={shown} closed={closed} />
            </PlaceContext>
          )}
        </div>
      </div>
      {ahead.map((one) =>
        modules[one.page.module] ? (
          <DrawnPage key={one.id} drawn={one} place={one === drawn ? shown : undefined} />
        ) : null,
      )}
    </>
  );
}

/** Before the page in the tree: when the page's own effects run, it is on the stage. */
function Placed({ shown, drawn }: { shown: Shown; drawn: Drawn | undefined }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => {
    putOnStage(drawn);
    router.placed();
  }, [router, shown, drawn]);
  return null;
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
