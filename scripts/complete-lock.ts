import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeLock, type Lockfile, lockGaps } from './checks/lockfile.ts';
import { ROOT, say } from './lib.ts';

/** After `npm install <package>`: writes into package-lock.json what the registry did not offer for other systems. */
const path = join(ROOT, 'package-lock.json');
const lock = JSON.parse(await readFile(path, 'utf8')) as Lockfile;
const gaps = lockGaps(lock);
if (gaps.length > 0) await writeFile(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
say(`package-lock.json: ${gaps.length} added`);
