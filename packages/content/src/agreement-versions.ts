import type { AgreementName } from '@yuanguang/contract/objects/account-agreements';

/**
 * The day of the text that stands now, of each agreement. Apart from the texts themselves, so that whoever only says which
 * one was ticked need not load them. The separate consent for real names rests on the privacy policy's words about it.
 */
export const AGREEMENT_VERSIONS: Readonly<Record<AgreementName, string>> = {
  service: '2026-11-22',
  privacy: '2026-11-22',
  realName: '2026-11-22',
};
