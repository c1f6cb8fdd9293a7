import type { Context } from '../context.ts';
import { hashed } from './limit-key.ts';
import { readNextTurn, takeTurnAt, undoTurn } from './rate-limit.repository.ts';

export interface Turns {
  /** The action and for whom it is, such as `account.code:sms:…`. Stored only as a hash. */
  readonly key: string;
  /** Seconds to wait after the first turn, after the second, and so on; after all others the last of them. */
  readonly waits: readonly [number, ...number[]];
  /** After so many seconds from the first turn the waits begin anew. */
  readonly seconds: number;
}

type TurnContext = Pick<Context, 'db' | 'now'>;

/**
 * Takes a turn at what slows down the more often it is done, but never ends. Of those who ask at the same time one gets
 * it. Not inside a transaction: a rollback would give the turn back.
 * @returns undefined, or when the next turn is to be had: then none was taken.
 */
export async function takeTurn(ctx: TurnContext, { key, waits, seconds }: Turns): Promise<Date | undefined> {
  if (ctx.db.isTransaction) throw new Error(`turn of ${key.split(':')[0]} inside a transaction`);
  const at = ctx.now();
  const turn = { key: hashed(key), at, waits, windowEnds: new Date(at.getTime() + seconds * 1000) };
  if (await takeTurnAt(ctx.db, turn)) return undefined;
  return (await readNextTurn(ctx.db, turn.key)) ?? at;
}

/** Gives back the turn that was taken a moment ago: what it was for did not come about. */
export function giveTurnBack(ctx: TurnContext, key: string): Promise<void> {
  return undoTurn(ctx.db, hashed(key), ctx.now());
}
