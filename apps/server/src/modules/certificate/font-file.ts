import { readFileSync } from 'node:fs';

/** What layout needs of a TrueType file: which characters it has and how wide they are. */
export interface FontFile {
  readonly path: string;
  /** Size of the whole file. */
  readonly bytes: number;
  has(character: string): boolean;
  /** Width of `text` in ems, marks that take no room counted as such. */
  width(text: string): number;
}

/** Reads the character map (formats 4 and 12) and the widths of a TrueType font; the outlines stay on the disk. */
export function readFont(path: string): FontFile {
  const { bytes, table } = readTables(path);
  const unitsPerEm = table('head').readUInt16BE(18);
  const widths = advanceWidths(table('hmtx'), table('hhea').readUInt16BE(34));
  const glyphs = characterMap(table('cmap'));
  return {
    path,
    bytes,
    has: (character) => (glyphs.get(character.codePointAt(0) ?? 0) ?? 0) !== 0,
    width(text) {
      let units = 0;
      for (const character of text) {
        const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
        units += widths[Math.min(glyph, widths.length - 1)] ?? unitsPerEm;
      }
      return units / unitsPerEm;
    },
  };
}

/** The tables of a TrueType file by their tags, and the size of the whole; `table` throws for one that it has not. */
export function readTables(path: string): {
  readonly bytes: number;
  readonly tags: readonly string[];
  table(tag: string): Buffer;
} {
  const file = readFileSync(path);
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + length));
  }
  return {
    bytes: file.length,
    tags: [...tables.keys()],
    table(tag) {
      const found = tables.get(tag);
      if (!found) throw new Error(`${path} has no table ${tag}`);
      return found;
    },
  };
}

function advanceWidths(hmtx: Buffer, count: number): Uint16Array {
  return Uint16Array.from({ length: count }, (_, glyph) => hmtx.readUInt16BE(glyph * 4));
}

/** Numbers of glyphs by code point, read from the table `cmap`. */
export function characterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap.readUInt32BE(8 + index * 8);
    const format = cmap.readUInt16BE(subtable);
    if (format === 4) readFormat4(cmap, subtable, glyphs);
    if (format === 12) readFormat12(cmap, subtable, glyphs);
  }
  return glyphs;
}

function readFormat12(cmap: Buffer, table: number, glyphs: Map<number, number>): void {
  const groups = cmap.readUInt32BE(table + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = table + 16 + index * 12;
    const first = cmap.readUInt32BE(group);
    const last = cmap.readUInt32BE(group + 4);
    const glyph = cmap.readUInt32BE(group + 8);
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
}

function readFormat4(cmap: Buffer, table: number, glyphs: Map<number, number>): void {
  const twice = cmap.readUInt16BE(table + 6);
  for (let offset = 0; offset < twice; offset += 2) {
    const last = cmap.readUInt16BE(table + 14 + offset);
    const first = cmap.readUInt16BE(table + 16 + twice + offset);
    const delta = cmap.readUInt16BE(table + 16 + 2 * twice + offset);
    const rangeAt = table + 16 + 3 * twice + offset;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
}
