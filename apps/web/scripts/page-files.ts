import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@yuanguang/contract/languages';
import { type Manifest, runnerImport } from 'vite';
import { pageName } from '../src/shared/router/page-name.ts';
import { entryFiles } from './entry-files.ts';
import { MODULE_TABLE } from './module-table.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEB = join(import.meta.dirname, '..');
const ASSET = /^assets\/(.+)\.(js|css|woff2)$/;
/** The family that stands before all others in the titles: only a page that is come to from outside has it. */
const PAGE_FAMILY = 'Yuanguang Page';

/** The page table, with the source of each page. */
export async function readPages() {
  const features = join(WEB, 'src/app/features.ts');
  const { module } = await runnerImport<typeof import('../src/app/features.ts')>(features, {
    configFile: false,
    logLevel: 'error',
    root: ROOT,
  });
  // As the features declare them: the home page's own code is wrapped by what fetches its parts.
  const declared = new Map(
    module.FEATURES.flatMap(({ pages }) => pages).map(({ path, load }) => [path, load]),
  );
  return module.PAGES.map(({ path, aliases = [], messages }) => {
    const source = /["']\/(apps\/web\/src\/[^"']+)["']/.exec(String(declared.get(path)))?.[1];
    if (!source) throw new Error(`the code of ${path} is not one import()`);
    return { addresses: [path, ...aliases], messages, source };
  });
}

/**
 * The files of the build that each page needs beside `known`, by its address: scripts and styles, messages among them, and
 * the font of its titles, if there is one under the last part of its address.
 */
export async function pageFiles(
  dist: string,
  manifest: Manifest,
  pages: Awaited<ReturnType<typeof readPages>>,
  language: Language,
  known: ReadonlySet<string>,
  fonts: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const modules = JSON.parse(await readFile(join(dist, MODULE_TABLE), 'utf8')) as Record<string, string>;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const chunkOf = (source: string) => {
    const key = keys.get(modules[source] ?? '');
    if (!key) throw new Error(`the build has no ${source}`);
    return key;
  };
  const found = new Map<string, string[]>();
  for (const { addresses, messages, source } of pages) {
    const wanted = [source, ...messages.map((name) => messagesFile(name, language))].map(chunkOf);
    const { scripts, styles } = entryFiles(manifest, wanted);
    const files = [...scripts, ...styles].filter((file) => !known.has(file));
    for (const address of addresses) {
      const font = fonts.get(pageName(address));
      found.set(address, font === undefined ? files : [...files, font]);
    }
  }
  return found;
}

function messagesFile(name: string, language: Language): string {
  const [, feature] = name.split('errors/');
  return feature === undefined
    ? `apps/web/src/features/${name}/messages/${language}.json`
    : `packages/contract/src/features/${feature}/errors/${language}.json`;
}

/**
 * A script for the page's head: who comes to another page than the entry has its files fetched at once, instead of when
 * the app, ten times their size, has come and knows where it is. Styles are asked for as the bundler's loader asks
 * (`crossorigin`): else they would come twice.
 */
export function fetchPageFiles(files: ReadonlyMap<string, readonly string[]>, base: string): string {
  const names = [...new Set([...files.values()].flat())];
  const shortNames = names.map((name) => {
    const [, stem, kind] = ASSET.exec(name) ?? [];
    if (!stem) throw new Error(`${name} is no file of the build`);
    return kind === 'js' ? stem : `${stem}.${kind}`;
  });
  const table = Object.fromEntries(
    [...files].map(([path, needed]) => [path, needed.map((name) => names.indexOf(name)).join(' ')]),
  );
  return (
    `{const n=${JSON.stringify(shortNames)},p=${JSON.stringify(table)},a=location.hash.slice(1).split('?')[0];` +
    `if(Object.keys(p).includes(a)&&p[a])for(const i of p[a].split(' ')){const f=n[i],u='${base}assets/'+f,t=/\\.woff2$/.test(f),c=/\\.css$/.test(f);` +
    `if(t){const o=new FontFace('${PAGE_FAMILY}','url('+u+')',{weight:'700',display:'swap'});document.fonts.add(o);o.load().catch(()=>0)}` +
    `else{const l=document.createElement('link');l.rel=c?'preload':'modulepreload';if(c){l.as='style';l.crossOrigin=''}l.href=u+(c?'':'.js');document.head.append(l)}}}`
  );
}
