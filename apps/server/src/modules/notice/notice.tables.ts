import type { NoticeChannel } from '@yuanguang/contract/objects/notice';
import type { Generated } from 'kysely';

export interface NoticeRow {
  id: string;
  uid: string;
  kind: string;
  key: string;
  /** Sealed. */
  data: string;
  language: string;
  created_at: Date;
  read_at: Date | null;
  spread_at: Date | null;
}

export interface NoticeSettingsRow {
  uid: string;
  language: string;
  zone: string;
  quiet_from: string | null;
  quiet_to: string | null;
  switched_off: string[];
}

export interface DeliveryRow {
  id: string;
  notice_id: string;
  channel: NoticeChannel;
  /** Where a push goes; null for mail. */
  subscription_id: string | null;
  due_at: Date;
  queued_at: Date | null;
  claimed_until: Date | null;
  tries: Generated<number>;
}

/** A browser that takes pushes for a person. */
export interface SubscriptionRow {
  id: string;
  uid: string;
  /** The login in which it subscribed. */
  session_id: string;
  /** Keyed hash of the endpoint. */
  endpoint_index: string;
  /** Sealed: endpoint and keys. */
  target: string;
  created_at: Date;
}

/** A time at which a person wants to be told. */
export interface ReminderRow {
  id: string;
  uid: string;
  kind: string;
  subject: string;
  /** Sealed. */
  data: string;
  local_time: string;
  weekdays: number[];
  zone: string;
  next_at: Date;
  changed_at: Date;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    notices: NoticeRow;
    notice_settings: NoticeSettingsRow;
    notice_deliveries: DeliveryRow;
    push_subscriptions: SubscriptionRow;
    notice_reminders: ReminderRow;
    notice_feeds: { uid: string; secret_index: string; created_at: Date };
  }
}
