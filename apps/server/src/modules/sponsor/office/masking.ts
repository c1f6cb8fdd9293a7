import { maskName } from '../orders/order-view.ts';

export { maskName };

/** The first three digits and the last four. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
