import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { Settings } from '../../settings.ts';
import type { FeedbackImage } from './feedback.tables.ts';

/** Where the pictures beside messages lie: private files, which only their writer and the office may see. */
export interface FeedbackFiles {
  /**
   * Takes an upload (its id, or its address as existing clients send it) as a private picture of `ownerUid`.
   * Refuses 'file-not-found' when there is none, or when it is another's already.
   */
  claim(ctx: Context, reference: string, ownerUid: string): Promise<FeedbackImage>;
  /** The kept address of a picture as one that is good for a while, for who may read the message; others stay. */
  fresh(address: string): string;
  /** An address of a claimed picture that is good for a while. */
  link(ctx: Context, image: FeedbackImage): Promise<string>;
}

/** What the feedback functions work with besides the context of a call. */
export interface FeedbackTools {
  readonly cipher: Cipher;
  readonly settings: Settings;
  readonly files: FeedbackFiles;
  /** Most messages an hour of one person, and of one address. */
  readonly perHour: number;
  readonly jobs: Jobs;
  /** Where the app is, without a path. */
  readonly publicUrl: string;
}

export interface FeedbackContext extends Context, FeedbackTools {}
