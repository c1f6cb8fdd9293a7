import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import type { SmsSender } from './sender.ts';

/** Text messages as files in `folder`, and in the log with their code: for trying the app without a provider. */
export function outboxSms(folder: string, clock: Clock, log: Log): SmsSender {
  return {
    async send({ mobile, code, text }) {
      const at = clock().toISOString();
      const path = join(folder, `${at.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.sms.txt`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under another name first: who watches the folder never reads half a message.
      await writeFile(`${path}.part`, `To: +86 ${mobile}\nDate: ${at}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${path}.part`, path);
      const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
      log.info({ file: path }, `text message to ${masked}: the code is ${code}`);
    },
  };
}
