import type { ReactNode } from 'react';
import s from './day-rows.module.css';
import { DaySeal } from './day-seal.tsx';
import { ForwardIcon } from './icons/forward.tsx';
import type { NavItem } from './types.ts';

export interface DayRow {
  id: string;
  /** Without one the row leads nowhere. */
  href?: string;
  title: ReactNode;
  note?: ReactNode;
  /** At the end of the row, before the arrow. */
  end?: ReactNode;
  icon?: NavItem['icon'];
  /** A place for a seal instead of an icon: pressed when it is done. */
  done?: boolean;
}

/** Ruled rows: what a day holds, and the ways on. */
export function DayRows({ rows, label }: { rows: readonly DayRow[]; label: string }) {
  return (
    <ul className={s.rows} aria-label={label}>
      {rows.map(({ id, href, title, note, end, icon: Icon, done }) => {
        const inside = (
          <>
            {done === undefined ? null : <DaySeal pressed={done} />}
            {Icon ? <Icon /> : null}
            <span className={s.words}>
              <b>{title}</b>
              {note === undefined ? null : <small>{note}</small>}
            </span>
            {end === undefined ? null : <span className={s.end}>{end}</span>}
            {href === undefined ? null : <ForwardIcon />}
          </>
        );
        return (
          <li key={id} data-done={done || undefined}>
            {href === undefined ? (
              <span className={s.row}>{inside}</span>
            ) : (
              <a className={s.row} href={href}>
                {inside}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
