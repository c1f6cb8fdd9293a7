import { askAgainIn } from './picture-delay.ts';

/** While the server is busy it is asked again, so often at most. */
const MOST_TRIES = 5;

/** A picture that the server draws, as a file; rejects when it cannot be fetched. */
export async function fetchPicture(url: string): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url);
    if (answer.ok) return answer.blob();
    const seconds = askAgainIn(answer);
    if (seconds === undefined || tries >= MOST_TRIES) throw new Error(`picture not there: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}
