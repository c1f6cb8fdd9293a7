import type { ComponentType, ReactNode } from 'react';
import s from './columns.module.css';
import type { IconProps } from './icon.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts in ruled upright columns, read from the right; in other scripts and narrow places they become rows. */
export function FactColumns({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface KeyValue extends Fact {
  icon?: ComponentType<IconProps>;
}

/** Label and value, a row each, ruled. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className={s.list}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>
            {item.icon ? <item.icon /> : null}
            {item.label}
          </dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface TallyItem {
  figure: string;
  words: string;
}

/** A few large figures with their words. */
export function Tally({ items }: { items: readonly TallyItem[] }) {
  return (
    <div className={s.tally}>
      {items.map((item) => (
        <p key={item.words}>
          <b>{item.figure}</b>
          <span>{item.words}</span>
        </p>
      ))}
    </div>
  );
}
