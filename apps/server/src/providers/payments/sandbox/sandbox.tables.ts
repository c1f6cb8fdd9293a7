import type { Language } from '@yuanguang/contract/languages';

export type SandboxState = 'open' | 'delayed' | 'approved' | 'declined' | 'closed' | 'refunded';

export interface SandboxPaymentRow {
  reference: string;
  payment_id: string;
  amount_fen: number;
  currency: string;
  title: string;
  return_url: string;
  language: Language;
  method: string;
  state: SandboxState;
  settle_at: Date | null;
  refund_id: string | null;
  created_at: Date;
  expires_at: Date;
  decided_at: Date | null;
}

export interface SandboxNotificationRow {
  id: string;
  reference: string;
  state: 'approved' | 'declined';
  created_at: Date;
  next_try_at: Date | null;
  tries: number;
  acknowledged_at: Date | null;
}

declare module '../../../lib/tables.ts' {
  interface Tables {
    sandbox_payments: SandboxPaymentRow;
    sandbox_notifications: SandboxNotificationRow;
  }
}
