export interface Attachment {
  readonly filename: string;
  /** Such as `image/png`. */
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** Stable id of what the mail tells of: a repeated send carries the same Message-ID, so mail programs show one. */
  readonly id?: string;
  /**
   * An address that ends mail of this kind when it is posted to (RFC 8058): mail programs offer it as a button. Unset: it
   * cannot be ended.
   */
  readonly endedAt?: string;
}

export interface Mailer {
  /**
   * Hands the mail over. @throws {MessageRefused} when it was definitely not accepted, {Error} when that is not known; the
   * job that sends it tries again.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
