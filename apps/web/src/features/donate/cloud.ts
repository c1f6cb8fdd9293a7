import type { donate } from '@yuanguang/contract/objects/donate';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const donateCloud = cloudObject<typeof donate>('donate');
