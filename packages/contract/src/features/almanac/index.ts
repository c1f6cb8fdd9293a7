import { almanac } from '../../objects/almanac.ts';

export const objects = [almanac];
