import type { AppDeps } from '../../app-context.ts';
import { deliver, type Message } from '../../lib/notice.ts';
import { within } from '../../lib/within.ts';
import { MessageRefused } from '../../providers/message-refused.ts';

/** How long a call waits for the provider's word. */
const PATIENCE_MS = 4_000;
/** For how long a provider that refuses everything is taken to go on doing so. */
const DOWN_MS = 5 * 60_000;

/** `late`: no word yet, or none that is certain. */
export type Handed = 'sent' | 'refused' | 'late';

/** Hands codes over to the providers while somebody waits for them, and remembers which of them refuses everything. */
export interface CodeSender {
  /** `sent` runs when the provider has taken the message, be it after the answer. */
  send(message: Message, sent: () => Promise<void>): Promise<Handed>;
  /** Whether the provider refused everything a moment ago. */
  isDown(channel: 'sms' | 'email'): boolean;
}

export function codeSender({
  mailer,
  sms,
  clock,
  log,
}: Pick<AppDeps, 'mailer' | 'sms' | 'clock' | 'log'>): CodeSender {
  const refusedAt = new Map<string, number>();

  async function hand(message: Message, sent: () => Promise<void>): Promise<Handed> {
    const channel = 'mail' in message ? 'email' : 'sms';
    try {
      await deliver(message, { mailer, sms });
    } catch (error) {
      const refused = error instanceof MessageRefused;
      if (refused && error.all) refusedAt.set(channel, clock().getTime());
      // Why is for the office; whom it was for stays out of the log.
      log.error({ reason: (error as Error).message, channel }, 'a code could not be handed over');
      return refused ? 'refused' : 'late';
    }
    refusedAt.delete(channel);
    await sent();
    return 'sent';
  }

  return {
    send(message, sent) {
      const handed = hand(message, sent).catch((error: unknown) => {
        log.error({ err: error }, 'a code that was sent could not be noted');
        return 'late' as const;
      });
      return within(PATIENCE_MS, handed, () => 'late');
    },
    isDown: (channel) => clock().getTime() - (refusedAt.get(channel) ?? Number.NEGATIVE_INFINITY) < DOWN_MS,
  };
}
