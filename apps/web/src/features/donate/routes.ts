import type { Target } from '../../shared/router/address.ts';

export const PAY = '/pages/pay/pay';
export const GIFTS = '/pages/pay/gifts';
export const GIVERS = '/pages/pay/givers';

/** The page of one gift, and of the monthly plan that a gift made or answers. */
export const giftTarget = (token: string): Target => ({ to: PAY, search: { token } });
export const planTarget = (plan: string): Target => ({ to: PAY, search: { plan } });
