import type { worship } from '@yuanguang/contract/objects/worship';
import { cloudObject } from '../../../shared/cloud/cloud.ts';

export const worshipCloud = cloudObject<typeof worship>('worship');
