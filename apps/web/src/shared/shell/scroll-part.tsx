import { cx } from '@yuanguang/ui';
import type { ReactNode } from 'react';
import s from './scroll-part.module.css';

interface ScrollPartProps {
  /** Spoken name, since the keyboard comes to it. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a page that itself stands still (SPEC 2, `scroll: false`): it is moved by finger, wheel and keys. */
export function ScrollPart({ label, className, children }: ScrollPartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the arrow keys.
    <section className={cx(s.scroll, className)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
