import type { ShownTablet } from '@yuanguang/contract/objects/hall';
import { Ornament } from '@yuanguang/ui/ornament';
import { DrawnTablet } from '../drawing/drawn-tablet.tsx';
import s from './stood.module.css';

/** The tablet as it is written, or a lamp by night; with light around it while it stands. */
export function Stood({ thing }: { thing: Pick<ShownTablet, 'tablet' | 'status'> }) {
  return (
    <div className={s.place} data-lit={thing.status === 'standing'}>
      {thing.tablet ? (
        <div className={s.tablet}>
          <DrawnTablet tablet={thing.tablet} />
        </div>
      ) : (
        <div className={s.lamp}>
          <Ornament id="lotus-4" eager />
        </div>
      )}
    </div>
  );
}
