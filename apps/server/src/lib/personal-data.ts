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
  /** What it keeps of people who came without an account; unset where it keeps nothing of them. */
  readonly visitors?: VisitorData;
}

/** Things that are of one contact, which was left with each of them. */
export interface VisitorThings {
  readonly contact: { readonly kind: 'phone' | 'email'; readonly value: string };
  /** Ids of those that are nobody's account's. */
  readonly free: readonly string[];
}

/** A part of a module that keeps something of people without an account, found by a number or by the contact they left. */
export interface VisitorData {
  /**
   * What a number, phone or email names: undefined where that is nothing that still tells of somebody, 'unreadable' where
   * the query is none of the three.
   */
  find(ctx: Context, query: string): Promise<VisitorThings | undefined | 'unreadable'>;
  /** Takes away what tells who left it, as the person wishes. Answers whether there was anything. Not inside a transaction. */
  erase(ctx: Context, id: string): Promise<boolean>;
}
