import { Component, type ReactNode, useLayoutEffect } from 'react';
import { useConfig } from '../shared/config/use-config.ts';
import type { Shown } from '../shared/router/router.ts';
import { useRouter, useShown } from '../shared/router/use-router.tsx';
import { PageClosed, PageLoadError, PageLoading, PageNotFound } from './page-states.tsx';

/** The page on the screen, or what stands in its place; a page of a closed module is not shown. */
export function Outlet() {
  const router = useRouter();
  const shown = useShown();
  const { modules } = useConfig();
  const { page, state, Component: Ready } = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => router.placed(), [router, shown]);

  if (state === 'unknown') return <PageNotFound />;
  if (page && !modules[page.module]) return <PageClosed />;
  if (state === 'failed') return <PageLoadError />;
  if (!Ready) return <PageLoading />;
  return (
    <PageBoundary key={page?.path} shown={shown}>
      <Ready />
    </PageBoundary>
  );
}

/** A page that breaks while it is rendered leaves the book standing. */
class PageBoundary extends Component<{ shown: Shown; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  /** Asked for again, it is tried again. */
  override componentDidUpdate(before: { shown: Shown }) {
    if (this.state.broken && before.shown !== this.props.shown) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <PageLoadError /> : this.props.children;
  }
}
