import { workAnswer, workText } from '@yuanguang/contract/rules/captcha-work';
import { firstWord } from './sha256-word.ts';

/** So long at a time, in milliseconds; in between the page answers to taps and keys. */
const SLICE_MS = 12;
const PAUSE_MS = 4;
/** How many hashes are made between two looks at the clock. */
const AT_A_TIME = 512;

/**
 * Finds the answer to work of the server, a little at a time: some 2 to the power of `bits` hashes.
 * @throws what `signal` says when it is aborted.
 */
export async function doWork(
  { challenge, bits }: { readonly challenge: string; readonly bits: number },
  signal: AbortSignal,
): Promise<string> {
  for (let number = 0; ; ) {
    const sliceEnds = performance.now() + SLICE_MS;
    do {
      for (const next = number + AT_A_TIME; number < next; number += 1) {
        if (Math.clz32(firstWord(workText(challenge, String(number)))) >= bits)
          return workAnswer(String(number));
      }
    } while (performance.now() < sliceEnds);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    signal.throwIfAborted();
  }
}
