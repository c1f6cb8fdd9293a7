import { cx, type NavItem } from '@yuanguang/ui';
import { ForwardIcon } from '@yuanguang/ui/icons';
import type { ReactNode } from 'react';
import s from './rows.module.css';

interface RowProps {
  readonly icon?: NavItem['icon'];
  readonly label: string;
  /** What stands at the row's end: the present state of what the row leads to. */
  readonly value?: ReactNode;
  /** A calm line under the label. */
  readonly note?: ReactNode;
}

interface MenuRowProps extends RowProps {
  /** Where the row leads; without it the row is a button. */
  readonly href?: string;
  readonly onClick?: () => void;
  /** Set apart from the others: what cannot be undone. */
  readonly grave?: boolean;
  readonly busy?: boolean;
}

/** Ruled rows, one thing each. */
export function Rows({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={s.rows} aria-label={label}>
      {children}
    </ul>
  );
}

function Words({ icon: Icon, label, value, note }: RowProps) {
  return (
    <>
      {Icon ? <Icon className={s.icon} /> : null}
      <span className={s.words}>
        <span className={s.label}>{label}</span>
        {note !== undefined ? <span className="yg-note">{note}</span> : null}
      </span>
      {value !== undefined && value !== null ? <span className={s.value}>{value}</span> : null}
    </>
  );
}

/** A row that leads on. */
export function MenuRow({ href, onClick, grave, busy, ...words }: MenuRowProps) {
  const content = (
    <>
      <Words {...words} />
      <ForwardIcon className={s.on} />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button
          type="button"
          className={cx(s.row, grave && s.grave)}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onClick}
        >
          {content}
        </button>
      ) : (
        <a className={cx(s.row, grave && s.grave)} href={href}>
          {content}
        </a>
      )}
    </li>
  );
}

/** A row that only tells, with what can be done about it at its end. */
export function TellRow({ action, ...words }: RowProps & { readonly action?: ReactNode }) {
  return (
    <li className={s.row}>
      <Words {...words} />
      {action}
    </li>
  );
}
