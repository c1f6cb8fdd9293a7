import type { ComponentType } from 'react';
import type { Address } from './address.ts';
import type { PageDefinition } from './page-definition.ts';

/** A page drawn out of sight, before it has an entry in the row. */
export interface Drawn extends Address {
  /** Of its own for every drawing. */
  readonly id: number;
  readonly index?: undefined;
  readonly page: PageDefinition;
  readonly Component: ComponentType;
}

export type Drawing = Pick<Drawn, 'page' | 'Component'>;

/** The pages that are drawn before they are asked for. Each is given out once: the next reader of the page gets another. */
export function createAhead() {
  const listeners = new Set<() => void>();
  const given = new WeakSet<Drawn>();
  let all: readonly Drawn[] = [];
  let count = 0;
  const free = (page: PageDefinition) => all.find((one) => one.page === page && !given.has(one));

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** All that are drawn: what was given out stays among them until the next `draw` leaves it away. */
    read: (): readonly Drawn[] => all,
    take(page: PageDefinition): Drawn | undefined {
      const drawn = free(page);
      if (drawn) given.add(drawn);
      return drawn;
    },
    /** These are to be drawn, and `kept` stays; those drawn already are not drawn again, and all others go. */
    draw(wanted: readonly Drawing[], kept: Drawn | undefined): void {
      const next = wanted.map(({ page, Component }): Drawn => {
        const there = free(page);
        if (there) return there;
        count += 1;
        return { id: count, path: page.path, search: {}, page, Component };
      });
      all = kept ? [kept, ...next] : next;
      for (const listener of listeners) listener();
    },
  };
}
