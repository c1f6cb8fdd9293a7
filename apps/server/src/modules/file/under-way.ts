/**
 * Counts what is under way in this process: at most `each` for one key and `all` together.
 * @returns a function that lets one in and answers how it leaves (once), or undefined when it is full.
 */
export function underWay(most: {
  readonly each: number;
  readonly all: number;
}): (key: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  let all = 0;
  return (key) => {
    const count = counts.get(key) ?? 0;
    if (count >= most.each || all >= most.all) return undefined;
    counts.set(key, count + 1);
    all += 1;
    return () => {
      all -= 1;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
}
