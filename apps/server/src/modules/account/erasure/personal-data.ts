import type { Context } from '../../../lib/context.ts';

/** A module that keeps something of a person. Both functions run with the temple's own context or inside its transaction. */
export interface PersonalDataHolder {
  /** The module's name: the key of its part in the export. */
  readonly name: string;
  /** Everything kept of the person, as it may be shown to that person, ready for JSON. */
  export(ctx: Context, uid: string): Promise<unknown>;
  /**
   * Takes away everything that tells who the person was; what the books must keep stays without it. Runs in the
   * transaction of the erasure: throwing takes all of it back, and it is tried again the next day.
   */
  erase(ctx: Context, uid: string): Promise<void>;
}

/** Where modules say that they keep something of a person; while the app is built. */
export interface PersonalData {
  register(holder: PersonalDataHolder): void;
  readonly holders: readonly PersonalDataHolder[];
}

export function createPersonalData(): PersonalData {
  const holders: PersonalDataHolder[] = [];
  return {
    holders,
    register(holder) {
      if (holders.some(({ name }) => name === holder.name))
        throw new Error(`two holders called ${holder.name}`);
      holders.push(holder);
    },
  };
}
