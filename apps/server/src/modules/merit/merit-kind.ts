import type { Language } from '@yuanguang/contract/languages';
import type { Leaf } from '@yuanguang/contract/rules/merit';
import type { ProvenContact } from '../../lib/address-book.ts';
import type { Context } from '../../lib/context.ts';

/** One thing that a person did, as the module tells it that it was done with. */
export interface Deed {
  /** Unique among the person's deeds of the kind at that moment: letters, digits, `:`, `-` and `_`. */
  readonly id: string;
  readonly at: Date;
  /** The temple's day of `at`, such as 2026-03-01. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** Where in the app it leads, behind the `#`; null for nowhere. */
  readonly page: string | null;
}

/** A place in a person's deeds of one kind, which are in the order of moment and id: all that comes before it. */
export interface Before {
  readonly at: Date;
  /** The temple's day of `at`. */
  readonly day: string;
  /** '' is before every id of that moment, `~` behind every one. */
  readonly id: string;
}

/** A payment on the statement of a year. */
export interface Paid {
  readonly at: Date;
  readonly day: string;
  readonly number: string;
  readonly title: string;
  /** null where even the giver is not shown it again. */
  readonly amountFen: number | null;
}

/** What was done without an account and belongs to none, by the contact that was left with it. */
export interface EarlierDeeds {
  /** How many there are. */
  count(ctx: Context, contacts: readonly ProvenContact[]): Promise<number>;
  /** Gives them to an account. Answers how many; what another call has taken meanwhile stays there. */
  join(ctx: Context, uid: string, contacts: readonly ProvenContact[]): Promise<number>;
}

/** A kind of what stands among a person's merit; the module that it is done with declares it. */
export interface MeritKind {
  /** Such as `sponsor.printing`. */
  readonly name: string;
  /** null: it is told in its line, hangs no leaf on the tree and is no part of any number. */
  readonly leaf: Leaf | null;
  /** At most `limit` deeds before a place, or the newest: by moment, then by id (compared byte by byte), the last first. */
  deeds(
    ctx: Context,
    uid: string,
    asked: { readonly before: Before | null; readonly limit: number; readonly language: Language },
  ): Promise<Deed[]>;
  /** How many leaves each month has from the temple's day `from` on; months without one may be left out. Unset: it hangs none. */
  months?(ctx: Context, uid: string, from: string): Promise<{ month: string; leaves: number }[]>;
  /** What was paid for and not given back, from one of the temple's days to another; unset: it costs nothing. */
  paid?(
    ctx: Context,
    uid: string,
    asked: { readonly from: string; readonly to: string; readonly language: Language },
  ): Promise<Paid[]>;
  /** Unset: it cannot be done without an account. */
  readonly earlier?: EarlierDeeds;
}
