/** Keeps what was made of a text for those used last. */
export interface Recent<Made> {
  /** What is kept for `text`, else what `make` makes of it. What makes throw is not kept, nor anything of long texts. */
  of(text: string, make: () => Made): Made;
}

/** Longer texts are rarely sent twice, and what is made of them takes much memory. */
const LONGEST = 512;

/** Keeps at most `most`; what was not asked for longest goes first. */
export function recent<Made>(most: number): Recent<Made> {
  const kept = new Map<string, Made>();
  return {
    of(text, make) {
      if (text.length > LONGEST) return make();
      const found = kept.get(text);
      const made = found ?? make();
      if (found !== undefined) kept.delete(text);
      else if (kept.size >= most) for (const [oldest] of kept) if (kept.delete(oldest)) break;
      kept.set(text, made);
      return made;
    },
  };
}
