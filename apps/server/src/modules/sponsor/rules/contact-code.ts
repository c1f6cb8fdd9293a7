import type { Order } from '@yuanguang/contract/objects/sponsor';
import type { Cipher } from '../../../lib/crypto.ts';
import { giveBack, limit } from '../../../lib/limits/rate-limit.ts';
import { mailKind } from '../../../lib/mail/mail-kind.ts';
import { mailContent } from '../../../lib/mail/mail-layout.ts';
import * as codes from '../../verification-code/verification-code.service.ts';
import { contactIndex } from '../orders/personal.ts';
import { sponsorMessages } from '../receipt/messages.ts';
import type { SponsorContext } from '../sponsor-context.ts';

type Contact = Order['contact'];

/** Ten minutes: time enough to find the glasses and the mailbox. */
const MINUTES = 10;
/** One contact gets one a minute and ten an hour: nobody is kept out for longer, nobody is flooded. */
const PER_CONTACT = [
  { points: 1, seconds: 60 },
  { points: 10, seconds: 3_600 },
];

interface ContactCodeOptions<Scene extends string> {
  readonly scene: Scene;
  readonly job: codes.CodeKind<Scene>['job'];
  /** Its texts among the module's messages. */
  readonly words: 'erasure' | 'opening';
}

/** A code that is sent to the phone or email left with an order, for who sponsored without a login. */
export function contactCode<Scene extends string>({ scene, job, words }: ContactCodeOptions<Scene>) {
  const kind: codes.CodeKind<Scene> = {
    job,
    sealedFor: job,
    seconds: MINUTES * 60,
    mail: mailKind([{ scene, code: '012345' }], ({ code }, language) => {
      const t = sponsorMessages(language);
      return mailContent(language, t(`${words}.subject`, { code }), [
        t(`${words}.text`),
        { label: t(`${words}.code`), code },
        t(`${words}.note`, { minutes: MINUTES }),
        t(`${words}.unasked`),
        { closing: [t('receipt.temple')] },
      ]);
    }),
    text: ({ code }, language) => sponsorMessages(language)(`${words}.sms`, { code, minutes: MINUTES }),
  };
  const keyOf = (cipher: Cipher, contact: Contact): codes.CodeKey<Scene> => ({
    channel: contact.kind === 'phone' ? 'sms' : 'email',
    target: contactIndex(cipher, contact),
    scene,
  });
  return {
    kind,
    /**
     * Sends a contact a code, good once. With `secret` the answer tells nothing of whether one was sent; then `known`
     * false sends none. Refuses 'too-many-requests' and 'code-not-sent'. Not inside a transaction.
     */
    async send(ctx: SponsorContext, contact: Contact, { secret = false, known = true } = {}): Promise<void> {
      const key = keyOf(ctx.cipher, contact);
      const limits = PER_CONTACT.map((one) => ({ ...one, key: `${job}:${key.target}:${one.seconds}` }));
      for (const one of limits) await limit(ctx, one);
      const counted = {
        giveBack: async () => void (await Promise.all(limits.map((one) => giveBack(ctx, one.key)))),
      };
      await codes.sendCode(ctx, kind, { key, to: known ? contact.value : null, counted, secret });
    },
    /** Whether a code is right for a contact; a right one is used up, the fifth wrong try uses up all. */
    take: (ctx: SponsorContext, contact: Contact, code: string): Promise<boolean> =>
      codes.takeCode(ctx, keyOf(ctx.cipher, contact), code),
  };
}
