import { createHash } from 'node:crypto';
import type { Language } from '@yuanguang/contract/languages';
import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { createTranslator } from 'use-intl/core';
import { type Notice, notice } from '../../../lib/notice.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import type { AccountContext, AccountTools } from '../account-context.ts';
import en from '../messages/en.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };
import th from '../messages/th.json' with { type: 'json' };
import zhHans from '../messages/zh-Hans.json' with { type: 'json' };
import zhHant from '../messages/zh-Hant.json' with { type: 'json' };
import { maskEmail, maskMobile, openEmail, plainEmail } from '../user/personal.ts';
import type { User } from '../user/user.repository.ts';
import { type Letter, plainLetter } from './letter.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'account.changed': { sealed: string };
  }
}

const MESSAGES: Record<Language, typeof zhHans> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, ja, th };
const PURPOSE = 'account.change-letter';
/** Where logins are seen and ended; behind `#`, so no server on the way reads it. */
const SETTINGS_PAGE = '/zhuyin/#/pages/ucenter/settings/settings';

/** What was changed of an account: how one gets in, or where one is reached. */
export type AccountChange =
  | { readonly what: 'mobile' | 'email'; readonly value: string }
  | { readonly what: 'password' | 'passkeyAdded' | 'passkeyRemoved' }
  | { readonly what: 'linked' | 'unlinked'; readonly provider: IdentityProviderId };

/** A letter that waits to be written; sealed, because it holds an address that the account may no longer have. */
interface WaitingLetter {
  readonly to: string;
  readonly what: AccountChange['what'] | 'emailUsed';
  /** What the sentence about it names: the new value, masked, or the identity provider. */
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: Language;
}

/**
 * Has a letter sent to the address that the account had `before` the change, if it had one: whoever changed it cannot keep
 * it from its owner. Call it in the transaction of the change. A new address is told that it is used now.
 */
export async function announceChange(
  ctx: AccountContext,
  before: Pick<User, 'id' | 'email_sealed'>,
  change: AccountChange,
  language: Language = ctx.caller.language,
): Promise<void> {
  const to = openEmail(ctx.cipher, before);
  if (to === null) return;
  const about = { what: change.what, value: named(ctx, change), at: ctx.now().getTime(), language };
  await enqueue(ctx, { ...about, to });
  if (change.what === 'email') {
    await enqueue(ctx, { ...about, what: 'emailUsed', value: '', to: plainEmail(change.value) });
  }
}

function named({ identityProviders }: AccountContext, change: AccountChange): string {
  if (change.what === 'mobile') return maskMobile(change.value);
  if (change.what === 'email') return maskEmail(plainEmail(change.value));
  return 'provider' in change ? (identityProviders.get(change.provider)?.name ?? change.provider) : '';
}

function enqueue(ctx: AccountContext, letter: WaitingLetter): Promise<void> {
  const sealed = ctx.cipher.seal(PURPOSE, JSON.stringify(letter));
  return ctx.jobs.enqueue(ctx, 'account.changed', { sealed });
}

/** Those letters. */
export function changeNotice({ cipher, settings }: Pick<AccountTools, 'cipher' | 'settings'>): Notice {
  return notice('account.changed', async (_ctx, { sealed }) => {
    const letter = JSON.parse(cipher.open(PURPOSE, sealed)) as WaitingLetter;
    const id = `changed-${createHash('sha256').update(sealed).digest('hex').slice(0, 16)}`;
    return { mail: { ...changeLetter(letter, settings.PUBLIC_URL), to: letter.to, id } };
  });
}

function changeLetter({ what, value, at, language }: WaitingLetter, publicUrl: string): Letter {
  const t = createTranslator({
    locale: language,
    messages: MESSAGES[language],
    namespace: 'changed',
    onError(error) {
      throw error;
    },
  });
  const time = templeClock(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  return plainLetter(language, t('subject'), [
    t('greeting'),
    t(`about.${what}`, { time, value }),
    t('asked'),
    t('unasked', { address: `${publicUrl}${SETTINGS_PAGE}` }),
    t('temple'),
  ]);
}
