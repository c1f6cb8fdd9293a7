import type { ModuleName } from '@yuanguang/contract/default-config';
import { type ComponentType, createContext, useContext } from 'react';
import { useConfig } from '../config/use-config.ts';

/** What a feature has to say on the home page. */
export interface HomePart {
  readonly feature: string;
  /** It is shown only while this module is switched on. */
  readonly module: ModuleName;
  readonly order: number;
  /** Fetches its code; never rejects: a part that does not come is left out, and asked for again with the next visit. */
  load(): Promise<void>;
  /** The part, once it was fetched. */
  read(): ComponentType | undefined;
}

interface DeclaredPart {
  readonly order: number;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** A declared part with a memory of its code: the home page stands whole with its first frame. */
export function homePart(feature: string, module: ModuleName, { order, load }: DeclaredPart): HomePart {
  let part: ComponentType | undefined;
  return {
    feature,
    module,
    order,
    async load() {
      part ??= (await load().catch(() => undefined))?.default;
    },
    read: () => part,
  };
}

/** The parts of all features, in order. */
export const HomePartsContext = createContext<readonly HomePart[]>([]);

/** The parts of modules that are open, as far as they have come. */
export function useHomeParts(): readonly { readonly feature: string; readonly Part: ComponentType }[] {
  const parts = useContext(HomePartsContext);
  const { modules } = useConfig();
  return parts.flatMap(({ feature, module, read }) => {
    const Part = read();
    return Part && modules[module] ? [{ feature, Part }] : [];
  });
}
