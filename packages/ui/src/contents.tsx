import { type CSSProperties, useId } from 'react';
import s from './contents.module.css';
import type { NavItem } from './types.ts';

export interface ContentsGroup {
  id: string;
  title: string;
  items: readonly Pick<NavItem, 'id' | 'href' | 'label'>[];
}

export interface ContentsProps {
  groups: readonly ContentsGroup[];
  /** Spoken name of the navigation. */
  label: string;
}

/** A book's table of contents: a ruled box a group; in Chinese and Japanese one upright column an entry, from the right. */
export function Contents({ groups, label }: ContentsProps) {
  const id = useId();
  return (
    <nav className={s.contents} aria-label={label}>
      {groups.map((group) => (
        <section
          key={group.id}
          className={s.group}
          aria-labelledby={`${id}${group.id}`}
          style={{ '--entries': group.items.length } as CSSProperties}
        >
          <div className={s.in}>
            <h3 id={`${id}${group.id}`}>{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item.id}>
                  <a href={item.href}>{item.label}</a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </nav>
  );
}
