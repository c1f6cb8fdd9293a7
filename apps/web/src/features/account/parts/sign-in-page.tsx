import { Lead, Seal } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import { Page } from '../../../shared/shell/page.tsx';
import s from './sign-in.module.css';

interface SignInPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One page of the sign-in flow: a narrow column, on wide screens with the temple's seal beside it. */
export function SignInPage({ title, lead, children }: SignInPageProps) {
  return (
    <Page>
      <div className={s.page}>
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
