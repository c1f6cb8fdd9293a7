import type { GiftStatus, GiveInput, PurposeId } from '@yuanguang/contract/objects/donate';
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
    donate_unwanted: { mailbox_index: string; at: Date };
  }
}
