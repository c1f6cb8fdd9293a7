import type { feedback } from '@yuanguang/contract/objects/feedback';
import { cloudObject } from '../../shared/cloud/cloud.ts';

export const feedbackCloud = cloudObject<typeof feedback>('feedback');
