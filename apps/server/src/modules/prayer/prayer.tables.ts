export interface PrayerRow {
  uid: string;
  id: string;
  text_sealed: string | null;
  fulfilled: boolean;
  archived: boolean;
  made_at: Date | null;
  text_at: Date | null;
  text_replica: string | null;
  text_number: number | null;
  fulfilled_at: Date | null;
  fulfilled_replica: string | null;
  fulfilled_number: number | null;
  archived_at: Date | null;
  archived_replica: string | null;
  archived_number: number | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    prayers: PrayerRow;
  }
}
