import { Lead, Seal } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { Page } from '../../../shared/shell/page.tsx';
import s from './way.module.css';

interface WayPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One page of the way in: a narrow column, on wide screens with the temple's seal beside it. */
export function WayPage({ title, lead, children }: WayPageProps) {
  return (
    <Page>
      <div className={s.way}>
        <div className={s.sign} aria-hidden="true">
          <Seal />
        </div>
        <div className={s.column}>
          <Lead title={title}>{lead === undefined ? null : <p className="yg-note">{lead}</p>}</Lead>
          {children}
        </div>
      </div>
    </Page>
  );
}
