import type { ColumnType, Generated } from 'kysely';

interface SumRow {
  uid: string;
  kind: string;
  subject: string;
  amount: number;
  entries: number;
  first_at: Date;
  last_at: Date;
}

export interface EntryRow {
  uid: string;
  replica: string;
  number: number;
  place: number;
  kind: string;
  subject: string;
  amount: number;
  at: Date;
  told_at: number;
  day: string;
  data: string | null;
  data_sealed: string | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    journal_heads: { uid: string; place: Generated<number> };
    journal_replicas: { replica: string; uid: string; first_seen_at: ColumnType<Date, Date, never> };
    journal_entries: EntryRow;
    journal_totals: SumRow;
    journal_days: SumRow & { day: string };
  }
}
