/** The whole number that is written, in digits of any width, as they are typed in Chinese and Thai; else NaN. */
export function numberOf(text: string): number {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
