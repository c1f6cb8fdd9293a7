/** Counts and cuts text the way a reader sees it: one family emoji, one Thai vowel with its base, is one. */

const segmenter = typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** The visible characters of `text`, in order. */
export function graphemes(text: string): string[] {
  if (!segmenter) return Array.from(text);
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

export function countGraphemes(text: string): number {
  return graphemes(text).length;
}

/** `text` cut after `max` visible characters; never in the middle of one. */
export function clipGraphemes(text: string, max: number): string {
  const parts = graphemes(text);
  return parts.length <= max ? text : parts.slice(0, max).join('');
}
