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

/** How the numbers of one kind of thing are made, printed and read: each kind has a length of its own. */
export interface NumberShape {
  /** How many digits stand together, from the left; together all of them, the check digit included. */
  readonly groups: readonly number[];
  /** The least that its first digit may be. */
  readonly first: number;
}

/** What is done with the numbers of one kind. */
export interface SpeakableNumbers {
  /** A new one: random digits, so that nobody can guess the next, and the check digit. */
  create(random?: (min: number, max: number) => number): string;
  /** How it is printed and read aloud: `482-915-0376`. */
  group(digits: string): string;
  /** The same with its last two digits alone, for who is not to be told it: `***-***-**76`. */
  mask(digits: string): string;
  /** The digits however they were typed (spaces, hyphens, full width, Chinese or Thai digits); undefined when it is no such shape. */
  read(text: string): string | undefined;
  /** Whether the check digit is right; a wrong one was never given to anybody. */
  isGood(digits: string): boolean;
}

export function speakableNumbers({ groups, first }: NumberShape): SpeakableNumbers {
  const length = groups.reduce((sum, digits) => sum + digits, 0);
  const power = 10 ** (length - 2);
  const shape = new RegExp(`^[${first}-9]\\d{${length - 1}}$`);
  function group(digits: string): string {
    const ends = groups.map((_, index) => groups.slice(0, index + 1).reduce((sum, many) => sum + many, 0));
    return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join('-');
  }
  return {
    create(random = randomInt) {
      const digits = String(random(first * power, 10 * power));
      return digits + checkDigit(digits);
    },
    group,
    mask: (digits) => group('*'.repeat(length - 2) + digits.slice(-2)),
    read(text) {
      const plain = [...text.normalize('NFKC')].map((sign) => DIGIT_OF.get(sign) ?? sign).join('');
      const dense = plain.replace(/[\s\-‐-―−·.]/gu, '');
      return dense.length === length && /^\d+$/.test(dense) ? dense : undefined;
    },
    isGood: (digits) => shape.test(digits) && checkDigit(digits) === 0,
  };
}
