import { characterMap, readTables } from './font-file.ts';

/** Only these scripts are left out where a text does not need them: they are all but a part in thirty of the file. */
const LARGE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u;

/** Of no use to lines that are never set vertically by the font itself: each column is made of upright pieces. */
const UNUSED = new Set(['vhea', 'vmtx', 'DSIG']);

/** Makes small fonts of one large one. */
export interface FontSubsetter {
  /**
   * The font with the outlines that `text` needs: every other sign of Han, kana and Hangul is empty. All glyphs keep
   * their numbers, and shaping its tables, so what is drawn is the same to the pixel.
   */
  subset(text: string): Buffer;
}

/** @param path a TrueType font without composite glyphs among the signs of `LARGE`. */
export function fontSubsetter(path: string): FontSubsetter {
  const { tags, table } = readTables(path);
  const kept = tags.filter((tag) => !UNUSED.has(tag) && tag !== 'glyf' && tag !== 'loca');
  const count = table('maxp').readUInt16BE(4);
  const outlines = table('glyf');
  const from = glyphOffsets(table('loca'), count, table('head').readInt16BE(50) === 1);
  const glyphs = characterMap(table('cmap'));
  const optional = optionalGlyphs(glyphs, count);

  return {
    subset(text) {
      const needed = new Set<number>();
      // Shaping puts letters and marks together, or takes them apart, before it looks for glyphs.
      for (const character of `${text}${text.normalize('NFC')}${text.normalize('NFD')}`) {
        needed.add(glyphs.get(character.codePointAt(0) ?? 0) ?? 0);
      }
      const loca = Buffer.alloc((count + 1) * 4);
      const parts: Buffer[] = [];
      let at = 0;
      for (let glyph = 0; glyph < count; glyph += 1) {
        loca.writeUInt32BE(at, glyph * 4);
        if (optional[glyph] === 1 && !needed.has(glyph)) continue;
        const part = outlines.subarray(from[glyph], from[glyph + 1]);
        parts.push(part);
        at += part.length;
      }
      loca.writeUInt32BE(at, count * 4);
      const head = Buffer.from(table('head'));
      head.writeInt16BE(1, 50);
      return assembled([
        ...kept.map((tag) => [tag, tag === 'head' ? head : table(tag)] as const),
        ['glyf', Buffer.concat(parts)],
        ['loca', loca],
      ]);
    },
  };
}

function glyphOffsets(loca: Buffer, count: number, long: boolean): Uint32Array {
  return Uint32Array.from({ length: count + 1 }, (_, glyph) =>
    long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  );
}

/** 1 where a glyph stands for nothing but signs of `LARGE`; what no character stands for may come out of shaping. */
function optionalGlyphs(glyphs: ReadonlyMap<number, number>, count: number): Uint8Array {
  const optional = new Uint8Array(count);
  for (const [code, glyph] of glyphs) if (LARGE.test(String.fromCodePoint(code))) optional[glyph] = 1;
  for (const [code, glyph] of glyphs) if (!LARGE.test(String.fromCodePoint(code))) optional[glyph] = 0;
  optional[0] = 0;
  return optional;
}

/** A font file of these tables; sums of bytes, which no reader here checks, are left empty. */
function assembled(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [header];
  let at = header.length;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, Buffer.alloc(padding));
    at += bytes.length + padding;
  }
  return Buffer.concat(parts);
}
