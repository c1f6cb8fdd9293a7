/** Hands something to the phone's own sheet for sharing; where there is none, or it fails, `otherwise`. */
export async function shareOr(data: ShareData, otherwise: () => void): Promise<void> {
  if (navigator.canShare?.(data) !== true) return otherwise();
  try {
    await navigator.share(data);
  } catch (error) {
    // Who thinks better of it is told nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) otherwise();
  }
}
