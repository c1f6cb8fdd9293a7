const HAN = /^\p{Script=Han}$/u;

/** A two-byte national set, as the decoders of the platform know it; leads are pairs of first and last. */
interface NationalSet {
  readonly encoding: string;
  readonly leads: readonly (readonly [number, number])[];
  readonly firstTrail: number;
}

/** The character of two bytes, or undefined where the set has none (the decoder throws). */
function decodePair(decoder: TextDecoder, lead: number, trail: number): string | undefined {
  try {
    return decoder.decode(Uint8Array.of(lead, trail));
  } catch {
    return undefined;
  }
}

/** The Han characters of a set and those that Buddhist texts need besides, each as it should be written. */
function charactersOf({ encoding, leads, firstTrail }: NationalSet, added: string): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const characters = new Set(added);
  for (const [first, last] of leads) {
    for (let lead = first; lead <= last; lead++) {
      for (let trail = firstTrail; trail <= 0xfe; trail++) {
        const character = decodePair(decoder, lead, trail);
        if (character && HAN.test(character)) characters.add(character);
      }
    }
  }
  return characters;
}

/** GB 2312. The platform decodes its superset GBK, in which trails below A1 are not of GB 2312. */
export const SIMPLIFIED = charactersOf(
  { encoding: 'gb2312', leads: [[0xb0, 0xf7]], firstTrail: 0xa1 },
  '祇阗槃鬘唵',
);

/** Old characters of Big5, level 1, that a reader today takes for simplified ones. */
const SIMPLIFIED_TODAY = new Set('愿么听并荐');

/** Big5, level 1, the common characters: level 2 holds forms such as 无 that are simplified today. */
export const TRADITIONAL: ReadonlySet<string> = new Set(
  [...charactersOf({ encoding: 'big5', leads: [[0xa4, 0xc6]], firstTrail: 0x40 }, '偈忉蟄鬘唵跏毘')].filter(
    (character) => !SIMPLIFIED_TODAY.has(character),
  ),
);

/** JIS X 0208, levels 1 and 2. */
export const JAPANESE = charactersOf(
  {
    encoding: 'shift_jis',
    leads: [
      [0x88, 0x9f],
      [0xe0, 0xea],
    ],
    firstTrail: 0x40,
  },
  '忉闐々',
);

/** The Han characters of a text that a set does not hold. */
export function strangersIn(text: string, set: ReadonlySet<string>): string[] {
  return [...text].filter((character) => HAN.test(character) && !set.has(character));
}
