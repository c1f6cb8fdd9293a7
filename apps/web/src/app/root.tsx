import { QuestionHost, ToastHost, toast } from '@yuanguang/ui';
import { lazy, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onReadingSheet } from '../shared/preferences/reading-sheet.ts';
import { LatePart } from '../shared/shell/late-part.tsx';
import { BusyNotice } from './busy-notice.tsx';
import { Layout } from './layout.tsx';
import { NewVersion } from './new-version.tsx';
import { Outlet } from './outlet.tsx';

const ReadingSheet = lazy(() => import('./reading-sheet.tsx'));

/** The layout with the current page, and what lies above it: toasts, questions and the reading settings. */
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
      <ReadingSheetHost />
    </>
  );
}

function ReadingSheetHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => onReadingSheet(() => setOpen(true)), []);
  if (!open) return null;
  return (
    <LatePart failed={<ReadingSheetFailed onShown={() => setOpen(false)} />}>
      <ReadingSheet onClose={() => setOpen(false)} />
    </LatePart>
  );
}

/** The sheet has no place on the page in which to say that it did not load: a toast says so. */
function ReadingSheetFailed({ onShown }: { onShown: () => void }) {
  const t = useTranslations('shell.page');
  useEffect(() => {
    toast(t('partFailedTold'));
    onShown();
  }, [t, onShown]);
  return null;
}
