/** How many leaves each month has, of things that were done on these of the temple's days, one leaf each. */
export function leavesByMonth(days: readonly string[]): { month: string; leaves: number }[] {
  const months = Map.groupBy(days, (day) => day.slice(0, 7));
  return [...months].map(([month, all]) => ({ month, leaves: all.length }));
}
