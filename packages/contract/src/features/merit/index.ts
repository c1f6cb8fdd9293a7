import { merit } from '../../objects/merit.ts';

export const objects = [merit];
