/** The texts that everyone with an account agrees to. */
export type AgreementName = 'service' | 'privacy';

/** Where each stands as a page of its own. */
export const AGREEMENT_PAGES: Readonly<Record<AgreementName, string>> = {
  service: '/pages/agreement/service',
  privacy: '/pages/agreement/privacy',
};
