import type { Language } from '@yuanguang/contract/languages';
import type { EmailScene, SmsScene } from '@yuanguang/contract/objects/uni-id-co';

/** A number with a scene of text messages, or an address with a scene of mail. */
export type CodeTarget =
  | { readonly channel: 'sms'; readonly target: string; readonly scene: SmsScene }
  | { readonly channel: 'email'; readonly target: string; readonly scene: EmailScene };

/** What the job that sends a code is told; sealed, for jobs lie in the database. */
export interface OutgoingCode {
  /** Of the code. */
  readonly id: string;
  readonly channel: 'sms' | 'email';
  /** Null: nobody is to get it, and nobody is to notice that from outside. */
  readonly to: string | null;
  readonly scene: SmsScene | EmailScene;
  readonly code: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const kindOf = ({ channel }: Pick<CodeTarget, 'channel'>): 'mobile' | 'email' =>
  channel === 'sms' ? 'mobile' : 'email';

export const CODE_SECONDS = 180;
/** What an outgoing code is sealed for. */
export const OUTGOING_CODE = 'account.code-letter';
