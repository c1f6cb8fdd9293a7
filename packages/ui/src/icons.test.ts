// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { iconSource, indexSource } from '../scripts/icon-source.ts';

const drawings = new URL('../icons/', import.meta.url);
const sources = new URL('./icons/', import.meta.url);
const files = readdirSync(drawings).sort();

describe('icons', () => {
  test('are all written from the drawings as they are now', () => {
    expect(files.length).toBeGreaterThan(90);
    for (const file of files) {
      const written = readFileSync(new URL(file.replace('.svg', '.tsx'), sources), 'utf8');
      expect(written, file).toBe(iconSource(file, readFileSync(new URL(file, drawings), 'utf8')));
    }
    expect(readFileSync(new URL('index.ts', sources), 'utf8')).toBe(indexSource(files));
    expect(readdirSync(sources).length).toBe(files.length + 1);
  });

  test('refuse an attribute that React would not know', () => {
    expect(() => iconSource('x.svg', '<svg><path stroke-miterlimit="2"/></svg>')).toThrow(
      'stroke-miterlimit',
    );
  });
});
