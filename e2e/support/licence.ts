/** The licence of the journeys' temple, as its office has entered it. */
export const LICENCE_NUMBER = '浙（2026）0000001';
