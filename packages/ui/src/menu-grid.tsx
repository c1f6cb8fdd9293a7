import s from './menu-grid.module.css';
import { MenuTile } from './menu-tile.tsx';
import type { NavItem } from './types.ts';

export interface MenuGroup {
  id: string;
  title: string;
  items: readonly NavItem[];
}

/** Menu entries in ruled groups: four to a row, two in the largest text. */
export function MenuGrid({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <div className={s.menu}>
      {groups.map((group) => (
        <div className={s.group} key={group.id}>
          <h3 id={`menu-${group.id}`}>{group.title}</h3>
          <ul aria-labelledby={`menu-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <MenuTile item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
