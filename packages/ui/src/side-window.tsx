import type { ReactNode } from 'react';
import s from './side-window.module.css';
import { Slip } from './slip.tsx';
import type { NavItem } from './types.ts';

export interface SideWindowProps {
  /** The temple's name, pasted on the cover as a slip. */
  title: string;
  items: readonly NavItem[];
  /** Spoken name of the navigation. */
  label: string;
  /** Under the entries, such as {@link SideContents}. */
  more?: ReactNode;
  /** A line or two at the foot, such as today's date. */
  foot?: ReactNode;
}

/** On wide screens (from 768 px) the cover lies open on the left, 28 % wide, bound to the page by its thread. */
export function SideWindow({ title, items, label, more, foot }: SideWindowProps) {
  return (
    <nav className={s.cover} aria-label={label}>
      <div className={s.scroll}>
        <div className={s.in}>
          <Slip size="cover">{title}</Slip>
          <ul className={s.list}>
            {items.map((item) => (
              <li key={item.id}>
                <a
                  href={item.href}
                  className={s.item}
                  data-minor={item.minor || undefined}
                  aria-current={item.current ? 'page' : undefined}
                >
                  <item.icon />
                  <span>{item.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        {more}
      </div>
      {foot ? <div className={s.foot}>{foot}</div> : null}
    </nav>
  );
}
