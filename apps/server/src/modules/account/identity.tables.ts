import type { IdentityProviderId } from '@yuanguang/contract/objects/account';

export interface PasskeyRow {
  id: string;
  uid: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface RealNameTryRow {
  certify_id: string;
  uid: string;
  state: 'waiting' | 'passed' | 'failed';
  reason: number | null;
  name_sealed: string | null;
  id_card_sealed: string | null;
  id_card_index: string | null;
  created_at: Date;
  decided_at: Date | null;
}

declare module '../../lib/tables.ts' {
  interface Tables {
    user_passkeys: PasskeyRow;
    passkey_challenges: { challenge_hash: string; uid: string | null; expires_at: Date };
    user_identities: { provider: IdentityProviderId; subject_index: string; uid: string; linked_at: Date };
    authorization_requests: {
      state_hash: string;
      provider: IdentityProviderId;
      device_hash: string;
      uid: string | null;
      secrets_sealed: string;
      expires_at: Date;
    };
    user_external_ids: { uid: string; external_index: string; linked_at: Date };
    user_real_names: {
      uid: string;
      name_sealed: string;
      id_card_sealed: string;
      id_card_index: string;
      verified_at: Date;
    };
    real_name_tries: RealNameTryRow;
  }
}
