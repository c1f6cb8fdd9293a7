import type { Language } from '@yuanguang/contract/languages';

/** A verification code on its way to a phone. */
export interface TextMessage {
  /** A mainland number, eleven digits. */
  readonly mobile: string;
  readonly code: string;
  /** The whole message in words, for providers that take free text. */
  readonly text: string;
  readonly language: Language;
}

export interface SmsSender {
  /** Hands the message over. @throws {Error} when it was not accepted; the job that sends it tries again. */
  send(message: TextMessage): Promise<void>;
}
