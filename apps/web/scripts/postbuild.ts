import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressAll } from './compress.ts';
import { bundleScript, entryFiles, readManifest } from './entry-files.ts';
import { writeFonts } from './fonts.ts';
import { writeServiceWorker } from './service-worker.ts';

/*
 * What the bundler leaves to be done so that the entry page is painted from its first packet:
 * its HTML is rendered now, its styles, fonts' rules and boot script stand in it, its scripts are announced.
 */
const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const base = '/zhuyin/';

const manifest = await readManifest(dist);
const entry = entryFiles(manifest, [
  'early',
  'app',
  'entry-page',
  'src/features/sponsor/messages/zh-Hans.json',
  'src/shared/messages/shell/zh-Hans.json',
  'src/shared/messages/framework/zh-Hans.json',
]);

const server = (await import(pathToFileURL(join(web, 'dist-ssr/entry-server.js')).href)) as {
  renderEntry(): Promise<string>;
};
const body = await server.renderEntry();
const fontFaces = await writeFonts(dist, base, body);
const styles = await Promise.all(entry.styles.map((file) => readFile(join(dist, file), 'utf8')));
const boot = await bundleScript(join(web, 'src/app/boot.ts'));

const head = [
  `<script>${boot}${pretendStyles(entry.styles)}</script>`,
  `<style>${fontFaces}${styles.join('')}</style>`,
  ...entry.scripts.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
].join('\n    ');

const html = (await readFile(join(dist, 'index.html'), 'utf8'))
  .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
  .replace('<!--boot-->', () => head)
  .replace('<!--prerendered-->', () => body);
await writeFile(join(dist, 'index.html'), html);

/** Disabled links, never fetched, that tell the bundler's loader that these styles are in the page already. */
function pretendStyles(files: readonly string[]): string {
  const list = JSON.stringify(files.map((file) => base + file));
  return (
    `for(const f of ${list}){const l=document.createElement('link');` +
    `l.rel='stylesheet';l.disabled=true;l.href=f;document.head.append(l)}`
  );
}

await rm(join(dist, '.vite'), { recursive: true });
await rm(join(web, 'dist-ssr'), { recursive: true });
await writeServiceWorker(join(web, 'src/app/sw.ts'), dist, base);
await compressAll(dist);
