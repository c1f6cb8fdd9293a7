/** How an answer to work is sent, in the place of what was read from a picture. */
export const workAnswer = (number: string): string => `work:${number}`;

/** The number in such an answer; undefined: it is none. */
export const readWork = (answer: string): string | undefined => /^work:(\d{1,10})$/.exec(answer.trim())?.[1];

/** What is hashed by SHA-256: the work is to find a number (decimal, from 0) whose hash begins with enough zero bits. */
export const workText = (challenge: string, number: string): string => `${challenge}:${number}`;
