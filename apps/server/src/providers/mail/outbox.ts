import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import { writeOutboxFile } from '../outbox-file.ts';
import type { Mailer } from './mailer.ts';
import { nodemailerOptions } from './nodemailer-options.ts';

/** Mail as `.eml` files in `folder`, and one line in the log for each: for trying the app without a mail server. */
export function outboxMailer(folder: string, from: string, clock: Clock, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const at = clock();
      const { message } = await transport.sendMail({ ...nodemailerOptions(mail, from), date: at });
      const path = await writeOutboxFile(folder, at, { extension: 'eml', content: message as Buffer });
      log.info({ file: path }, `mail written to ${path}`);
    },
    close: async () => transport.close(),
  };
}
