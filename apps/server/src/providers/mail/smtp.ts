import { createTransport } from 'nodemailer';
import { MessageRefused } from '../message-refused.ts';
import type { Mailer } from './mailer.ts';
import { nodemailerOptions } from './nodemailer-options.ts';

interface SmtpError extends Error {
  /** Of the server's answer, such as 535; unset when there was none. */
  readonly responseCode?: number;
  /** What was refused, such as `RCPT TO`. */
  readonly command?: string;
}

/** By the protocol 5xx is for good, 4xx for now. */
const isFinal = ({ responseCode = 0 }: SmtpError): boolean => responseCode >= 500;

/** Mail by the server at `url` (smtp:// or smtps://, with user and password when it asks for them). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(nodemailerOptions(mail, from)).catch((error: SmtpError) => {
        if (!isFinal(error)) throw error;
        throw new MessageRefused(error.message, { all: error.command !== 'RCPT TO' });
      });
    },
    close: async () => transport.close(),
  };
}
