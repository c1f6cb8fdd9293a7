/** The middle of the numbers (the mean of the two middle ones for an even count). @throws for none. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('the median of nothing');
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
