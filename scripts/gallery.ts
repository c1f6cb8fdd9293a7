import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takePictures } from './pictures/camera.ts';
import { readChoice } from './pictures/choice.ts';
import { writeIndex } from './pictures/index-page.ts';
import { MODES } from './pictures/modes.ts';
import { SCENES } from './pictures/scenes.ts';
import { visitScenes } from './pictures/visit.ts';

/*
 * A picture of every page in every mode and state, into gallery/. To narrow it down, any of:
 *   npm run gallery -- --page donated --state empty --language th --screen 375 --light dark
 * A value may be a list: --page sponsor,result. Modes at once: --parallel 3.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'gallery');
const choice = readChoice(MODES);

const began = performance.now();
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const pictures = (await visitScenes(choice, (visit) => takePictures(folder, visit))).flat();
pictures.sort((a, b) => SCENES.indexOf(a.scene) - SCENES.indexOf(b.scene) || a.file.localeCompare(b.file));
await writeIndex(folder, pictures);
const troubled = pictures.filter(({ trouble }) => trouble.length > 0);
for (const { file, trouble } of troubled) process.stderr.write(`${file}: ${trouble.join('; ')}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
process.stdout.write(`${pictures.length} pictures in ${seconds} s: gallery/index.html\n`);
process.exitCode = troubled.length > 0 ? 1 : 0;
