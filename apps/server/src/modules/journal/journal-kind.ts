import type { ErrorCode } from '@yuanguang/contract/errors';
import type { RefusedEntry } from '@yuanguang/contract/objects/journal';
import type { Context } from '../../lib/context.ts';

/** What an entry says, as its kind reads it: bounds of size have been looked at. */
export interface EntryText {
  /** '' for none. */
  readonly subject: string;
  readonly amount: number;
  /** '' for nothing. */
  readonly data: string;
}

/** An entry that its kind has read. */
export interface ReadEntry<Value = unknown> {
  readonly replica: string;
  readonly number: number;
  readonly kind: string;
  readonly subject: string;
  readonly amount: number;
  /** By the server's clock. */
  readonly at: Date;
  readonly value: Value;
}

/** What a kind makes of an entry's text: a refusal of this entry alone, or what it says. */
export type Reading<Value> = { readonly refused: ErrorCode } | { readonly value: Value };

/** A kind of entries of the journal. Its own module declares it, so the journal knows no other module. */
export interface JournalKind<Value = unknown> {
  /** Such as `practice.count`. */
  readonly name: string;
  /** Whether the data of its entries are sealed at rest. */
  readonly sealed: boolean;
  read(entry: EntryText): Reading<Value>;
  /**
   * What else changes with new entries, in their order and in the transaction that keeps them, in which the person's
   * journal is locked. Kinds that give the same function get their entries together. @returns those that it refuses:
   * they are not kept, and must have changed nothing.
   */
  apply?(ctx: Context, uid: string, entries: readonly ReadEntry<Value>[]): Promise<readonly RefusedEntry[]>;
}
