import type { Generated } from 'kysely';

declare module '../../lib/tables.ts' {
  interface Tables {
    verification_codes: {
      id: string;
      channel: 'sms' | 'email';
      /** Keyed hash of number or address. */
      target: string;
      scene: string;
      code_hash: string;
      tries: Generated<number>;
      created_at: Date;
      expires_at: Date;
      /** When the provider took it. */
      sent_at: Generated<Date | null>;
    };
  }
}
