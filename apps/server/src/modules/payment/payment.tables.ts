import type { PaymentStatus } from '@yuanguang/contract/objects/payment';
import type { Generated } from 'kysely';

export type BookedAs = 'order' | 'suspense';
export type RefundState = 'pending' | 'settled' | 'failed';

export interface PaymentRow {
  id: string;
  payable: string;
  subject_id: string;
  provider: string;
  method: string;
  amount_fen: number;
  currency: string;
  state: PaymentStatus;
  reference: string | null;
  url: string | null;
  booked_as: BookedAs | null;
  settled_fen: number | null;
  created_at: Date;
  expires_at: Date;
  asked_at: Date | null;
  /** How often reconciliation has asked, and when it asks again. */
  asks: number;
  ask_at: Date;
  settled_at: Date | null;
}

export interface RefundRow {
  id: string;
  payment_id: string;
  amount_fen: number;
  state: RefundState;
  reason: string;
  who: string;
  created_at: Date;
  settled_at: Date | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    payments: PaymentRow;
    payment_inbox: {
      id: Generated<number>;
      provider: string;
      notification_id: string;
      payment_id: string;
      raw: string;
      received_at: Date;
      handled_at: Date | null;
      outcome: string | null;
    };
    refunds: RefundRow;
  }
}
