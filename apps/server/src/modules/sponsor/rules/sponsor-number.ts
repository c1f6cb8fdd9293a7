import { speakableNumbers } from '../../guest/guest.service.ts';

/** Ten digits: nine random ones, the first not 0, and the check digit. That no two orders share one is the database's rule. */
const numbers = speakableNumbers({ groups: [3, 3, 4], first: 1 });

export const {
  create: newSponsorNumber,
  group: groupSponsorNumber,
  mask: maskSponsorNumber,
  read: readSponsorNumber,
  isGood: isSponsorNumber,
} = numbers;
