import type { ComponentType } from 'react';
import type { PageDefinition } from './page-definition.ts';
import { within } from './within.ts';

/** The messages of features in the reader's language; the shell's own always belong to them. */
export interface PageMessages {
  has(features: readonly string[]): boolean;
  load(features: readonly string[]): Promise<void>;
  /** Gives what was loaded to the pages on the screen, when messages of these features are not there yet. */
  publish(features: readonly string[]): void;
}

/** The pages' code and messages: fetched together and once, then at hand without waiting. */
export function createPageCode(messages: PageMessages, timeoutMs: number) {
  const components = new Map<PageDefinition, ComponentType>();
  const underWay = new Map<PageDefinition, Promise<ComponentType>>();

  async function component(page: PageDefinition): Promise<ComponentType> {
    const loaded = components.get(page) ?? (await within(page.load(), timeoutMs)).default;
    components.set(page, loaded);
    return loaded;
  }

  return {
    /** The page's component when all it needs is there, else undefined. */
    ready(page: PageDefinition): ComponentType | undefined {
      return messages.has(page.messages) ? components.get(page) : undefined;
    },

    /** Rejects when code or messages do not come in time; the next call tries anew. */
    load(page: PageDefinition): Promise<ComponentType> {
      const loading =
        underWay.get(page) ??
        Promise.all([component(page), within(messages.load(page.messages), timeoutMs)])
          .then(([loaded]) => loaded)
          .finally(() => underWay.delete(page));
      underWay.set(page, loading);
      return loading;
    },
  };
}
