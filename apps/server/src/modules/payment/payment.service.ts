/** What other modules may use of payments. */

export { methodName } from './methods.ts';
export { openPayment } from './open-payment.ts';
export type { LockedPayable, Payable } from './payable.ts';
export type { PaymentRow } from './payment.tables.ts';
export { attemptsOf, closeOpenPayments, dueRefunds, statesOf, undecided } from './payment-list.ts';
export { type PaymentTools, paymentTools } from './payment-registry.ts';
export { refresh } from './poll-provider.ts';
export { aloneWithRefunds } from './refund.repository.ts';
export { NothingToRefund, refundPayment } from './refund-payment.ts';
