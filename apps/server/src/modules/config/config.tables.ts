declare module '../../lib/tables.ts' {
  interface Tables {
    /** `value` is the JSON text when written, the parsed value when read. */
    config: {
      key: string;
      value: import('kysely').ColumnType<unknown, string, string>;
      changed_at: import('kysely').ColumnType<Date, Date, Date>;
    };
  }
}

export {};
