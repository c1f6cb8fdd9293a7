import type { ShownTablet } from '@yuanguang/contract/objects/hall';
import { Ornament } from '@yuanguang/ui/ornament';
import { useTranslations } from 'use-intl';
import type { Target } from '../../../shared/router/address.ts';
import { Link } from '../../../shared/router/link.tsx';
import { TabletDrawing } from '../drawing/tablet-drawing.tsx';
import { useTempleDay } from '../use-temple-day.ts';
import { formOf, useThingName, whoseOf } from '../use-thing-words.ts';
import s from './mine.module.css';

interface ThingRowProps {
  readonly thing: Pick<ShownTablet, 'hall' | 'tablet' | 'lamp' | 'status' | 'until'>;
  readonly to: Target;
  /** The number, or since when it is shown. */
  readonly note?: string;
}

/** One tablet or lamp in a list: small, as it stands, with for whom and how long. The whole row opens it. */
export function ThingRow({ thing, to, note }: ThingRowProps) {
  const t = useTranslations('hall');
  const nameOf = useThingName();
  const day = useTempleDay();
  const { hall, tablet, status, until } = thing;
  const whose = whoseOf(thing);
  const state = t(`tablet.status.${formOf(thing)}.${status}`);
  const ends = status === 'standing' && until ? t('list.until', { day: day(until) }) : undefined;
  return (
    <Link {...to}>
      <span className={s.small} aria-hidden="true">
        {tablet ? (
          <TabletDrawing tablet={tablet} />
        ) : (
          <span className={s.lamp}>
            <Ornament id="lotus-4" />
          </span>
        )}
      </span>
      <span className={s.words}>
        <b>{nameOf(thing)}</b>
        {whose === '' ? null : <span className={s.whose}>{whose}</span>}
        <small>{`${t(`titles.${hall}`)} · ${state}`}</small>
        {ends === undefined ? null : <small>{ends}</small>}
        {note === undefined ? null : <small className="yg-num">{note}</small>}
      </span>
    </Link>
  );
}
