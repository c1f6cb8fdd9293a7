/** Asked for again no more often, and no less, whatever the server says, in seconds. */
const LEAST = 1;
const MOST = 30;

/**
 * After how many seconds the server wants to be asked again: it sheds drawings in a rush (503, or 429, with
 * `Retry-After`). Undefined for every other answer, which will be no better after a while.
 */
export function askAgainIn({ status, headers }: Pick<Response, 'status' | 'headers'>): number | undefined {
  if (status !== 503 && status !== 429) return undefined;
  const seconds = Number(headers.get('retry-after') ?? LEAST);
  return Math.min(MOST, Math.max(LEAST, Number.isFinite(seconds) ? seconds : MOST));
}

/** The same for the picture at this address: 0 when it is there now, undefined when waiting does not help. */
export async function pictureDelay(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return askAgainIn(answer);
    // The whole of it: only then does the browser have the picture to show.
    await answer.blob();
    return 0;
  } catch {
    return undefined;
  }
}
