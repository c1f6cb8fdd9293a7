import type { Generated } from 'kysely';

export interface FileRow {
  id: string;
  key: string;
  object: string;
  origin: string;
  received_at: Date;
  stored_at: Date | null;
  reported_at: Date | null;
  type: string | null;
  size: number | null;
  width: number | null;
  height: number | null;
  content_hash: Buffer | null;
  claimed_at: Date | null;
  purpose: string | null;
  owner_uid: string | null;
  private: Generated<boolean>;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    files: FileRow;
  }
}
