import type { ColumnType, Generated } from 'kysely';

declare module '../tables.ts' {
  interface Tables {
    office_looks: {
      id: Generated<number>;
      at: ColumnType<Date, Date, never>;
      who: ColumnType<string, string, never>;
      reason: ColumnType<string, string, never>;
      what: ColumnType<string, string, never>;
      subjects: ColumnType<string[], string[], never>;
    };
  }
}
