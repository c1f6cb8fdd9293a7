import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { TempleDays } from '../../lib/temple-day.ts';

/** What the functions of prayers work with besides the context of a call. */
export interface PrayerTools {
  readonly cipher: Cipher;
  readonly days: TempleDays;
}

export interface PrayerContext extends Context, PrayerTools {}

/** The words of a prayer are bound to their person. */
export const textPurpose = (uid: string): string => `prayer.text:${uid}`;
