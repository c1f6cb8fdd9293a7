import { randomInt } from 'node:crypto';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const two = (number: number) => String(number).padStart(2, '0');

/** A number of an identity card that is right in itself, hardly ever the same. */
export function idCard(): string {
  const born = `19${randomInt(40, 99)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`;
  const body = `330106${born}${String(randomInt(1_000)).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}
