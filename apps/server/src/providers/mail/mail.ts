import type { Clock } from '../../clock.ts';
import type { Log } from '../../lib/context.ts';
import type { Settings } from '../../settings.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer the settings ask for: SMTP_URL, or else the outbox folder. */
export function createMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'OUTBOX'>,
  clock: Clock,
  log: Log,
): Mailer {
  return settings.SMTP_URL
    ? smtpMailer(settings.SMTP_URL, settings.MAIL_FROM)
    : outboxMailer(settings.OUTBOX, settings.MAIL_FROM, clock, log);
}
