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
  const file = readFileSync(path);
  const tables = tableOffsets(file);
  const at = (tag: string): number => {
    const table = tables.get(tag);
    if (!table) throw new Error(`${path} has no table ${tag}`);
    return table.offset;
  };
  const unitsPerEm = file.readUInt16BE(at('head') + 18);
  const widths = advanceWidths(file, at('hmtx'), file.readUInt16BE(at('hhea') + 34));
  const glyphs = characterMap(file, at('cmap'));
  return {
    path,
    bytes: file.length,
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

/** Where each table of a TrueType file lies, in bytes. */
export function tableOffsets(file: Buffer): Map<string, { offset: number; length: number }> {
  const tables = new Map<string, { offset: number; length: number }>();
  const count = file.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    tables.set(file.toString('latin1', entry, entry + 4), { offset, length });
  }
  return tables;
}

function advanceWidths(file: Buffer, hmtx: number, count: number): Uint16Array {
  return Uint16Array.from({ length: count }, (_, glyph) => file.readUInt16BE(hmtx + glyph * 4));
}

/** Numbers of glyphs by code point, read from the table `cmap` at this offset. */
export function characterMap(file: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const count = file.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + file.readUInt32BE(cmap + 8 + index * 8);
    const format = file.readUInt16BE(subtable);
    if (format === 4) readFormat4(file, subtable, glyphs);
    if (format === 12) readFormat12(file, subtable, glyphs);
  }
  return glyphs;
}

function readFormat12(file: Buffer, table: number, glyphs: Map<number, number>): void {
  const groups = file.readUInt32BE(table + 12);
  for (let index = 0; index < groups; index += 1) {
    const group = table + 16 + index * 12;
    const first = file.readUInt32BE(group);
    const last = file.readUInt32BE(group + 4);
    const glyph = file.readUInt32BE(group + 8);
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
}

function readFormat4(file: Buffer, table: number, glyphs: Map<number, number>): void {
  const twice = file.readUInt16BE(table + 6);
  for (let offset = 0; offset < twice; offset += 2) {
    const last = file.readUInt16BE(table + 14 + offset);
    const first = file.readUInt16BE(table + 16 + twice + offset);
    const delta = file.readUInt16BE(table + 16 + 2 * twice + offset);
    const rangeAt = table + 16 + 3 * twice + offset;
    const range = file.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : file.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
}
