import { createHash } from 'node:crypto';
import type { Language } from '@yuanguang/contract/languages';
import type { IdentityProviderId } from '@yuanguang/contract/objects/account';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { maskMobile } from '../../../lib/mask-mobile.ts';
import { type Notice, notice } from '../../../lib/notice.ts';
import { templeClock } from '../../../lib/temple-day.ts';
import type { AccountContext, AccountTools } from '../account-context.ts';
import { accountMessages } from '../messages.ts';
import { maskEmail, openEmail, plainEmail } from '../user/personal.ts';
import type { User } from '../user/user.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    /** `sealed`: an `OutgoingEmail`. */
    'account.changed': { sealed: string };
  }
}

/** What an outgoing email is sealed for. */
const PURPOSE = 'account.change-letter';
/** Where logins are seen and ended; behind `#`, so no server on the way reads it. */
const SETTINGS_PAGE = '/zhuyin/#/pages/ucenter/settings/settings';

/** What was changed of an account: how one gets in, or where one is reached. */
export type AccountChange =
  | { readonly what: 'mobile' | 'email'; readonly value: string }
  | { readonly what: 'password' | 'passkeyAdded' | 'passkeyRemoved' }
  | { readonly what: 'linked' | 'unlinked'; readonly provider: IdentityProviderId };

const FORMS = [
  'mobile',
  'email',
  'emailUsed',
  'password',
  'passkeyAdded',
  'passkeyRemoved',
  'linked',
  'unlinked',
] as const satisfies readonly (AccountChange['what'] | 'emailUsed')[];

interface Told {
  readonly what: (typeof FORMS)[number];
  /** What the sentence about it names: the new value, masked, or the identity provider. */
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Waits to be sent; sealed, because it holds an address that the account may no longer have. */
interface OutgoingEmail extends Told {
  readonly to: string;
  readonly language: Language;
}

/**
 * Has an email sent to the address that the account had `before` the change, if it had one: whoever changed it cannot keep
 * it from its owner. Call it in the transaction of the change. A new address is told that it is used now.
 */
export async function sendAccountChangeEmail(
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

function enqueue(ctx: AccountContext, email: OutgoingEmail): Promise<void> {
  const sealed = ctx.cipher.seal(PURPOSE, JSON.stringify(email));
  return ctx.jobs.enqueue(ctx, 'account.changed', { sealed });
}

const accountChangeEmail = mailKind<Told & { readonly publicUrl: string }>(
  FORMS.map((what) => ({ what, value: 'w***@example.org', at: 0, publicUrl: 'https://example.org' })),
  ({ what, value, at, publicUrl }, language) => {
    const t = accountMessages(language);
    const time = templeClock(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
    return mailContent(language, t('changed.subject'), [
      t('changed.greeting'),
      t(`changed.about.${what}`, { time, value }),
      t('changed.asked'),
      t('changed.unasked', { address: `${publicUrl}${SETTINGS_PAGE}` }),
      t('changed.temple'),
    ]);
  },
);

export function accountChangeNotice({ cipher, settings }: Pick<AccountTools, 'cipher' | 'settings'>): Notice {
  return notice('account.changed', {
    mails: [accountChangeEmail],
    async compose(_ctx, { sealed }) {
      const email = JSON.parse(cipher.open(PURPOSE, sealed)) as OutgoingEmail;
      const content = accountChangeEmail.render({ ...email, publicUrl: settings.PUBLIC_URL }, email.language);
      const id = `changed-${createHash('sha256').update(sealed).digest('hex').slice(0, 16)}`;
      return { mail: { ...content, to: email.to, id } };
    },
  });
}
