import { QuestionHost, ToastHost, toast } from '@yuanguang/ui';
import { lazy, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onReadingSheet } from '../shared/preferences/reading-sheet.ts';
import { LatePart } from '../shared/shell/late-part.tsx';
import { Layout } from './layout.tsx';
import { Outlet } from './outlet.tsx';

const ReadingSheet = lazy(() => import('./reading-sheet.tsx'));

/** The layout with the current page, and what lies above it: toasts, questions and the reading settings. */
export function Root() {
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
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
    <LatePart failed={<Unopened onTold={() => setOpen(false)} />}>
      <ReadingSheet onClose={() => setOpen(false)} />
    </LatePart>
  );
}

/** There is no place on the page for what did not come: it is told in passing. */
function Unopened({ onTold }: { onTold: () => void }) {
  const t = useTranslations('shell.page');
  useEffect(() => {
    toast(t('partFailedTold'));
    onTold();
  }, [t, onTold]);
  return null;
}
