import type { ShownTablet } from '@yuanguang/contract/objects/hall';
import { Ornament } from '@yuanguang/ui/ornament';
import type { ReactNode } from 'react';
import { TabletDrawing } from '../drawing/tablet-drawing.tsx';
import s from './stood.module.css';

interface StoodProps {
  readonly thing: Pick<ShownTablet, 'tablet' | 'status'>;
  /** What covers it for a moment first. */
  readonly opening?: ReactNode;
}

/** The tablet as it is written, or a lamp by night; with light around it while it stands. */
export function Stood({ thing, opening }: StoodProps) {
  return (
    <div className={s.place} data-lit={thing.status === 'standing'}>
      {thing.tablet ? (
        <TabletDrawing className={s.tablet} tablet={thing.tablet} />
      ) : (
        <div className={s.lamp}>
          <Ornament id="lotus-4" eager />
        </div>
      )}
      {opening}
    </div>
  );
}
