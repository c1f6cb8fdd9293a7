import type { notice } from '@yuanguang/contract/objects/notice';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const noticeCloud = cloudObject<typeof notice>('notice');
