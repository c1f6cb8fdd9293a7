import { speakableNumbers } from '../../guest/guest.service.ts';

/**
 * Twelve digits, the first 2 to 9, the last the check digit: `4829-1503-7610`. A sponsor number has ten and a gift number
 * eleven, so whoever is given one of the three knows which it is.
 */
export const tabletNumbers = speakableNumbers({ groups: [4, 4, 4], first: 2 });
