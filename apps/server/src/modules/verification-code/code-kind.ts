import type { Language } from '@yuanguang/contract/languages';
import type { Cipher } from '../../lib/crypto.ts';
import type { JobData, JobName } from '../../lib/jobs.ts';
import type { MailKind } from '../../lib/mail/mail-kind.ts';
import { type Message, type Notice, notice } from '../../lib/notice.ts';
import { type Channel, isUnsent, noteSent } from './verification-code.repository.ts';

/** What the job that sends a code is told: an `OutgoingCode`, sealed, for jobs lie in the database. */
export interface SealedCode {
  sealed: string;
}
type CodeJob = { [Name in JobName]: JobData[Name] extends SealedCode ? Name : never }[JobName];

export interface CodeFor<Scene extends string> {
  /** What the code is good for. */
  readonly scene: Scene;
  readonly code: string;
}

/** A kind of code as its module declares it: how long it lives, and in which words it is sent. */
export interface CodeKind<Scene extends string> {
  /** The job that sends it should the sending at once not succeed. */
  readonly job: CodeJob;
  /** What the data of the job is sealed for. */
  readonly sealedFor: string;
  /** How long it lives. */
  readonly seconds: number;
  readonly mail: MailKind<CodeFor<Scene>>;
  readonly text: (code: CodeFor<Scene>, language: Language) => string;
}

/** A code on its way. */
export interface OutgoingCode<Scene extends string> extends CodeFor<Scene> {
  /** Of the code. */
  readonly id: string;
  readonly channel: Channel;
  /** Null: nobody is to get it, and nobody is to notice that from outside. */
  readonly to: string | null;
  readonly language: Language;
}

/** People wait for them: a hundred a second at a provider that takes a third of a second each. */
const AT_ONCE = 32;

/** The message that brings a code; undefined when nobody is to get it. */
export function codeMessage<Scene extends string>(
  { mail, text }: CodeKind<Scene>,
  outgoing: OutgoingCode<Scene>,
): Message | undefined {
  const { id, to, code, language } = outgoing;
  if (to === null) return undefined;
  return outgoing.channel === 'sms'
    ? { text: { mobile: to, code, language, text: text(outgoing, language) } }
    : { mail: { ...mail.render(outgoing, language), to, id: `code-${id}` } };
}

/**
 * A code on its way to a phone or a mailbox. It is sent while its asker waits; the job sends it once more only when the
 * provider did not say that it took it.
 */
export function codeNotice<Scene extends string>(kind: CodeKind<Scene>, cipher: Cipher): Notice {
  const open = (sealed: string) => JSON.parse(cipher.open(kind.sealedFor, sealed)) as OutgoingCode<Scene>;
  return notice(kind.job, {
    mails: [kind.mail],
    atOnce: AT_ONCE,
    async compose(ctx, { sealed }) {
      const outgoing = open(sealed);
      // Tried again too late, or when it was used, it would only confuse.
      return (await isUnsent(ctx.db, outgoing.id, ctx.now())) ? codeMessage(kind, outgoing) : undefined;
    },
    sent: (ctx, { sealed }) => noteSent(ctx.db, open(sealed).id, ctx.now()),
  });
}
