import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const sponsorCloud = cloudObject<typeof sponsor>('sponsor');
