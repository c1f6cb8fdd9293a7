import type { ReactNode } from 'react';
import eave from './art/eave.svg?raw';
import { standsUpright } from './book-cover.tsx';
import s from './name-board.module.css';

export interface BoardName {
  id: string;
  name: string;
  /** Words at the column's foot, such as "ten copies". */
  note?: ReactNode;
  /** The reader's own, framed in gold: what that is called for whoever does not see the frame. */
  mine?: string | undefined;
}

export interface BoardDay {
  /** Machine-readable day, also the key. */
  date: string;
  /** The day as read, such as 十月初一. */
  label: string;
  /** At its foot, such as the same day in the lunar calendar. */
  note?: string | undefined;
  names: readonly BoardName[];
}

export interface NameBoardProps {
  days: readonly BoardDay[];
  label: string;
  /** False leaves out the roof, for a second board on a page. */
  roof?: boolean;
}

/**
 * Names in order of time under a temple roof: upright columns from the right in Chinese and Japanese, rows
 * elsewhere. The day is a column among them. Never ranked by amount.
 */
export function NameBoard({ days, label, roof = true }: NameBoardProps) {
  return (
    <div className={s.stele}>
      {roof ? (
        <svg
          viewBox="0 0 360 48"
          preserveAspectRatio="xMidYMax meet"
          className={s.eave}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, fixed at build time.
          dangerouslySetInnerHTML={{ __html: eave }}
        />
      ) : null}
      <div className={s.frame}>
        <ol className={s.board} aria-label={label}>
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </ol>
      </div>
      <svg viewBox="0 0 360 18" preserveAspectRatio="none" className={s.plinth} aria-hidden="true">
        <path d="M6 1h348M0 9h360M4 17h352M6 1v8M354 1v8M2 9v8M358 9v8" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

function Day({ day }: { day: BoardDay }) {
  return (
    <>
      <li className={s.day}>
        <b>
          <time dateTime={day.date}>{day.label}</time>
        </b>
        {day.note !== undefined ? <small>{day.note}</small> : null}
      </li>
      {day.names.map((entry) => (
        <li
          key={entry.id}
          data-mine={entry.mine === undefined ? undefined : true}
          data-level={!standsUpright(entry.name) || undefined}
        >
          <b>{entry.name}</b>
          {entry.mine !== undefined ? <span className="yg-sr">{entry.mine}</span> : null}
          {entry.note !== undefined ? <small>{entry.note}</small> : null}
        </li>
      ))}
    </>
  );
}

export interface RollEntry {
  id: string;
  name: string;
  text: ReactNode;
  when: string;
}

/** A handscroll of recent gifts: opens from the right in Chinese and Japanese, a quiet list elsewhere. */
export function Roll({ entries, label }: { entries: readonly RollEntry[]; label: string }) {
  return (
    <div className={s.roll}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <ol className={s.rollIn} tabIndex={0} aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{entry.name}</b>
            <span>{entry.text}</span>
            <small>{entry.when}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
