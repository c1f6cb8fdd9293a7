import { config } from '../../objects/config.ts';

export const objects = [config];
