import type { Language } from '@yuanguang/contract/languages';
import { createTranslator } from 'use-intl/core';
import { type Notice, notice } from '../../../lib/notice.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import type { AccountContext, AccountTools } from '../account-context.ts';
import en from '../messages/en.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };
import th from '../messages/th.json' with { type: 'json' };
import zhHans from '../messages/zh-Hans.json' with { type: 'json' };
import zhHant from '../messages/zh-Hant.json' with { type: 'json' };
import { openEmail } from '../user/personal.ts';
import { findUser } from '../user/user.repository.ts';
import { type Letter, plainLetter } from './letter.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'account.closing': { uid: string; eraseAt: string; language: Language };
  }
}

const MESSAGES: Record<Language, typeof zhHans> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, ja, th };

/** Has a letter sent to the account's address, if it has one: when it will be erased, and how that is taken back. */
export async function announceClosing(ctx: AccountContext, uid: string, eraseAt: Date): Promise<void> {
  const { language } = ctx.caller;
  await ctx.jobs.enqueue(ctx, 'account.closing', { uid, eraseAt: eraseAt.toISOString(), language });
}

/** That letter. Nothing goes out when the closing was taken back before. */
export function closingNotice({ cipher }: Pick<AccountTools, 'cipher'>): Notice {
  return notice('account.closing', async ({ db }, { uid, eraseAt, language }) => {
    const user = await findUser(db, uid);
    const email = user && openEmail(cipher, user);
    if (!email || user.erase_at?.toISOString() !== eraseAt) return undefined;
    const id = `closing-${uid}-${user.erase_at.getTime()}`;
    return { mail: { ...closingLetter(user.erase_at, language), to: email, id } };
  });
}

function closingLetter(eraseAt: Date, language: Language): Letter {
  const t = createTranslator({
    locale: language,
    messages: MESSAGES[language],
    namespace: 'closing',
    onError(error) {
      throw error;
    },
  });
  const date = templeClock(language, { dateStyle: 'long' }).format(eraseAt);
  return plainLetter(language, t('subject', { date }), [
    t('greeting'),
    t('about', { date }),
    t('cancel'),
    t('unasked'),
    t('temple'),
  ]);
}
