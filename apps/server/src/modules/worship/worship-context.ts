import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { TempleDays } from '../../lib/temple-day.ts';

/** What the functions of worship work with besides the context of a call. */
export interface WorshipTools {
  readonly cipher: Cipher;
  readonly days: TempleDays;
  readonly jobs: Jobs;
}

export interface WorshipContext extends Context, WorshipTools {}
