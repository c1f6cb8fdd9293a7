import type { TabletText } from '@yuanguang/contract/rules/tablet';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TabletDrawing } from '../drawing/tablet-drawing.tsx';
import s from './beside.module.css';

interface BesideProps {
  readonly tablet: TabletText;
  /** The form. */
  readonly children: ReactNode;
}

/** A form and, beside it where there is room and above it where there is none, the tablet as it is typed. */
export function Beside({ tablet, children }: BesideProps) {
  const t = useTranslations('hall.field');
  return (
    <div className={s.beside}>
      {children}
      <aside className={s.preview} aria-label={t('preview')}>
        <TabletDrawing tablet={tablet} />
        <p className={s.written}>{t('written')}</p>
      </aside>
    </div>
  );
}
