import type { Language } from '@yuanguang/contract/languages';

/** What text messages tell besides codes; each has a template of its own where a provider wants one. */
export type TextKind = 'order' | 'gift' | 'monthly';

/** A message on its way to a phone: a verification code, or news of what its owner sponsors or gives. */
export interface TextMessage {
  /** A mainland number, eleven digits. */
  readonly mobile: string;
  readonly code?: string;
  /** For providers that fill approved templates: which one, and its variables. */
  readonly news?: { readonly kind: TextKind; readonly values: Readonly<Record<string, string>> };
  /** The whole message in words, for providers that take free text. */
  readonly text: string;
  readonly language: Language;
}

export interface SmsSender {
  /**
   * Hands the message over. @throws {MessageRefused} when it was definitely not accepted, {Error} when that is not known;
   * the job that sends it tries again.
   */
  send(message: TextMessage): Promise<void>;
}
