/** Does `work` for `ms` milliseconds, `atOnce` at a time. Answers how many of it were done a second. */
export async function rateFor(
  ms: number,
  atOnce: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  let done = 0;
  const one = async (_: unknown, worker: number) => {
    while (performance.now() - began < ms) {
      await work(worker);
      // What ends too late belongs to no round.
      if (performance.now() - began < ms) done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (done * 1_000) / ms;
}
