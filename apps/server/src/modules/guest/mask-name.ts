const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** First character and two stars, whatever the length; nothing of a name that is not public or is one character. */
export function maskName(name: string | null): string {
  const letters = name === null ? [] : [...graphemes.segment(name)];
  return letters.length < 2 ? '**' : `${letters[0]?.segment}**`;
}
