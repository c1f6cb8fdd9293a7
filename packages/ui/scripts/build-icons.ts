// Writes src/icons/ from the drawings in icons/. Run it after a drawing changed:
//   node packages/ui/scripts/build-icons.ts
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { iconSource, indexSource } from './icon-source.ts';

const drawings = new URL('../icons/', import.meta.url);
const target = new URL('../src/icons/', import.meta.url);
const files = readdirSync(drawings)
  .filter((file) => file.endsWith('.svg'))
  .sort();

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const file of files) {
  const source = iconSource(file, readFileSync(new URL(file, drawings), 'utf8'));
  writeFileSync(new URL(file.replace('.svg', '.tsx'), target), source);
}
writeFileSync(new URL('index.ts', target), indexSource(files));
