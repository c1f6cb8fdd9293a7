import type { donate } from '@yuanguang/contract/objects/donate';
import type { guest } from '@yuanguang/contract/objects/guest';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const sponsorCloud = cloudObject<typeof sponsor>('sponsor');
export const guestCloud = cloudObject<typeof guest>('guest');
export const donateCloud = cloudObject<typeof donate>('donate');
