import { speakableNumbers } from '../../guest/guest.service.ts';

/**
 * Eleven digits, the first 2 to 9, the last the check digit: `4829-150-3761`. A mainland phone begins with 1 and a
 * sponsor number has ten, so whoever is given one of the three knows which it is.
 */
export const giftNumbers = speakableNumbers({ groups: [4, 3, 4], first: 2 });
