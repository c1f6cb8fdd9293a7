import type { ColumnType, Generated } from 'kysely';

/** A picture beside a message, as existing clients know it; `id` is the claimed file's. */
export interface FeedbackImage {
  readonly id: string;
  readonly name: string;
  readonly extname: string;
  readonly fileType: 'image';
  readonly url: string;
  /** Bytes. */
  readonly size: number;
}

export interface FeedbackRow {
  id: string;
  user_id: string;
  to_user_id: string | null;
  content: string;
  imgs: ColumnType<readonly FeedbackImage[], string, string>;
  /** Sealed. */
  contact: string | null;
  /** Sealed. */
  mobile: string | null;
  create_date: Date;
  /** In which the writer used the app; null from existing clients. */
  language: string | null;
  is_reply: Generated<boolean>;
  reply_id: string | null;
  reply_count: Generated<number>;
  /** Blind index of what a visitor left to be reached by; null for all others. */
  contact_index: Generated<string | null>;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    feedback: FeedbackRow;
  }
}
