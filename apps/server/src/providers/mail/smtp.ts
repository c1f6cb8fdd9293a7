import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { nodemailerOptions } from './nodemailer-options.ts';

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
      await transport.sendMail(nodemailerOptions(mail, from));
    },
    close: async () => transport.close(),
  };
}
