import { type Message, type Notice, notice } from '../../../lib/notice.ts';
import type { AccountTools } from '../account-context.ts';
import { codeEmail, codeText } from './code-messages.ts';
import { OUTGOING_CODE, type OutgoingCode } from './outgoing-code.ts';
import { isUnsent, noteSent } from './verification-code.repository.ts';

/** People wait for them: a hundred a second at a provider that takes a third of a second each. */
const AT_ONCE = 32;

/** The message that brings a code; undefined when nobody is to get it. */
export function codeMessage(outgoing: OutgoingCode): Message | undefined {
  const { id, to, code, language } = outgoing;
  if (to === null) return undefined;
  if (outgoing.channel === 'sms') {
    return { text: { mobile: to, code, language, text: codeText(outgoing, language) } };
  }
  return { mail: { ...codeEmail.render(outgoing, language), to, id: `code-${id}` } };
}

/**
 * A code on its way to a phone or a mailbox. It is sent while its asker waits; the job sends it once more only when the
 * provider did not say that it took it.
 */
export function codeNotice({ cipher }: Pick<AccountTools, 'cipher'>): Notice {
  const open = (sealed: string) => JSON.parse(cipher.open(OUTGOING_CODE, sealed)) as OutgoingCode;
  return notice('account.code', {
    mails: [codeEmail],
    atOnce: AT_ONCE,
    async compose(ctx, { sealed }) {
      const outgoing = open(sealed);
      // Tried again too late, or when it was used, it would only confuse.
      return (await isUnsent(ctx.db, outgoing.id, ctx.now())) ? codeMessage(outgoing) : undefined;
    },
    sent: (ctx, { sealed }) => noteSent(ctx.db, open(sealed).id, ctx.now()),
  });
}
