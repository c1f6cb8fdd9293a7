import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';
import { startApps } from '../e2e/support/served-apps.ts';
import { type Picture, shoot } from './pictures/camera.ts';
import { writeIndex } from './pictures/index-page.ts';
import { CHARACTER_MODES, MODES } from './pictures/modes.ts';
import { SCENES } from './pictures/scenes.ts';
import { noteTitleCharacters } from './pictures/title-characters.ts';
import { makeWorld } from './pictures/world.ts';

/*
 * A picture of every page in every mode and state, into gallery/. To narrow it down, any of:
 *   npm run gallery -- --page donated --state empty --language th --screen 375 --light dark
 * A value may be a list: --page sponsor,result. Modes at once: --parallel 3.
 * With --characters it takes no pictures, and notes which characters each page sets in the face of titles, for the
 * build to cut the fonts by (apps/web/scripts/title-characters.json); what was not taken stays as it was.
 */
const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    state: { type: 'string' },
    language: { type: 'string' },
    screen: { type: 'string' },
    light: { type: 'string' },
    parallel: { type: 'string', default: '3' },
    characters: { type: 'boolean', default: false },
  },
});
const wanted = (list: string | undefined, value: string) => !list || list.split(',').includes(value);

const root = join(import.meta.dirname, '..');
const folder = join(root, 'gallery');
const scenes = SCENES.filter(({ page, state }) => wanted(values.page, page) && wanted(values.state, state));
const modes = (values.characters ? CHARACTER_MODES : MODES).filter(
  ({ language, screen, light }) =>
    wanted(values.language, language) && wanted(values.screen, screen) && wanted(values.light, light),
);
if (scenes.length === 0 || modes.length === 0) {
  const pages = [...new Set(SCENES.map(({ page }) => page))].join(', ');
  process.stderr.write(`Nothing to take. Pages: ${pages}\n`);
  process.exit(1);
}

const began = performance.now();
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
if (!values.characters) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
const apps = await startApps();
const browser = await chromium.launch(await findBrowser());
const pictures: Picture[] = [];
try {
  const world = await makeWorld(apps);
  const queue = [...modes];
  const take = async (): Promise<void> => {
    for (let mode = queue.shift(); mode; mode = queue.shift()) {
      pictures.push(...(await shoot(browser, mode, scenes, world, values.characters ? undefined : folder)));
      process.stdout.write(`${mode.language} ${mode.screen} ${mode.light}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(values.parallel)) }, take));
} finally {
  await browser.close();
  await apps.close();
}
pictures.sort((a, b) => SCENES.indexOf(a.scene) - SCENES.indexOf(b.scene) || a.file.localeCompare(b.file));
if (values.characters) await noteTitleCharacters(pictures);
else await writeIndex(folder, pictures);
const troubled = pictures.filter(({ trouble }) => trouble.length > 0);
for (const { file, trouble } of troubled) process.stderr.write(`${file}: ${trouble.join('; ')}\n`);
const seconds = Math.round((performance.now() - began) / 1000);
const made = values.characters ? 'screens read' : 'pictures';
const where = values.characters ? 'apps/web/scripts/title-characters.json' : 'gallery/index.html';
process.stdout.write(`${pictures.length} ${made} in ${seconds} s: ${where}\n`);
process.exitCode = troubled.length > 0 ? 1 : 0;
