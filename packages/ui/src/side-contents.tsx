import { useId } from 'react';
import s from './side-contents.module.css';
import type { NavItem } from './types.ts';

export interface SideContentsGroup {
  id: string;
  title: string;
  items: readonly Pick<NavItem, 'id' | 'href' | 'label' | 'current'>[];
}

/** The contents under the main entries of a {@link SideWindow}: a head a group, its entries in two columns. */
export function SideContents({ groups }: { groups: readonly SideContentsGroup[] }) {
  const id = useId();
  return (
    <div className={s.contents}>
      {groups.map((group) => (
        <div key={group.id}>
          <p className={s.head} id={`${id}${group.id}`}>
            {group.title}
          </p>
          <ul className={s.list} aria-labelledby={`${id}${group.id}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <a href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
