import s from './tab-bar.module.css';
import type { NavItem } from './types.ts';

export interface TabBarProps {
  /** Five or fewer. */
  items: readonly NavItem[];
  /** Spoken name of the bar. */
  label: string;
}

/** The tab bar at the foot, 50 px high; the light stands as a gold ring behind the current tab. */
export function TabBar({ items, label }: TabBarProps) {
  return (
    <nav className={s.tabs} aria-label={label}>
      {items.map((item) => (
        <a key={item.id} href={item.href} className={s.tab} aria-current={item.current ? 'page' : undefined}>
          <item.icon />
          <span>{item.label}</span>
        </a>
      ))}
    </nav>
  );
}
