import { randomInt } from 'node:crypto';

/** Damm's quasigroup of order 10: every single wrong digit and every swap of neighbours changes the check digit. */
const DAMM = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

/** The digit that, put behind `digits`, makes the whole check. */
export function checkDigit(digits: string): number {
  let interim = 0;
  for (const digit of digits) interim = DAMM[interim]?.[Number(digit)] ?? 0;
  return interim;
}

/**
 * A new sponsor number, ten digits: nine random ones, the first not 0, and the check digit. Random, so that nobody can
 * guess the next; that no two orders share one is the database's rule.
 */
export function newSponsorNumber(random: (min: number, max: number) => number = randomInt): string {
  const digits = String(random(100_000_000, 1_000_000_000));
  return digits + checkDigit(digits);
}

/** How it is printed and read aloud: `482-915-0376`. */
export function groupSponsorNumber(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** Ten digits each: as certificates print them, as documents write them, and Thai ones. */
const OTHER_DIGITS = [
  '〇一二三四五六七八九',
  '零壹贰叁肆伍陆柒捌玖',
  '零壹貳參肆伍陸柒捌玖',
  '○壱弐参四五六七八九',
  '๐๑๒๓๔๕๖๗๘๙',
];
const DIGIT_OF: ReadonlyMap<string, string> = new Map(
  OTHER_DIGITS.flatMap((digits) => [...digits].map((sign, digit) => [sign, String(digit)] as const)),
);

/**
 * Ten digits however they were typed (spaces, hyphens, full width, Chinese or Thai digits); undefined when it is no such
 * shape.
 */
export function readSponsorNumber(text: string): string | undefined {
  const plain = [...text.normalize('NFKC')].map((sign) => DIGIT_OF.get(sign) ?? sign).join('');
  const dense = plain.replace(/[\s\-‐-―−·.]/gu, '');
  return /^\d{10}$/.test(dense) ? dense : undefined;
}

/** Whether the check digit is right; a wrong one was never given to anybody. */
export const isSponsorNumber = (digits: string): boolean =>
  /^[1-9]\d{9}$/.test(digits) && checkDigit(digits) === 0;
