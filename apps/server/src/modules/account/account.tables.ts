import type { ColumnType, Generated } from 'kysely';

/** JSON is written as text and read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface AvatarFile {
  readonly name: string;
  readonly extname: string;
  readonly url: string;
}

export interface UserRow {
  id: string;
  username: string | null;
  nickname: string | null;
  password_hash: string | null;
  mobile_sealed: string | null;
  mobile_index: string | null;
  /** When its person proved it by a code; null: nobody has. */
  mobile_proven_at: Date | null;
  email_sealed: string | null;
  email_index: string | null;
  email_proven_at: Date | null;
  avatar_file: ColumnType<AvatarFile | null, string | null, string | null>;
  gender: Generated<number>;
  status: Generated<number>;
  roles: Generated<string[]>;
  tags: Generated<string[]>;
  comment: string | null;
  app_ids: Generated<string[]>;
  my_invite_code: string | null;
  inviter_uids: Generated<string[]>;
  invited_at: Date | null;
  registered_at: Date;
  register_env: Json<Readonly<Record<string, string>>>;
  last_login_at: Date | null;
  last_login_ip: string | null;
  tokens_valid_from: Date;
  erase_at: Date | null;
  erased_at: Date | null;
}

export interface SessionRow {
  id: string;
  uid: string;
  started_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  device_id: string;
  platform: string;
  app_id: string;
  device_name: string;
  ip: string;
  push_client_id: string | null;
  proven_at: Date | null;
  ended_at: Date | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    users: UserRow;
    user_first_admin: { one: Generated<boolean>; uid: string };
    user_sessions: SessionRow;
    user_log: {
      id: string;
      type: string;
      succeeded: boolean;
      uid: string | null;
      identifier: string | null;
      app_id: string;
      device_id: string;
      ip: string;
      user_agent: string;
      at: Date;
    };
    roles: { id: string; name: string; permissions: Generated<string[]> };
    permissions: { id: string; name: string };
  }
}
