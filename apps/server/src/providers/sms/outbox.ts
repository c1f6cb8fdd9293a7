import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import { maskMobile } from '../../lib/mask-mobile.ts';
import { writeOutboxFile } from '../outbox-file.ts';
import type { SmsSender } from './sender.ts';

/** Text messages as files in `folder`, and in the log with their code: for trying the app without a provider. */
export function outboxSms(folder: string, clock: Clock, log: Log): SmsSender {
  return {
    async send({ mobile, code, text }) {
      const at = clock();
      const content = `To: +86 ${mobile}\nDate: ${at.toISOString()}\n\n${text}\n`;
      const path = await writeOutboxFile(folder, at, { extension: 'sms.txt', content });
      log.info(
        { file: path },
        `text message to ${maskMobile(mobile)}${code === undefined ? '' : `: the code is ${code}`}`,
      );
    },
  };
}
