/** The middle of the numbers (the mean of the two middle ones for an even count). @throws for none. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('the median of nothing');
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The value that `part` (0 to 1) of the numbers do not exceed. @throws for none. */
export function quantile(numbers: readonly number[], part: number): number {
  if (numbers.length === 0) throw new RangeError('a quantile of nothing');
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}
