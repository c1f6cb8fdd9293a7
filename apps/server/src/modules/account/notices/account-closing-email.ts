import type { Language } from '@yuanguang/contract/languages';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { type Notice, notice } from '../../../lib/notice.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import type { AccountContext, AccountTools } from '../account-context.ts';
import { accountMessages } from '../messages.ts';
import { openEmail } from '../user/personal.ts';
import { findUser } from '../user/user.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'account.closing': { uid: string; eraseAt: string; language: Language };
  }
}

/** Has an email sent to the account's address, if it has one: when it will be erased, and how that is taken back. */
export async function sendAccountClosingEmail(
  ctx: AccountContext,
  uid: string,
  eraseAt: Date,
): Promise<void> {
  const { language } = ctx.caller;
  await ctx.jobs.enqueue(ctx, 'account.closing', { uid, eraseAt: eraseAt.toISOString(), language });
}

const accountClosingEmail = mailKind<{ readonly eraseAt: Date }>(
  [{ eraseAt: new Date(0) }],
  ({ eraseAt }, language) => {
    const t = accountMessages(language);
    const date = templeClock(language, { dateStyle: 'long' }).format(eraseAt);
    return mailContent(language, t('closing.subject', { date }), [
      t('closing.greeting'),
      t('closing.about', { date }),
      t('closing.cancel'),
      t('closing.unasked'),
      t('closing.temple'),
    ]);
  },
);

/** Nothing goes out when the closing was taken back before. */
export function accountClosingNotice({ cipher }: Pick<AccountTools, 'cipher'>): Notice {
  return notice('account.closing', {
    mails: [accountClosingEmail],
    async compose({ db }, { uid, eraseAt, language }) {
      const user = await findUser(db, uid);
      const to = user && openEmail(cipher, user);
      if (!to || user.erase_at?.toISOString() !== eraseAt) return undefined;
      const content = accountClosingEmail.render({ eraseAt: user.erase_at }, language);
      return { mail: { ...content, to, id: `closing-${uid}-${user.erase_at.getTime()}` } };
    },
  });
}
