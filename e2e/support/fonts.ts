import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keptFolder } from '../../scripts/testing/run-folder.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/**
 * The fonts that the browser of journeys, gallery and benches has, whatever the machine has: Han, kana and Latin by
 * Noto Serif SC, Thai by Trirong (both ship with the product). Widths and line breaks are then the same everywhere; a
 * machine without such fonts draws narrow boxes instead of words.
 * @returns what Chromium needs in its environment; fontconfig is used on Linux alone.
 */
export function testFonts(): Record<string, string> {
  const song = folderOf('@expo-google-fonts/noto-serif-sc');
  const folders = [join(song, '400Regular'), join(song, '700Bold'), folderOf('@expo-google-fonts/trirong')];
  const prefer = ['sans-serif', 'serif', 'system-ui', 'monospace']
    .map(
      (family) =>
        `<alias><family>${family}</family><prefer><family>Noto Serif SC</family><family>Trirong</family></prefer></alias>`,
    )
    .join('');
  const home = join(keptFolder(), `yuanguang-fonts-${process.getuid?.() ?? 0}`);
  const text =
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
    folders.map((folder) => `<dir>${folder}</dir>`).join('') +
    `<cachedir>${join(home, 'cache')}</cachedir>${prefer}</fontconfig>`;
  mkdirSync(home, { recursive: true, mode: 0o700 });
  // Named by its contents: two checkouts beside each other do not overwrite each other's.
  const file = join(home, `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.conf`);
  writeFileSync(file, text);
  return { FONTCONFIG_FILE: file };
}
