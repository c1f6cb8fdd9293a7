import type { Generated } from 'kysely';

/** A change of what a person has earned; never changed again. */
interface EarningRow {
  id: string;
  user_id: string;
  /** How much was earned. */
  score: number;
  /** All that was earned, after this change. */
  balance: number;
  /** Such as `checkin.day`. */
  reason: string;
  /** What earned it, unique for the reason: a day, an id. */
  reference: string;
  /** The order of the changes. */
  place: Generated<string>;
  create_date: Date;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    /** Points of merit: the collection `uni-id-scores` of existing clients. */
    user_scores: EarningRow & {
      /** 1 in, 2 out. */
      type: number;
      comment: string | null;
    };
    /** Coins of practice. */
    user_coins: EarningRow;
  }
}
