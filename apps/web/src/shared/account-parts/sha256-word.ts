/*
 * SHA-256 of short texts: the browser's own (`crypto.subtle`) answers each hash by a promise, far too slow for many, and is
 * not there at all without TLS.
 */

const ROUNDS = 64;
const LONGEST = 55;

/** The first bits of the fractional parts of the cube roots (of the square roots) of the first primes. */
const { K, START } = constants();
const words = new Int32Array(ROUNDS);

function constants() {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < ROUNDS; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  return {
    K: Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    START: Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The first 32 bits, as a signed number, of the SHA-256 of an ASCII text of at most 55 characters. */
export function firstWord(text: string): number {
  if (text.length > LONGEST) throw new RangeError('one block holds 55 characters');
  words.fill(0, 0, 16);
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  words[15] = text.length * 8;
  for (let at = 16; at < ROUNDS; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (word(at - 16) + one + word(at - 7) + other) | 0;
  }
  return compress();
}

const word = (at: number): number => words[at] as number;

function put(at: number, byte: number): void {
  words[at >> 2] = word(at >> 2) | (byte << (24 - (at & 3) * 8));
}

function compress(): number {
  let [a, b, c, d, e, f, g, h] = START as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < ROUNDS; at += 1) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + mixed + ((e & f) ^ (~e & g)) + (K[at] as number) + word(at)) | 0;
    const other = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  return (a + (START[0] as number)) | 0;
}
