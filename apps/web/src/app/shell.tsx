import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { I18nProvider } from '../shared/i18n/i18n-provider.tsx';
import { onReadingSheet } from '../shared/preferences/reading-sheet.ts';
import { Frame } from './frame.tsx';
import { NoticeHost } from './notice-host.tsx';

const ReadingSheet = lazy(() => import('./reading-sheet.tsx'));
const NO_FEATURES: readonly string[] = [];

/** The root of every page: words, the book's frame, and what lies above the page. */
export function Shell() {
  const names = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.messages ?? NO_FEATURES });
  return (
    <I18nProvider names={names}>
      <Frame>
        <Outlet />
      </Frame>
      <NoticeHost />
      <ReadingSheetHost />
    </I18nProvider>
  );
}

function ReadingSheetHost() {
  const [open, setOpen] = useState(false);
  useEffect(() => onReadingSheet(() => setOpen(true)), []);
  if (!open) return null;
  return (
    <Suspense>
      <ReadingSheet onClose={() => setOpen(false)} />
    </Suspense>
  );
}
