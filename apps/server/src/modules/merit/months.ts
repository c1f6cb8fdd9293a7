import type { MeritMonth } from '@yuanguang/contract/objects/merit';
import { ownUid } from '../../lib/own-uid.ts';
import type { MeritContext } from './merit-context.ts';

/** How many leaves each of the last `months` months has, the oldest first. */
export async function monthsOfMerit(
  ctx: MeritContext,
  { months }: { months: number },
): Promise<{ months: MeritMonth[] }> {
  const uid = ownUid(ctx);
  const names = lastMonths(ctx.days.of(ctx.now()), months);
  const tree = new Map(names.map((month) => [month, { sit: 0, copy: 0, print: 0, give: 0 }]));
  const from = `${names[0]}-01`;
  await Promise.all(
    ctx.kinds().map(async (kind) => {
      const { leaf } = kind;
      if (leaf === null || !kind.months) return;
      for (const { month, leaves } of await kind.months(ctx, uid, from)) {
        const grown = tree.get(month);
        if (grown) grown[leaf] += leaves;
      }
    }),
  );
  return { months: [...tree].map(([month, leaves]) => ({ month, leaves })) };
}

/** The months up to that of `day`, such as 2026-03, the oldest first. */
function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
