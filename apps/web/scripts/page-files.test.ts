import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fetchPageFiles, readPages } from './page-files.ts';

const FILES = new Map([
  ['/home', ['assets/home-1a.js', 'assets/home-2b.css', 'assets/p-5e.woff2']],
  ['/index', []],
  ['/pages/news/list', ['assets/news-3c.js', 'assets/zh-Hans-4d.js']],
]);

/** What the script puts into the head of a page at that address. */
function fetchedAt(hash: string) {
  const head: { rel?: string; as?: string; href?: string; crossOrigin?: string }[] = [];
  const fonts: string[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: object) => head.push(link) },
    fonts: { add: ({ said }: { said: string }) => fonts.push(said) },
  };
  class FontFace {
    readonly said: string;
    constructor(family: string, source: string) {
      this.said = `${family} ${source}`;
    }
    load = () => Promise.reject(new Error('no network'));
  }
  runInNewContext(fetchPageFiles(FILES, '/zhuyin/'), { location: { hash }, document, FontFace });
  return [
    ...head.map(({ rel, as, crossOrigin, href }) =>
      [rel, as, crossOrigin === '' && 'anonymous', href].filter(Boolean).join(' '),
    ),
    ...fonts,
  ];
}

test.each([
  [
    '#/home',
    [
      'modulepreload /zhuyin/assets/home-1a.js',
      'preload style anonymous /zhuyin/assets/home-2b.css',
      'Yuanguang Page url(/zhuyin/assets/p-5e.woff2)',
    ],
  ],
  [
    '#/pages/news/list?after=1',
    ['modulepreload /zhuyin/assets/news-3c.js', 'modulepreload /zhuyin/assets/zh-Hans-4d.js'],
  ],
  ['', []],
  ['#/index', []],
  ['#/nowhere', []],
  ['#__proto__', []],
  ['#constructor', []],
])('the files of the page at %s are fetched with the document', (hash, links) => {
  expect(fetchedAt(hash)).toEqual(links);
});

test('a file that is none of the build is told', () => {
  expect(() => fetchPageFiles(new Map([['/home', ['home.js']]]), '/zhuyin/')).toThrow('home.js');
});

test('every page of the page table has one source', async () => {
  const pages = await readPages();
  expect(new Set(pages.map(({ source }) => source)).size).toBe(pages.length);
  expect(pages.find(({ addresses }) => addresses.includes('/home'))?.source).toBe(
    'apps/web/src/features/temple/home-page.tsx',
  );
});
