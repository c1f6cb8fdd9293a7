import type { Language } from '@yuanguang/contract/languages';
import type { AgreementName, AgreementOccasion } from '@yuanguang/contract/objects/account-agreements';

export interface AgreementRow {
  id: string;
  uid: string | null;
  agreement: AgreementName;
  version: string;
  language: Language;
  occasion: AgreementOccasion;
  agreed_at: Date;
  /** How often this consent had been taken back before. */
  round: number;
}

export interface WithdrawalRow {
  id: string;
  uid: string | null;
  agreement: 'realName';
  withdrawn_at: Date;
}

declare module '../../../lib/tables.ts' {
  interface Tables {
    user_agreements: AgreementRow;
    user_agreement_withdrawals: WithdrawalRow;
  }
}
