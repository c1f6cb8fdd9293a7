import { lazy, Suspense, useEffect, useState } from 'react';
import { onReadingSheet } from '../shared/preferences/reading-sheet.ts';
import { Frame } from './frame.tsx';
import { NoticeHost } from './notice-host.tsx';
import { Outlet } from './outlet.tsx';

const ReadingSheet = lazy(() => import('./reading-sheet.tsx'));

/** The root of every page: the book's frame, and what lies above the page. */
export function Shell() {
  return (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <NoticeHost />
      <ReadingSheetHost />
    </>
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
