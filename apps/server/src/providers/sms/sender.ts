import type { Language } from '@yuanguang/contract/languages';

/** A message on its way to a phone: a verification code, or news of an order. */
export interface TextMessage {
  /** A mainland number, eleven digits. */
  readonly mobile: string;
  readonly code?: string;
  /** For providers that fill approved templates: the number of the order and what there is to tell of it. */
  readonly order?: { readonly number: string; readonly state: string };
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
