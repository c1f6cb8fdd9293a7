import * as z from 'zod/mini';
import { call, cloudObject } from '../cloud-object.ts';
import { LANGUAGES } from '../languages.ts';

export const PAYMENT_STATUSES = [
  'created',
  'pending',
  'settled',
  'declined',
  'failed',
  'expired',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Paying, whatever is paid for. The payment itself is opened by the object of the thing to be paid. */
export const payment = cloudObject('payment', {
  /** Every way to pay on offer; `icon` names a drawing of the app's icon set. */
  methods: call({
    access: 'anyone',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({ methods: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string() })) }),
    errors: [],
  }),
});
