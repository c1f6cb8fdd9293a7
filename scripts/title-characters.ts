import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readTitleCharacters, writeTitleCharacters } from '../apps/web/scripts/title-characters.ts';
import { readChoice } from './pictures/choice.ts';
import { CHARACTER_MODES } from './pictures/modes.ts';
import { visitScenes } from './pictures/visit.ts';

/*
 * Notes which characters each page sets in the face of titles, for the build to cut the fonts by. The options are those
 * of the gallery (npm run title-characters -- --page donated --language th); what was not looked at stays as it was.
 */
const choice = readChoice(CHARACTER_MODES);
execFileSync('npm', ['run', '--silent', 'build'], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
const seen = await visitScenes(choice, async ({ page, scene, mode, trouble }) => {
  const characters = await page.evaluate(charactersInSong).catch((error: Error) => {
    trouble.push(error.message);
    return '';
  });
  return { page: scene.page, state: scene.state, language: mode.language, characters, trouble };
});

const table: Record<string, Record<string, string>> = structuredClone(await readTitleCharacters());
for (const [key, screens] of Map.groupBy(seen, ({ language, page }) => `${language} ${page}`)) {
  const [language = '', page = ''] = key.split(' ');
  const characters = new Set(screens.map((screen) => screen.characters).join(''));
  table[language] = { ...table[language], [page]: [...characters].sort().join('') };
}
await writeTitleCharacters(table);

const troubled = seen.filter(({ trouble }) => trouble.length > 0);
for (const { page, state, language, trouble } of troubled)
  process.stderr.write(`${page} ${state} ${language}: ${trouble.join('; ')}\n`);
process.stdout.write(`${seen.length} screens read: apps/web/scripts/title-characters.json\n`);
process.exitCode = troubled.length > 0 ? 1 : 0;

/** Runs in the page. */
function charactersInSong(): string {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.getClientRects().length) continue;
    if (!getComputedStyle(element).fontFamily.includes('"Yuanguang Song"')) continue;
    for (const sign of texts.currentNode.textContent ?? '')
      if (/[\p{Script=Han}々〆]/u.test(sign)) found.add(sign);
  }
  return [...found].join('');
}
