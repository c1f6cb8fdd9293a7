import type { Context } from '../../lib/context.ts';
import type { Cipher } from '../../lib/crypto.ts';
import { giveBack, limit } from '../../lib/limits/rate-limit.ts';
import { mailKind } from '../../lib/mail/mail-kind.ts';
import { mailContent } from '../../lib/mail/mail-layout.ts';
import * as codes from '../verification-code/verification-code.service.ts';
import type { Reach } from './contact.ts';

type Contact = Reach['contact'];
type CodeContext = Context & codes.CodeTools;

/** Ten minutes: time enough to find the glasses and the mailbox. */
const MINUTES = 10;
/** One contact gets one a minute and ten an hour: nobody is kept out for longer, nobody is flooded. */
const PER_CONTACT = [
  { points: 1, seconds: 60 },
  { points: 10, seconds: 3_600 },
];

/** What the message that brings a code says; `temple` is its signature. */
export type CodeWord = 'subject' | 'text' | 'code' | 'note' | 'unasked' | 'sms' | 'temple';

interface ContactCodeOptions<Scene extends string> {
  readonly scene: Scene;
  readonly job: codes.CodeKind<Scene>['job'];
  /** Its words, with the values that they may name. */
  readonly words: (
    word: CodeWord,
    values: { code: string; minutes: number },
    language: Parameters<codes.CodeKind<Scene>['text']>[1],
  ) => string;
  /** Blind index of a contact as the module keeps it. */
  readonly indexOf: (cipher: Cipher, contact: Contact) => string;
}

/** A code that is sent to the phone or email left with an order or a gift, for who came without a login. */
export function contactCode<Scene extends string>({ scene, job, words, indexOf }: ContactCodeOptions<Scene>) {
  const kind: codes.CodeKind<Scene> = {
    job,
    sealedFor: job,
    seconds: MINUTES * 60,
    mail: mailKind([{ scene, code: '012345' }], ({ code }, language) => {
      const word = (which: CodeWord) => words(which, { code, minutes: MINUTES }, language);
      return mailContent(language, word('subject'), [
        word('text'),
        { label: word('code'), code },
        word('note'),
        word('unasked'),
        { closing: [word('temple')] },
      ]);
    }),
    text: ({ code }, language) => words('sms', { code, minutes: MINUTES }, language),
  };
  const keyOf = (cipher: Cipher, contact: Contact): codes.CodeKey<Scene> => ({
    channel: contact.kind === 'phone' ? 'sms' : 'email',
    target: indexOf(cipher, contact),
    scene,
  });
  return {
    kind,
    /**
     * Sends a contact a code, good once. With `secret` the answer tells nothing of whether one was sent; then `known`
     * false sends none. Refuses 'too-many-requests' and 'code-not-sent'. Not inside a transaction.
     */
    async send(ctx: CodeContext, contact: Contact, { secret = false, known = true } = {}): Promise<void> {
      const key = keyOf(ctx.cipher, contact);
      const limits = PER_CONTACT.map((one) => ({ ...one, key: `${job}:${key.target}:${one.seconds}` }));
      for (const one of limits) await limit(ctx, one);
      const counted = {
        giveBack: async () => void (await Promise.all(limits.map((one) => giveBack(ctx, one.key)))),
      };
      await codes.sendCode(ctx, kind, { key, to: known ? contact.value : null, counted, secret });
    },
    /** Whether a code is right for a contact; a right one is used up, the fifth wrong try uses up all. */
    take: (ctx: CodeContext, contact: Contact, code: string): Promise<boolean> =>
      codes.takeCode(ctx, keyOf(ctx.cipher, contact), code),
  };
}
