import type { Mail, Mailer } from '../providers/mail/mailer.ts';
import type { SmsSender, TextMessage } from '../providers/sms/sender.ts';
import type { Context } from './context.ts';
import { type JobData, type JobDefinition, type JobName, job } from './jobs.ts';
import type { SampledMail } from './mail/mail-kind.ts';

/** What goes out to a person. */
export type Message = { readonly mail: Mail } | { readonly text: TextMessage };

interface Providers {
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

/** Hands a message over to the provider of its kind. Throws as `Mailer.send` and `SmsSender.send` do. */
export function deliver(message: Message, { mailer, sms }: Providers): Promise<void> {
  return 'mail' in message ? mailer.send(message.mail) : sms.send(message.text);
}

/** A kind of message that a module sends to people, by the job of its name: enqueue the job, and it goes out. */
export interface Notice {
  readonly name: JobName;
  /** The kinds of mail it sends. */
  readonly mails: readonly SampledMail[];
  /** Undefined: there is nothing to send any more. Runs again when the sending did not succeed. */
  readonly compose: (ctx: Context, data: never) => Promise<Message | undefined>;
  /** Runs after it was sent. */
  readonly sent?: (ctx: Context, data: never) => Promise<void>;
  /** How many are sent at a time in one process; unset: a few. */
  readonly atOnce?: number;
}

interface NoticeOf<Name extends JobName> extends Pick<Notice, 'mails' | 'atOnce'> {
  readonly compose: (ctx: Context, data: JobData[Name]) => Promise<Message | undefined>;
  readonly sent?: (ctx: Context, data: JobData[Name]) => Promise<void>;
}

/** Declares a notice with the data its job is enqueued with. */
export function notice<Name extends JobName>(name: Name, parts: NoticeOf<Name>): Notice {
  return { name, ...parts };
}

/** Sending is mostly waiting: for the mail server, for the provider of text messages. */
const AT_ONCE = 4;

/** The job that sends a notice. */
export function noticeJob(
  { name, compose, sent, atOnce = AT_ONCE }: Notice,
  providers: Providers,
): JobDefinition {
  return job(
    name,
    async (ctx, data) => {
      const message = await compose(ctx, data as never);
      if (!message) return;
      await deliver(message, providers);
      await sent?.(ctx, data as never);
    },
    { atOnce },
  );
}
