import type { Language } from '@yuanguang/contract/languages';

/** What stands on a certificate of merit. It is a remembrance and never an official receipt (DOMAIN 4.3). */
export interface CertificateFacts {
  readonly language: Language;
  /** As printed: `482-915-0376`. */
  readonly sponsorNumber: string;
  readonly name: string;
  readonly bookTitle: string;
  readonly copies: number;
  /** The verse or the sponsor's own words, line by line. */
  readonly verse: readonly string[];
  /** To whom, as a line: 普皆回向法界一切众生. */
  readonly dedication: string;
  /** The temple's day on which it was paid, such as 2026-03-01. */
  readonly paidOn: string;
}
