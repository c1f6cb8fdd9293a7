import type { Context } from '../context.ts';
import { refuse } from '../refusal.ts';
import { hashed } from './limit-key.ts';
import {
  type Counted,
  countedUses,
  deleteCounter,
  deleteOldCounters,
  takeBackUse,
  type Use,
} from './rate-limit.repository.ts';

export interface Limit {
  /** The action and whom it counts, such as `sponsor.lookup:ip:203.0.113.7`. Stored only as a hash. */
  readonly key: string;
  /** Uses allowed within one window. */
  readonly points: number;
  /** Length of the window, which begins with the first use. */
  readonly seconds: number;
}

type LimitContext = Pick<Context, 'db' | 'now'>;

const SWEEP_EVERY = 1_000;
let sinceSweep = 0;

/**
 * Counts one use of a limited action in PostgreSQL, so all processes share the count. Refuses 'too-many-requests'
 * beyond `points` uses in the window. Call it before a transaction begins: inside one, the refusal would roll its own
 * count back.
 * @returns the uses in this window, this one included.
 */
export async function limit(ctx: LimitContext, { key, points, seconds }: Limit): Promise<number> {
  const used = await count(ctx, { key, seconds });
  if (used > points) refuse('too-many-requests');
  return used;
}

/** Counts one use without refusing: for rules of their own, such as a captcha after the third try. */
export async function count(
  ctx: LimitContext,
  { key, seconds }: Pick<Limit, 'key' | 'seconds'>,
): Promise<number> {
  return (await countOne(ctx, { key, seconds })).used;
}

/** Counts one use as well. @returns when the window ends if it was one too many, else undefined. */
export async function overUntil(
  ctx: LimitContext,
  { key, points, seconds }: Limit,
): Promise<Date | undefined> {
  const { used, window_ends } = await countOne(ctx, { key, seconds });
  return used > points ? window_ends : undefined;
}

async function countOne(
  ctx: LimitContext,
  { key, seconds }: Pick<Limit, 'key' | 'seconds'>,
): Promise<Counted> {
  if (ctx.db.isTransaction) throw new Error(`limit of ${key.split(':')[0]} inside a transaction`);
  const at = ctx.now();
  await sweep(ctx, at);
  const { rows } = await countedUses([useOf({ key, seconds }, at)]).execute(ctx.db);
  return rows[0] as Counted;
}

/** The counter of a limit as a part of another statement needs it (`countedUses`). */
export function useOf({ key, seconds }: Pick<Limit, 'key' | 'seconds'>, at: Date): Use {
  return { key: hashed(key), at, windowEnds: new Date(at.getTime() + seconds * 1000) };
}

/** Takes one use of `key` back: of what was counted and then did not come about. @returns whether there was one. */
export function giveBack(ctx: LimitContext, key: string): Promise<boolean> {
  return takeBackUse(ctx.db, hashed(key), ctx.now());
}

/** Forgets the uses of `key`: after a success that proves good faith. */
export function resetCount(ctx: LimitContext, key: string): Promise<void> {
  return deleteCounter(ctx.db, hashed(key));
}

async function sweep(ctx: LimitContext, at: Date): Promise<void> {
  sinceSweep += 1;
  if (sinceSweep < SWEEP_EVERY) return;
  sinceSweep = 0;
  await deleteOldCounters(ctx.db, at);
}
