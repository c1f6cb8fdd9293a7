import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import s from './button.module.css';
import { cx } from './cx.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `seal` is the one main action of a screen; `plain` a ruled box; `link` underlined words. */
  variant?: 'seal' | 'plain' | 'link';
  wide?: boolean;
  /** Work under way: shows the turning ring, keeps focus, swallows presses. */
  busy?: boolean;
  /** Makes it a link that looks like a button. */
  href?: string;
  icon?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A knife-cut cinnabar seal, a quiet ruled box or underlined words. */
export function Button({
  variant = 'plain',
  wide,
  busy,
  href,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = cx(s.btn, s[variant], wide && s.wide, className);
  const content = (
    <>
      {busy ? <i className={s.ring} /> : icon}
      <span>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a className={classes} href={href} aria-label={rest['aria-label']} id={rest.id}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        // aria-disabled instead of disabled: focus stays where it was while the work runs.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}
