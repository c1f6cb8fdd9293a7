import type { Context } from './context.ts';
import type { Tables } from './tables.ts';

/** A module that keeps something of a person. Both functions run with the temple's own context or inside its transaction. */
export interface PersonalDataHolder {
  /** The key of its part in the export. */
  readonly name: string;
  /** The tables whose rows belong to a person. A table with a user's id that nobody names fails a test. */
  readonly tables: readonly (keyof Tables)[];
  /** Everything kept of the person, as it may be shown to that person, ready for JSON. */
  export(ctx: Context, uid: string): Promise<unknown>;
  /**
   * Takes away everything that tells who the person was; what the books must keep stays without it. Runs in the
   * transaction of the erasure: throwing takes all of it back, and it is tried again the next day.
   */
  erase(ctx: Context, uid: string): Promise<void>;
}
