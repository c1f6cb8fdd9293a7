import { LARGE_FISH } from './bodies.ts';
import { takeUp } from './take-up.ts';

/** The large wooden fish, for the tap of a seal. */
export const takeUpFish = () => takeUp({ fish: LARGE_FISH });
export type Fish = ReturnType<typeof takeUpFish>;
