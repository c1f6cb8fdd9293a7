import s from './menu-tile.module.css';
import type { NavItem } from './types.ts';

/** An entry of a menu as a square: picture above, words below. Its size is said by the grid it stands in. */
export function MenuTile({ item }: { item: Pick<NavItem, 'href' | 'icon' | 'label'> }) {
  return (
    <a href={item.href} className={s.tile}>
      <item.icon />
      <span>{item.label}</span>
    </a>
  );
}
