import { createHash, randomInt } from 'node:crypto';
import type { Language } from '@yuanguang/contract/languages';
import type { Order } from '@yuanguang/contract/objects/sponsor';
import { CODE_LENGTH } from '@yuanguang/contract/rules/account';
import { inTransaction } from '../../../lib/context.ts';
import { newId } from '../../../lib/ids.ts';
import { limit } from '../../../lib/limits/rate-limit.ts';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import { type Notice, notice } from '../../../lib/notice.ts';
import { contactIndex } from '../orders/personal.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import type { SponsorContext, SponsorTools } from '../sponsor-context.ts';
import { keepErasureCode, tryErasureCodes, useErasureCode } from './erasure-code.repository.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    /** `sealed`: an `OutgoingCode`. */
    'sponsor.erasure-code': { sealed: string };
  }
}

interface OutgoingCode {
  readonly contact: Order['contact'];
  readonly code: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Ten minutes: time enough to find the glasses and the mailbox. */
const MINUTES = 10;
const MOST_TRIES = 5;
const SEALED_FOR = 'sponsor.erasure-code';
/** One contact gets one a minute and ten an hour: nobody is kept out for longer, nobody is flooded. */
const PER_CONTACT = [
  { points: 1, seconds: 60 },
  { points: 10, seconds: 3_600 },
];

const hashOf = ({ cipher }: SponsorTools, index: string, code: string): string =>
  cipher.index(`sponsor.erasure-code:${index}`, code);

/** Sends a contact a code of six digits, good once, for ten minutes. Refuses 'too-many-requests'. In no transaction. */
export async function sendCode(ctx: SponsorContext, contact: Order['contact']): Promise<void> {
  const index = contactIndex(ctx.cipher, contact);
  for (const { points, seconds } of PER_CONTACT) {
    await limit(ctx, { key: `sponsor.erasure-code:${index}:${seconds}`, points, seconds });
  }
  const at = ctx.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const expires = new Date(at.getTime() + MINUTES * 60_000);
  const outgoing: OutgoingCode = {
    contact,
    code,
    language: ctx.caller.language,
    expiresAt: expires.getTime(),
  };
  await inTransaction(ctx, async (ctx) => {
    const row = {
      id: newId(at),
      contact_index: index,
      code_hash: hashOf(ctx, index, code),
      expires_at: expires,
    };
    await keepErasureCode(ctx.db, row, at);
    const sealed = ctx.cipher.seal(SEALED_FOR, JSON.stringify(outgoing));
    await ctx.jobs.enqueue(ctx, 'sponsor.erasure-code', { sealed });
  });
}

/** Whether a code is right for the contact of this index: a right one is used up, the fifth wrong try uses up all. */
export async function takeCode(ctx: SponsorContext, index: string, given: string): Promise<boolean> {
  const code = given.normalize('NFKC').replace(/\s/g, '');
  const expected = hashOf(ctx, index, code);
  const fixed = ctx.settings.TEST_CODE;
  const living = await tryErasureCodes(ctx.db, index, ctx.now(), MOST_TRIES);
  const match = living.find(
    ({ code_hash }) => code_hash === expected || (fixed !== undefined && code === fixed),
  );
  return match !== undefined && useErasureCode(ctx.db, match.id, index);
}

const erasureEmail = mailKind<{ readonly code: string }>([{ code: '012345' }], ({ code }, language) => {
  const t = sponsorMessages(language);
  return mailContent(language, t('erasure.subject', { code }), [
    t('erasure.text'),
    { label: t('erasure.code'), code },
    t('erasure.note', { minutes: MINUTES }),
    t('erasure.unasked'),
    { closing: [t('receipt.temple')] },
  ]);
});

/** The code on its way. */
export function erasureCodeNotice({ cipher }: SponsorTools): Notice {
  return notice('sponsor.erasure-code', {
    mails: [erasureEmail],
    async compose(ctx, { sealed }) {
      const { contact, code, language, expiresAt } = JSON.parse(
        cipher.open(SEALED_FOR, sealed),
      ) as OutgoingCode;
      // Tried again too late, it would only confuse.
      if (expiresAt <= ctx.now().getTime()) return undefined;
      if (contact.kind === 'phone') {
        const text = sponsorMessages(language)('erasure.sms', { code, minutes: MINUTES });
        return { text: { mobile: contact.value, code, language, text } };
      }
      const id = `erasure-${createHash('sha256').update(sealed).digest('hex').slice(0, 16)}`;
      return { mail: { ...erasureEmail.render({ code }, language), to: contact.value, id } };
    },
  });
}
