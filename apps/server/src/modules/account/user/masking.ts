/** A name with only its last character shown, such as *慧. */
export function maskName(name: string): string {
  const characters = [...name];
  return `${'*'.repeat(Math.max(characters.length - 1, 1))}${characters.at(-1) ?? ''}`;
}

/** A number with only its first and last character shown. */
export const maskNumber = (number: string): string =>
  `${number.slice(0, 1)}${'*'.repeat(Math.max(number.length - 2, 1))}${number.slice(-1)}`;

/** An address of the internet without its last part: 203.0.113.*, or the first three groups of an IPv6 address. */
export function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '*');
  if (!plain.includes(':')) return '';
  const groups =
    plain
      .split('::')[0]
      ?.split(':')
      .filter((group) => group !== '') ?? [];
  return `${groups.slice(0, 3).join(':')}::*`;
}
