import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@yuanguang/contract/languages';
import { compileAhead } from './compile-hint.ts';
import { compressAll } from './compress.ts';
import { bundleScript, entryFiles, readManifest } from './entry-files.ts';
import { writeFonts, writePageFonts } from './fonts.ts';
import { fetchPageFiles, pageFiles, readPages } from './page-files.ts';
import { previewPicture } from './preview-picture.ts';
import { previewFile, previewTags } from './preview-tags.ts';
import { writeServiceWorker } from './service-worker.ts';

/*
 * What the bundler leaves to be done so that the entry page is painted from its first packet: its HTML is rendered now,
 * in every language (`index.html`, `index.<language>.html`; the server sends the reader's), its styles, the fonts'
 * rules and the boot script stand in it, its scripts are announced, and what a chat shows of a link to it.
 */
const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const base = '/zhuyin/';

const manifest = await readManifest(dist);
const template = await readFile(join(dist, 'index.html'), 'utf8');
const pages = await readPages();
const boot = await bundleScript(join(web, 'src/app/boot.ts'));
const server = (await import(pathToFileURL(join(web, 'dist-ssr/entry-server.js')).href)) as {
  renderEntry(language: Language): Promise<string>;
};

for (const language of LANGUAGES) await writePage(language);
await compileAhead(dist, entryFiles(manifest, ['early', 'app', 'entry-page']).scripts);

await rm(join(dist, '.vite'), { recursive: true });
await rm(join(web, 'dist-ssr'), { recursive: true });
await writeServiceWorker(join(web, 'src/app/sw.ts'), dist, base);
await compressAll(dist);

async function writePage(language: Language): Promise<void> {
  const messages = async <Messages>(folder: string) =>
    JSON.parse(await readFile(join(web, 'src', folder, `${language}.json`), 'utf8')) as Messages;
  const { app, side } = await messages<{ app: string; side: { verse: string } }>('shared/messages/shell');
  const { titles } = await messages<{ titles: { sponsor: string } }>('features/sponsor/messages');
  const entry = entryFiles(manifest, [
    'early',
    'app',
    'entry-page',
    `messages-${language}`,
    `src/features/sponsor/messages/${language}.json`,
  ]);
  const body = await server.renderEntry(language);
  await writeFile(join(dist, previewFile(language)), await previewPicture(language, app));
  const preview = previewTags(language, base, { temple: app, title: titles.sponsor, verse: side.verse });
  const fontFaces = await writeFonts(dist, base, language);
  const styles = await Promise.all(entry.styles.map((file) => readFile(join(dist, file), 'utf8')));
  const known = new Set([...entry.scripts, ...entry.styles]);
  const fonts = await writePageFonts(dist, language);
  const others = fetchPageFiles(await pageFiles(dist, manifest, pages, language, known, fonts), base);
  const head = [
    `<script>${boot}${pretendStyles(entry.styles)}${others}</script>`,
    `<style>${fontFaces}${styles.join('')}</style>`,
    // What stands in the page as a script is on its way already.
    ...entry.scripts
      .filter((file) => !template.includes(base + file))
      .map((file) => `<link rel="modulepreload" href="${base}${file}">`),
  ].join('\n    ');

  const html = template
    .replace('<html lang="zh-Hans">', `<html lang="${language}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${titles.sponsor} · ${app}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${side.verse}">${preview}`,
    )
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<!--boot-->', () => head)
    .replace('<!--prerendered-->', () => body);
  await writeFile(join(dist, language === 'zh-Hans' ? 'index.html' : `index.${language}.html`), html);
}

/** Disabled links, never fetched, that tell the bundler's loader that these styles are in the page already. */
function pretendStyles(files: readonly string[]): string {
  const list = JSON.stringify(files.map((file) => base + file));
  return (
    `for(const f of ${list}){const l=document.createElement('link');` +
    `l.rel='stylesheet';l.disabled=true;l.href=f;document.head.append(l)}`
  );
}
