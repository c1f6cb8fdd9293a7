import type { Language } from '@yuanguang/contract/languages';
import type { Leaf } from '@yuanguang/contract/rules/merit';
import { DAY_MS } from '@yuanguang/contract/rules/temple-day';
import type { Db } from '../../lib/db.ts';
import type { TempleDays } from '../../lib/temple-day.ts';
import { leavesByMonth } from './leaves-by-month.ts';
import type { Before, EarlierDeeds, MeritKind } from './merit-kind.ts';

interface PaidRow {
  readonly id: string;
  readonly paid_at: Date;
}

interface PaidMerit<Row extends PaidRow> {
  /** As the kind of merit is named. */
  readonly name: string;
  readonly leaf: Leaf;
  readonly days: TempleDays;
  /** Where in the app its entries lead, behind the `#`. */
  readonly page: string;
  /** What a person paid for and was not given back, the last first: before a place, or since a moment. */
  find(
    db: Db,
    uid: string,
    asked: { readonly before?: Before | null; readonly since?: Date; readonly limit?: number },
  ): Promise<Row[]>;
  title(row: Row, language: Language): string;
  /** To whom it is dedicated, as a line. */
  dedication(row: Row, language: Language): string;
  /** As printed. */
  number(row: Row): string;
  /** null where even the giver is not shown it again. */
  amountFen(row: Row): number | null;
  readonly earlier: EarlierDeeds;
}

/** A kind of merit whose deeds are paid for: each is one leaf, whatever its amount, which stands on the statement alone. */
export function paidMerit<Row extends PaidRow>(kind: PaidMerit<Row>): MeritKind {
  const { name, leaf, days, page } = kind;
  /** From one of the temple's days on. */
  async function since(db: Db, uid: string, from: string): Promise<{ row: Row; day: string }[]> {
    // A day of the temple may begin the evening before by UTC: a day more is fetched, and left out again by its own name.
    const rows = await kind.find(db, uid, { since: new Date(Date.parse(from) - DAY_MS) });
    return rows.map((row) => ({ row, day: days.of(row.paid_at) })).filter(({ day }) => day >= from);
  }
  return {
    name,
    leaf,
    earlier: kind.earlier,
    async deeds({ db }, uid, { before, limit, language }) {
      const rows = await kind.find(db, uid, { before, limit });
      return rows.map((row) => ({
        id: row.id,
        at: row.paid_at,
        day: days.of(row.paid_at),
        title: kind.title(row, language),
        text: kind.dedication(row, language),
        page,
      }));
    },
    async months({ db }, uid, from) {
      return leavesByMonth((await since(db, uid, from)).map(({ day }) => day));
    },
    async paid({ db }, uid, { from, to, language }) {
      const rows = (await since(db, uid, from)).filter(({ day }) => day <= to);
      return rows.map(({ row, day }) => ({
        at: row.paid_at,
        day,
        number: kind.number(row),
        title: kind.title(row, language),
        amountFen: kind.amountFen(row),
      }));
    },
  };
}
