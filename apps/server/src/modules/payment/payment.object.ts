import { payment } from '@yuanguang/contract/objects/payment';
import { type Implementation, implement } from '../../lib/implement.ts';
import { paymentMethods } from './methods.ts';
import type { PaymentTools } from './payment-registry.ts';

/** The functions behind the cloud object `payment`. */
export function paymentObject({ payments }: PaymentTools): Implementation {
  return implement(payment, {
    methods: async (_ctx, { language }) => ({ methods: paymentMethods(payments.providers, language) }),
  });
}
