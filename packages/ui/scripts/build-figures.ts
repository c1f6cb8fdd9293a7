// Writes src/art/{figures,offerings,ornaments}/*.svg from the drawings in figures/. Run it after a drawing changed:
//   npm run figures
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawnFiles } from '../figures/files.ts';

const art = new URL('../src/art/', import.meta.url);
const files = drawnFiles();
for (const folder of new Set(files.map((file) => file.folder))) {
  rmSync(new URL(`${folder}/`, art), { recursive: true, force: true });
  mkdirSync(new URL(`${folder}/`, art), { recursive: true });
}
for (const { folder, id, svg } of files) writeFileSync(new URL(`${folder}/${id}.svg`, art), svg);
