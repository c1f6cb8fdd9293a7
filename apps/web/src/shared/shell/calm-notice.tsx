import { InfoIcon, WarningIcon } from '@yuanguang/ui/icons';
import type { ReactNode } from 'react';
import s from './calm-notice.module.css';

interface CalmNoticeProps {
  /** Something was not kept; otherwise it is only good to know. */
  readonly grave?: boolean;
  readonly children: ReactNode;
}

/** A ruled note above what a page shows, told without hurry. */
export function CalmNotice({ grave, children }: CalmNoticeProps) {
  return (
    <div className={s.notice} role="status">
      {grave ? <WarningIcon /> : <InfoIcon />}
      <div>{children}</div>
    </div>
  );
}
