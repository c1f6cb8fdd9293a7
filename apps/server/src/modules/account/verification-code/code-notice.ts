import { createHash } from 'node:crypto';
import { type Notice, notice } from '../../../lib/notice.ts';
import type { AccountTools } from '../account-context.ts';
import { codeLetter, codeMessage } from './code-words.ts';
import { type CodeLetter, LETTER_PURPOSE } from './verification-code.ts';

/** A code on its way to a phone or a mailbox. */
export function codeNotice({ cipher }: Pick<AccountTools, 'cipher'>): Notice {
  return notice('account.code', async (ctx, { sealed }) => {
    const letter = JSON.parse(cipher.open(LETTER_PURPOSE, sealed)) as CodeLetter;
    const { to, code, language } = letter;
    // Tried again too late, it would only confuse.
    if (to === null || letter.expiresAt <= ctx.now().getTime()) return undefined;
    if (letter.channel === 'sms') return { text: { mobile: to, code, language, text: codeMessage(letter) } };
    const id = `code-${createHash('sha256').update(sealed).digest('hex').slice(0, 16)}`;
    return { mail: { ...codeLetter(letter), to, id } };
  });
}
