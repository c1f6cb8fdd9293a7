import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameText } from '../../../lib/same-text.ts';
import type { NotificationHint } from '../provider.ts';
import type { SandboxNotificationRow, SandboxPaymentRow } from './sandbox.tables.ts';

export const SIGNATURE_HEADER = 'x-cashier-signature';
export const ACKNOWLEDGEMENT = { status: 200, type: 'text/plain; charset=utf-8', body: 'RECEIVED' } as const;
export const REFUSAL = { status: 400, type: 'text/plain; charset=utf-8', body: 'REFUSED' } as const;

const Notice = z.object({
  id: z.string().min(1).max(64),
  reference: z.string().min(1).max(64),
  paymentId: z.string().min(1).max(64),
  state: z.enum(['approved', 'declined']),
  amountFen: z.number().int().positive(),
  currency: z.string().length(3),
});
export type Notice = z.infer<typeof Notice>;

export function noticeOf(
  payment: SandboxPaymentRow,
  notification: Pick<SandboxNotificationRow, 'id' | 'state'>,
): Notice {
  return {
    id: notification.id,
    reference: payment.reference,
    paymentId: payment.payment_id,
    state: notification.state,
    amountFen: payment.amount_fen,
    currency: payment.currency,
  };
}

export function signatureOf(key: Buffer, body: Buffer): string {
  return createHmac('sha256', key).update(body).digest('hex');
}

/** The hint of a genuine notice; undefined for a wrong signature, a wrong shape or anything that is no JSON. */
export function verifyNotice(
  key: Buffer,
  raw: Buffer,
  header: string | string[] | undefined,
): NotificationHint | undefined {
  if (!isSameText(signatureOf(key, raw), header)) return undefined;
  const notice = Notice.safeParse(parsed(raw)).data;
  if (!notice) return undefined;
  const { id: notificationId, reference, paymentId, amountFen, currency } = notice;
  return { notificationId, reference, paymentId, amountFen, currency };
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
