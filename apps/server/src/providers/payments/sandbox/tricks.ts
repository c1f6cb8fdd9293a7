import { newId } from '../../../lib/ids.ts';
import type { ProviderDeps } from '../provider.ts';
import { newNotificationId } from './bank.ts';
import { noticeOf } from './notice.ts';
import type { Notifier, Sent } from './notifier.ts';
import type { Trick } from './page.ts';
import { notificationsOf } from './sandbox.repository.ts';
import type { SandboxNotificationRow, SandboxPaymentRow } from './sandbox.tables.ts';

/** Sends what a misbehaving bank or a forger would send, and answers what the app said to each. */
export async function playTrick(
  { db, clock }: Pick<ProviderDeps, 'db' | 'clock'>,
  notifier: Notifier,
  payment: SandboxPaymentRow,
  trick: Trick,
): Promise<Sent[]> {
  const approved = { id: newNotificationId(), state: 'approved' } as const;
  const notice = noticeOf(payment, approved);
  switch (trick) {
    case 'repeat':
      return sendAll(notifier, payment, await notificationsOf(db, payment.reference));
    case 'reorder': {
      // The opposite of what was decided comes last, as if it had been held up on the way.
      const late = { ...approved, state: payment.state === 'declined' ? 'approved' : 'declined' } as const;
      return sendAll(notifier, payment, [...(await notificationsOf(db, payment.reference)).reverse(), late]);
    }
    case 'forge':
      return [await notifier.send(notice, '0'.repeat(64))];
    case 'otherAmount':
      return [await notifier.send({ ...notice, amountFen: notice.amountFen + 1 })];
    case 'otherOrder':
      return [await notifier.send({ ...notice, paymentId: newId(clock()) })];
    case 'early':
      return [await notifier.send(notice)];
  }
}

async function sendAll(
  notifier: Notifier,
  payment: SandboxPaymentRow,
  notifications: readonly Pick<SandboxNotificationRow, 'id' | 'state'>[],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const notification of notifications) {
    sent.push(await notifier.send(noticeOf(payment, notification)));
    sent.push(await notifier.send(noticeOf(payment, notification)));
  }
  return sent;
}
