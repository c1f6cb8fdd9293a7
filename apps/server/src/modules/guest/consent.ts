import { AGREEMENT_VERSIONS } from '@yuanguang/content/agreement-versions';
import { refuse } from '../../lib/refusal.ts';

/**
 * Refuses 'consent-required' unless `version` is a day on which a privacy policy was published: a page that is still
 * open from before it was renewed says the day that it showed.
 */
export function requireConsent(version: string): void {
  const given = /^\d{4}-\d{2}-\d{2}$/.test(version) && version <= AGREEMENT_VERSIONS.privacy;
  if (!given) refuse('consent-required', 'consent');
}
