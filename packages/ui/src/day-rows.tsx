import type { ReactNode } from 'react';
import s from './day-rows.module.css';
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

const LOTUS =
  'M50 84C30 78 22 62 26 46c10 2 18 10 24 22 6-12 14-20 24-22 4 16-4 32-24 38zM50 66C40 52 40 34 50 18c10 16 10 34 0 48zM24 44C14 42 10 48 8 54c4 14 12 24 24 28M76 44c10-2 14 4 16 10-4 14-12 24-24 28M22 92H78';

/** A small seal with a lotus where something was done today, an open square where it was not. */
function DaySeal({ pressed }: { pressed: boolean }) {
  if (!pressed) return <span className={s.spot} />;
  return (
    <svg className={s.seal} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path className={s.field} d="M3 6 34 2 66 4 97 3 98 36 96 68 98 97 64 98 33 96 4 98 2 66 4 33z" />
      <path className={s.lotus} transform="translate(14 12) scale(.72)" d={LOTUS} />
    </svg>
  );
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
