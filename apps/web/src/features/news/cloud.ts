import type { news } from '@yuanguang/contract/objects/news';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const newsCloud = cloudObject<typeof news>('news');
