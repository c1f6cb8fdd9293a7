import type { merit } from '@yuanguang/contract/objects/merit';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const meritCloud = cloudObject<typeof merit>('merit');
