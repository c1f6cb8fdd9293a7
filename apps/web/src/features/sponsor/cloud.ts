import type { payment } from '@yuanguang/contract/objects/payment';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const sponsorCloud = cloudObject<typeof sponsor>('sponsor');
export const paymentCloud = cloudObject<typeof payment>('payment');
