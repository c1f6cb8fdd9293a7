/** What other modules may use of payments. */
export { reconcile, refresh } from './ask-provider.ts';
export { createDesk, type Desk, type PaymentContext } from './desk.ts';
export { methodName, paymentMethods } from './methods.ts';
export { openPayment } from './open-payment.ts';
export type { LockedPayable, Payable } from './payable.ts';
export { paymentDoors } from './payment.doors.ts';
export type { PaymentRow } from './payment.tables.ts';
export { attemptsOf, closeOpenPayments, dueRefunds, statesOf } from './payment-list.ts';
export { refundPayment } from './refund-payment.ts';
