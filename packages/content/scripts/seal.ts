import { writeFileSync } from 'node:fs';
import { packFiles } from '../src/pack-files.ts';
import { sealOf } from '../src/seal.ts';

/** Writes each pack's sha256 anew after its content was changed and read again. */
for (const { name, path, json } of packFiles()) {
  const sha256 = sealOf(json.content);
  if (json.sha256 === sha256) continue;
  writeFileSync(path, `${JSON.stringify({ ...json, sha256 }, null, 2)}\n`);
  process.stdout.write(`sealed ${name}\n`);
}
