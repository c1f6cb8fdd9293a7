import type { GiftStatus, GiveInput, Plan, PurposeId } from '@yuanguang/contract/objects/donate';
import type { ColumnType, Generated } from 'kysely';

export interface GiftRow {
  id: string;
  gift_number: string;
  idempotency_key: string;
  content_hash: string | null;
  purpose_id: PurposeId;
  amount_fen: number;
  anonymous: boolean;
  merit_name: string | null;
  silent: boolean;
  honoree_kind: GiveInput['honoree']['kind'];
  /** `due`: counted and about to be sent; `held`: kept back, which the giver is not told. */
  honoree_notice: 'none' | 'wished' | 'due' | 'sent' | 'held';
  personal: string | null;
  contact_index: string | null;
  receipt_index: string | null;
  language: string;
  status: GiftStatus;
  payment_provider: string | null;
  payment_method: string | null;
  official_receipt: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  /** The account it belongs to. */
  uid: string | null;
  owner_erased_at: Date | null;
  erased_at: Date | null;
  /** Day of the privacy policy that was consented to. */
  consent_version: string;
  /** A plan is to be made once it is paid. */
  monthly: boolean;
  /** The plan that it answers. */
  plan_id: string | null;
}

/** A gift that is made again each month: it reminds, and takes nothing. */
export interface PlanRow {
  id: string;
  gift_id: string;
  state: Plan['state'];
  purpose_id: PurposeId;
  amount_fen: number;
  anonymous: boolean;
  silent: boolean;
  personal: string;
  language: string;
  uid: string | null;
  /** 1 to 31. */
  month_day: number;
  /** The temple's day of the next reminder, and the instant of it. */
  next_on: string;
  next_at: Date;
  /** Reminders since the last gift was paid. */
  unanswered: number;
  /** The day of the last mail or text message that was handed over. */
  mailed_on: string | null;
  created_at: Date;
  ended_at: Date | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    donate_gifts: GiftRow;
    donate_events: {
      id: Generated<number>;
      gift_id: string;
      event: string;
      who: string;
      detail: ColumnType<object, string, never>;
      at: Date;
    };
    donate_plans: PlanRow;
    donate_unwanted: { mailbox_index: string; at: Date };
  }
}
