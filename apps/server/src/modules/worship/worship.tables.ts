import type { BuddhaId } from '@yuanguang/contract/buddhas';
import type { ShrineRole } from '@yuanguang/contract/objects/worship';
import type { OfferingForm, OfferingKind } from '@yuanguang/contract/rules/worship';
import type { Invitation } from '../../lib/invitation.ts';

/** A day of a person, in the temple's reckoning. */
export interface WorshipDayRow {
  uid: string;
  day: string;
  lightings: number;
  offerings: number;
  rites: number;
  last_rite_at: Date | null;
  dedication: string;
}

export interface ShrineRow {
  id: string;
  name_sealed: string;
  arrangement_sealed: string;
  made_at: Date;
}

export interface MemberRow {
  id: string;
  shrine_id: string;
  uid: string;
  role: ShrineRole;
  name_sealed: string | null;
  joined_at: Date;
  left_at: Date | null;
  removed: boolean;
}

export interface InvitationRow extends Invitation {
  shrine_id: string;
  maker_uid: string;
  used_uid: string | null;
}

export interface OfferingRow {
  id: string;
  shrine_id: string;
  uid: string;
  replica: string;
  number: number;
  what: OfferingKind;
  form: OfferingForm;
  buddha: BuddhaId;
  pieces: number;
  at: Date;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    worship_days: WorshipDayRow;
    family_shrines: ShrineRow;
    family_shrine_members: MemberRow;
    family_shrine_invitations: InvitationRow;
    family_shrine_offerings: OfferingRow;
  }
}
