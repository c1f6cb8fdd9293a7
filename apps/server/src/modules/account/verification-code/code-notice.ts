import { createHash } from 'node:crypto';
import { type Notice, notice } from '../../../lib/notice.ts';
import type { AccountTools } from '../account-context.ts';
import { codeEmail, codeText } from './code-messages.ts';
import { OUTGOING_CODE, type OutgoingCode } from './verification-code.ts';

/** People wait for them: a hundred a second at a provider that takes a third of a second each. */
const AT_ONCE = 32;

/** A code on its way to a phone or a mailbox. */
export function codeNotice({ cipher }: Pick<AccountTools, 'cipher'>): Notice {
  return notice('account.code', {
    mails: [codeEmail],
    atOnce: AT_ONCE,
    async compose(ctx, { sealed }) {
      const outgoing = JSON.parse(cipher.open(OUTGOING_CODE, sealed)) as OutgoingCode;
      const { to, code, language } = outgoing;
      // Tried again too late, it would only confuse.
      if (to === null || outgoing.expiresAt <= ctx.now().getTime()) return undefined;
      if (outgoing.channel === 'sms') {
        return { text: { mobile: to, code, language, text: codeText(outgoing, language) } };
      }
      const id = `code-${createHash('sha256').update(sealed).digest('hex').slice(0, 16)}`;
      return { mail: { ...codeEmail.render(outgoing, language), to, id } };
    },
  });
}
