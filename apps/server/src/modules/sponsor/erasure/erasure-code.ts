import type { Order } from '@yuanguang/contract/objects/sponsor';
import type { Cipher } from '../../../lib/crypto.ts';
import { giveBack, limit } from '../../../lib/limits/rate-limit.ts';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import * as codes from '../../verification-code/verification-code.service.ts';
import { contactIndex } from '../orders/personal.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import type { SponsorContext } from '../sponsor-context.ts';

declare module '../../../lib/jobs.ts' {
  interface JobData {
    'sponsor.erasure-code': codes.SealedCode;
  }
}

type Contact = Order['contact'];

const SCENE = 'erase-orders';
/** Ten minutes: time enough to find the glasses and the mailbox. */
const MINUTES = 10;
/** One contact gets one a minute and ten an hour: nobody is kept out for longer, nobody is flooded. */
const PER_CONTACT = [
  { points: 1, seconds: 60 },
  { points: 10, seconds: 3_600 },
];

/** A code for erasing what is kept of who sponsored without a login. */
export const erasureCode: codes.CodeKind<typeof SCENE> = {
  job: 'sponsor.erasure-code',
  sealedFor: 'sponsor.erasure-code',
  seconds: MINUTES * 60,
  mail: mailKind([{ scene: SCENE, code: '012345' }], ({ code }, language) => {
    const t = sponsorMessages(language);
    return mailContent(language, t('erasure.subject', { code }), [
      t('erasure.text'),
      { label: t('erasure.code'), code },
      t('erasure.note', { minutes: MINUTES }),
      t('erasure.unasked'),
      { closing: [t('receipt.temple')] },
    ]);
  }),
  text: ({ code }, language) => sponsorMessages(language)('erasure.sms', { code, minutes: MINUTES }),
};

const keyOf = (cipher: Cipher, contact: Contact): codes.CodeKey<typeof SCENE> => ({
  channel: contact.kind === 'phone' ? 'sms' : 'email',
  target: contactIndex(cipher, contact),
  scene: SCENE,
});

/** Sends a contact a code, good once. Refuses 'too-many-requests' and 'code-not-sent'. Not inside a transaction. */
export async function sendCode(ctx: SponsorContext, contact: Contact): Promise<void> {
  const key = keyOf(ctx.cipher, contact);
  const limits = PER_CONTACT.map((one) => ({
    ...one,
    key: `sponsor.erasure-code:${key.target}:${one.seconds}`,
  }));
  for (const one of limits) await limit(ctx, one);
  const counted = {
    giveBack: async () => void (await Promise.all(limits.map((one) => giveBack(ctx, one.key)))),
  };
  // That there is such an order, the answer tells anyhow.
  await codes.sendCode(ctx, erasureCode, { key, to: contact.value, counted, secret: false });
}

/** Whether a code is right for a contact; a right one is used up, the fifth wrong try uses up all. */
export function takeCode(ctx: SponsorContext, contact: Contact, code: string): Promise<boolean> {
  return codes.takeCode(ctx, keyOf(ctx.cipher, contact), code);
}
