/* The implements of many hands by name. */

import { TREASURES } from './treasures.ts';
import { WEAPONS } from './weapons.ts';

export const IMPLEMENT = { ...WEAPONS, ...TREASURES };
export type Implement = keyof typeof IMPLEMENT;
