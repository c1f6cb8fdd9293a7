import type { ReactNode } from 'react';
import { BackIcon } from './icons/back.tsx';
import s from './nav-bar.module.css';

export interface NavBarProps {
  title: string;
  /** Instead of the back button, on pages that lead back to none; see {@link NavButton}. */
  left?: ReactNode;
  /** Shows the back button. Give `backLabel` with it. */
  onBack?: () => void;
  backLabel?: string;
  /** One or two icon buttons; see {@link NavButton}. */
  right?: ReactNode;
}

/** The brown cover edge of a page: back, title, one action, and the double thread with its four stitches. */
export function NavBar({ title, left, onBack, backLabel, right }: NavBarProps) {
  return (
    <header className={s.bar}>
      <div className={s.row}>
        <span className={s.slot}>
          {onBack ? (
            <NavButton label={backLabel ?? ''} onClick={onBack}>
              <BackIcon />
            </NavButton>
          ) : (
            left
          )}
        </span>
        <h1 className={s.title}>{title}</h1>
        <span className={s.slot} data-end>
          {right}
        </span>
      </div>
      <div className={s.stitch} />
    </header>
  );
}

export interface NavButtonProps {
  /** Spoken name of the icon. */
  label: string;
  href?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** An icon button or link for the bar's right slot. */
export function NavButton({ label, href, onClick, children }: NavButtonProps) {
  if (href !== undefined) {
    return (
      <a className={s.button} href={href} aria-label={label} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={s.button} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
