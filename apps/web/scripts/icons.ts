import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/*
 * Draws the home-screen pictures from public/icon.svg; run by hand when the drawing changes:
 * `node apps/web/scripts/icons.ts`. The maskable one is set smaller, so that a round mask cuts only the ground.
 */
const publicFolder = join(import.meta.dirname, '../public');
const svg = await readFile(join(publicFolder, 'icon.svg'), 'utf8');
const drawing = svg
  .trim()
  .replace(/^<svg[^>]*>|<\/svg>$/g, '')
  .replace(/<rect width="512"[^>]*>/, '');
const maskable =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#a5673f"/>' +
  `<g transform="translate(56 56) scale(.78)">${drawing}</g></svg>`;

/** The temple alone, in white: phones colour it themselves in the line of what came. */
const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="84 104 344 344">' +
  `${drawing.match(/<g fill="#3b2a1e">.*?<\/g>/)?.[0].replace('#3b2a1e', '#fff')}</svg>`;

for (const [name, source, size] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['icon-badge-96.png', badge, 96],
] as const) {
  const picture = new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(join(publicFolder, name), picture);
}
