import { Button } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { CalmNotice } from '../shell/calm-notice.tsx';
import { journal } from './journal.ts';
import type { RefusedEntry } from './store.ts';

interface RefusedNoticeProps {
  /** Nothing is told where there is none. */
  readonly refused: readonly RefusedEntry[];
  /** The words of the button that puts it away. */
  readonly dismissLabel: string;
  /** What was not taken, and why. */
  readonly children: ReactNode;
}

/** What the account did not take; it stands there until it was read and put away. */
export function RefusedNotice({ refused, dismissLabel, children }: RefusedNoticeProps) {
  if (refused.length === 0) return null;
  return (
    <CalmNotice grave>
      {children}
      <Button variant="link" onClick={() => void journal.dismiss(refused)}>
        {dismissLabel}
      </Button>
    </CalmNotice>
  );
}
