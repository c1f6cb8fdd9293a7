import { QuestionHost, ToastHost, toast } from '@yuanguang/ui';
import { lazy, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onSheet, type ShellSheet } from '../shared/preferences/reading-sheet.ts';
import { LatePart } from '../shared/shell/late-part.tsx';
import { BusyNotice } from './busy-notice.tsx';
import { Layout } from './layout.tsx';
import { NewVersion } from './new-version.tsx';
import { Outlet } from './outlet.tsx';

const SHEETS = {
  reading: lazy(() => import('./reading-sheet.tsx')),
  first: lazy(() => import('../features/welcome/first-visit-sheet.tsx')),
  keep: lazy(() => import('../features/welcome/keep-sheet.tsx')),
} as const satisfies Record<ShellSheet, unknown>;

/** The layout with the current page, and what lies above it: toasts, questions and sheets. */
export function Root() {
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <NewVersion />
      <BusyNotice />
      <ToastHost />
      <QuestionHost />
      <SheetHost />
    </>
  );
}

function SheetHost() {
  const [sheet, setSheet] = useState<ShellSheet>();
  useEffect(() => onSheet(setSheet), []);
  if (!sheet) return null;
  const Sheet = SHEETS[sheet];
  const close = () => setSheet(undefined);
  return (
    // What nobody has asked for is not missed.
    <LatePart failed={sheet === 'reading' ? <SheetFailed onShown={close} /> : null}>
      <Sheet onClose={close} />
    </LatePart>
  );
}

/** The sheet has no place on the page in which to say that it did not load: a toast says so. */
function SheetFailed({ onShown }: { onShown: () => void }) {
  const t = useTranslations('shell.page');
  useEffect(() => {
    toast(t('partFailedTold'));
    onShown();
  }, [t, onShown]);
  return null;
}
