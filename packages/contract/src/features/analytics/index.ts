import { analytics } from '../../objects/analytics.ts';

export const objects = [analytics];
