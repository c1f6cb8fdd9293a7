import type { StatementLine } from '@yuanguang/contract/objects/merit';
import { ownUid } from '../../../lib/own-uid.ts';
import type { MeritContext } from '../merit-context.ts';

/** What the caller paid for in a year, of all kinds, the oldest first. */
export async function statement(
  ctx: MeritContext,
  { year }: { year: number },
): Promise<{ lines: StatementLine[]; totalFen: number }> {
  const uid = ownUid(ctx);
  const asked = { from: `${year}-01-01`, to: `${year}-12-31`, language: ctx.caller.language };
  const paid = await Promise.all(ctx.kinds().map((kind) => kind.paid?.(ctx, uid, asked) ?? []));
  const lines = paid.flat().sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    lines: lines.map(({ day, number, title, amountFen }) => ({ day, number, title, amountFen })),
    totalFen: lines.reduce((sum, { amountFen }) => sum + (amountFen ?? 0), 0),
  };
}
