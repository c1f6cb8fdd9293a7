import type { Language } from '@yuanguang/contract/languages';
import type { TabletRun } from '@yuanguang/contract/rules/tablet-layout';

/** What stands on a certificate of merit. It is a remembrance and never an official receipt (DOMAIN 4.3). */
export interface CertificateFacts {
  readonly language: Language;
  /** The number under which the gift is found, as printed: `482-915-0376`. */
  readonly number: string;
  /** What that number is called. */
  readonly numberLabel: string;
  readonly name: string;
  /** What was given, in the words that follow the name. */
  readonly deed: string;
  /** What it was given for, set large below the deed; null where the deed says it. */
  readonly purpose: string | null;
  /** In whose name or memory, as a line; null where it is the giver's own. */
  readonly honour: string | null;
  /** The verse or the giver's own words, line by line. */
  readonly verse: readonly string[];
  /** To whom, as a line: 普皆回向法界一切众生. */
  readonly dedication: string;
  /** The temple's day on which it was paid, such as 2026-03-01. */
  readonly paidOn: string;
}

export const CARD_SHAPES = ['square', 'upright'] as const;

/** A card to show to others: what stands on the certificate but number and dedication, which are not for everybody. */
export interface Card {
  readonly shape: (typeof CARD_SHAPES)[number];
  /** False: the giver is not named. */
  readonly named: boolean;
}

/** A picture to be drawn: the certificate, or a card of it. */
export interface Drawing extends CertificateFacts {
  readonly card?: Card;
  /** PNG unless told: to keep and to print, for every program there is. As WebP the same pixels are a third of it. */
  readonly format?: 'webp';
}

/** A tablet of the halls to be drawn: the signs where they stand. */
export interface TabletDrawing {
  readonly paper: 'red' | 'yellow';
  readonly runs: readonly TabletRun[];
}
