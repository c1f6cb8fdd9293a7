import s from './doors.module.css';
import type { NavItem } from './types.ts';

export interface DoorGroup {
  id: string;
  title: string;
  items: readonly NavItem[];
}

/** The doors of the house in ruled groups: four to a row, two in the largest text. */
export function Doors({ groups }: { groups: readonly DoorGroup[] }) {
  return (
    <div className={s.doors}>
      {groups.map((group) => (
        <div className={s.group} key={group.id}>
          <h3 id={`doors-${group.id}`}>{group.title}</h3>
          <ul aria-labelledby={`doors-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <a href={item.href}>
                  <item.icon />
                  <span>{item.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
