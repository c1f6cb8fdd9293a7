import type { Context } from '../../lib/context.ts';
import { insertEntry, referencesLike, sumAccounts } from './ledger.repository.ts';

type LedgerContext = Pick<Context, 'db' | 'now'>;

/** The printing fund: what paid orders have given it stands on its credit side. */
export const PRINTING = 'printing';
/** What was given for one purpose: `donate:lamps`. */
export const purposeAccount = (kind: string, purpose: string): string => `${kind}:${purpose}`;
/** Money that belongs to no order and is to be given back. */
export const SUSPENSE = 'suspense';
/** What a provider has taken for us and owes us. */
export const clearingOf = (provider: string): string => `clearing:${provider}`;

function kindOf(account: string): string {
  if (account === SUSPENSE) return 'suspense';
  return account.startsWith('clearing:') ? 'clearing' : 'purpose';
}

/**
 * Books `amountFen` once as debit and once as credit, in the transaction of `ctx`.
 * @throws when `reference` was booked before (the database's own rule), so nothing is ever booked twice.
 */
export async function book(
  ctx: LedgerContext,
  entry: { reference: string; memo: string; debit: string; credit: string; amountFen: number },
): Promise<void> {
  if (!Number.isSafeInteger(entry.amountFen) || entry.amountFen <= 0) {
    throw new RangeError(`amount of ${entry.reference} is not a positive whole number of fen`);
  }
  await insertEntry(ctx.db, {
    reference: entry.reference,
    memo: entry.memo,
    at: ctx.now(),
    lines: [
      { account: entry.debit, kind: kindOf(entry.debit), amountFen: entry.amountFen },
      { account: entry.credit, kind: kindOf(entry.credit), amountFen: -entry.amountFen },
    ],
  });
}

/** Balance of every account, fen, debits positive. They always sum to zero. */
export async function balances(ctx: LedgerContext): Promise<Map<string, number>> {
  return new Map((await sumAccounts(ctx.db)).map((row) => [row.account, row.balanceFen]));
}

/** References booked so far that begin with `prefix`, oldest first. */
export function bookedReferences(ctx: LedgerContext, prefix: string): Promise<string[]> {
  return referencesLike(ctx.db, prefix);
}
