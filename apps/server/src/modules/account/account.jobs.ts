import { createHash } from 'node:crypto';
import type { AppDeps } from '../../app-context.ts';
import type { Context } from '../../lib/context.ts';
import type { AccountTools } from './account-context.ts';
import { deleteOldCaptchas } from './captcha/captcha.repository.ts';
import { deleteOldSessions } from './session/session.repository.ts';
import { deleteOldLog } from './user/user-log.repository.ts';
import { codeLetter, codeMessage } from './verification-code/code-words.ts';
import { deleteOldCodes } from './verification-code/verification-code.repository.ts';
import { type CodeLetter, LETTER_PURPOSE } from './verification-code/verification-code.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'account.sweep': Record<string, never>;
  }
}

const DAY_MS = 86_400_000;
const LOG_DAYS = 180;
const EVERY_NIGHT = '40 3 * * *';

/** Says who does the jobs of the accounts: sending codes, and clearing away each night what is over. */
export function accountJobs(
  { jobs, mailer, sms }: Pick<AppDeps, 'jobs' | 'mailer' | 'sms'>,
  { cipher }: Pick<AccountTools, 'cipher'>,
): void {
  jobs.handle('account.code', async (ctx, { sealed }) => {
    const letter = JSON.parse(cipher.open(LETTER_PURPOSE, sealed)) as CodeLetter;
    // Tried again too late, it would only confuse.
    if (letter.to === null || letter.expiresAt <= ctx.now().getTime()) return;
    if (letter.channel === 'sms') {
      const { code, language } = letter;
      await sms.send({ mobile: letter.to, code, language, text: codeMessage(letter) });
    } else {
      const id = `code-${createHash('sha256').update(sealed).digest('hex').slice(0, 16)}`;
      await mailer.send({ ...codeLetter(letter), to: letter.to, id });
    }
  });
  jobs.handle('account.sweep', (ctx) => sweep(ctx));
  jobs.repeat('account.sweep', EVERY_NIGHT, {});
}

async function sweep(ctx: Context): Promise<void> {
  const at = ctx.now();
  const ago = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await deleteOldCodes(ctx.db, at);
  await deleteOldCaptchas(ctx.db, at);
  await deleteOldLog(ctx.db, ago(LOG_DAYS));
  await deleteOldSessions(ctx.db, ago(1));
}
