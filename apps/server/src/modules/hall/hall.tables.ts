import type { HallGift, TabletStatus } from '@yuanguang/contract/objects/hall';
import type { HallId, TabletKindId } from '@yuanguang/contract/rules/tablet-kinds';
import type { ColumnType, Generated } from 'kysely';
import type { Invitation } from '../../lib/invitation.ts';

export interface TabletRow {
  id: string;
  tablet_number: string;
  idempotency_key: string;
  content_hash: string | null;
  hall: HallId;
  /** null for a lamp alone. */
  kind: TabletKindId | null;
  personal: string | null;
  contact_index: string | null;
  reason: string | null;
  correction: string | null;
  language: string;
  status: TabletStatus;
  /** null: no end. */
  days: number | null;
  remind: boolean;
  /** The temple's days from and to which it stands, both included; `until` null: no end is set. */
  stands_from: string | null;
  stands_until: string | null;
  place: number | null;
  created_at: Date;
  stood_at: Date | null;
  uid: string | null;
  owner_erased_at: Date | null;
  erased_at: Date | null;
  /** Day of the privacy policy that was consented to. */
  consent_version: string;
}

export interface HallGiftRow {
  id: string;
  tablet_id: string;
  what: HallGift['what'];
  idempotency_key: string;
  days: number | null;
  /** 0 for none. */
  amount_fen: number;
  status: HallGift['status'];
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
}

export interface InvitationRow extends Invitation {
  tablet_id: string;
}

export interface GuestRow {
  id: string;
  tablet_id: string;
  invitation_id: string;
  uid: string;
  name_sealed: string;
  since: Date;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    hall_tablets: TabletRow;
    hall_gifts: HallGiftRow;
    hall_events: {
      id: Generated<number>;
      tablet_id: string;
      event: string;
      who: string;
      detail: ColumnType<object, string, never>;
      at: Date;
    };
    hall_invitations: InvitationRow;
    hall_guests: GuestRow;
  }
}
