export interface PracticeRow {
  uid: string;
  id: string;
  title_sealed: string | null;
  content_sealed: string | null;
  target: number | null;
  reminder_time: string | null;
  reminder_weekdays: number[] | null;
  paused: boolean;
  deleted: boolean;
  made_at: Date;
  word_at: Date;
  word_replica: string;
  word_number: number;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    practices: PracticeRow;
  }
}
