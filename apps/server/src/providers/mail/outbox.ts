import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import type { Mailer } from './mailer.ts';
import { nodemailerOptions } from './nodemailer-options.ts';

/** Mail as `.eml` files in `folder`, and one line in the log for each: for trying the app without a mail server. */
export function outboxMailer(folder: string, from: string, clock: Clock, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...nodemailerOptions(mail, from), date: clock() });
      const path = join(
        folder,
        `${clock().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`,
      );
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under another name first: who watches the folder never reads half a mail.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ file: path }, `mail written to ${path}`);
    },
    close: async () => transport.close(),
  };
}
