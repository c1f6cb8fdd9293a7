import { cx } from './cx.ts';
import s from './slip.module.css';

export interface SlipProps {
  children: string;
  /** `page` for a page's great title, `cover` for the side window. One slip to a page. */
  size?: 'page' | 'cover';
  className?: string;
}

/** The pasted title slip (题签) with its double frame: upright in Chinese and Japanese, level elsewhere. */
export function Slip({ children, size = 'page', className }: SlipProps) {
  return (
    <div className={cx(s.slip, s[size], className)}>
      <span>{children}</span>
    </div>
  );
}
