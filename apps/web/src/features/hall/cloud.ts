import type { hall } from '@yuanguang/contract/objects/hall';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const hallCloud = cloudObject<typeof hall>('hall');
