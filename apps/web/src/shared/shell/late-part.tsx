import { ErrorNotice } from '@yuanguang/ui';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { reloadWhenOnline } from '../offline/reload-when-online.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface LatePartProps {
  /** One component whose code comes later (`lazy`). */
  readonly children: ReactNode;
  readonly waiting?: ReactNode;
  /** What stands in its place when it does not come: unless given, a notice that offers to open the page anew. */
  readonly failed?: ReactNode;
}

/** A part of a page that is fetched on its own: should it not come, the page around it stands, and what was typed there. */
export function LatePart({ children, waiting = null, failed = <PartFailed /> }: LatePartProps) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartFailed() {
  const t = useTranslations('shell.page');
  return (
    <ErrorNotice title={t('partFailed')} retryLabel={t('retry')} onRetry={reloadWhenOnline}>
      {t('partFailedHint')}
    </ErrorNotice>
  );
}
