import s from './tab-bar.module.css';
import type { NavItem } from './types.ts';

export interface TabBarProps {
  /** Five or fewer. */
  items: NavItem[];
  /** Spoken name of the bar. */
  label: string;
  /** Called when a finger, the pointer or the focus reaches a tab: the moment to prefetch its page. */
  onIntent?: (item: NavItem) => void;
}

/** The tab bar at the foot, 50 px high; the light stands as a gold ring behind the current tab. */
export function TabBar({ items, label, onIntent }: TabBarProps) {
  return (
    <nav className={s.tabs} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.id}
          href={item.href}
          className={s.tab}
          aria-current={item.current ? 'page' : undefined}
          onPointerEnter={() => onIntent?.(item)}
          onTouchStart={() => onIntent?.(item)}
          onFocus={() => onIntent?.(item)}
        >
          <item.icon />
          <span>{item.label}</span>
        </a>
      ))}
    </nav>
  );
}
