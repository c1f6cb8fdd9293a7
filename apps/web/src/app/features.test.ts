import { LANGUAGES } from '@yuanguang/contract/languages';
import { expect, test } from 'vitest';
import { collect, defineFeature } from '../shared/feature/define-feature.ts';
import { FEATURES, MENU, PAGES } from './features.ts';

type Tree = { readonly [key: string]: string | Tree };
const files = import.meta.glob<Tree>('../features/*/messages/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob('../features/*/feature.ts');

function text(feature: string, language: string, key: string): string | Tree | undefined {
  let at: string | Tree | undefined = files[`../features/${feature}/messages/${language}.json`];
  for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return at;
}

const load = async () => ({ default: () => null });
const page = { title: 'one', load };

test('every feature is in the list, by the name of its folder', () => {
  expect(FEATURES.map(({ name }) => `../features/${name}/feature.ts`)).toEqual(Object.keys(sources));
  expect(PAGES.length).toBeGreaterThan(25);
});

test('every page has a title and every menu entry a label, in all five languages', () => {
  const keys = [
    ...PAGES.map(({ feature, title }) => [feature, `titles.${title}`] as const),
    ...MENU.map(({ feature, id }) => [feature, `menu.${id}`] as const),
  ];
  for (const language of LANGUAGES) {
    for (const [feature, key] of keys) {
      expect(text(feature, language, key), `${language} ${feature} ${key}`).toMatch(/\S/);
    }
  }
  // And nothing is translated that no page or entry shows.
  const shown = new Set(keys.map((key) => key.join(' ')));
  for (const { name } of FEATURES) {
    for (const group of ['titles', 'menu']) {
      for (const key of Object.keys(text(name, 'en', group) ?? {})) {
        expect(shown).toContain(`${name} ${group}.${key}`);
      }
    }
  }
});

test('in a menu no two entries claim one place', () => {
  const places = MENU.map(({ menu, order }) => `${menu} ${order}`);
  expect(new Set(places).size).toBe(places.length);
});

test('every menu entry that is not a tab or in the bar can be found in the contents or the user centre', () => {
  const listed = new Set(
    MENU.filter(({ menu }) => /^(contents|userCentre)\b/.test(menu)).map(({ feature }) => feature),
  );
  // The account's own pages are reached from the user centre, those of a login from where it is needed; a welcome has none.
  const unlisted = FEATURES.map(({ name }) => name).filter((name) => !listed.has(name));
  expect(unlisted).toEqual(['account', 'welcome']);
});

test('an entry stands in every menu that it names, with its place there', () => {
  const { menu } = collect([
    defineFeature({
      name: 'one',
      module: 'temple',
      pages: [{ ...page, path: '/a' }],
      menu: [
        { id: 'a', menu: 'tabs', order: 2, also: { 'contents.daily': 7 }, path: '/a', icon: () => null },
      ],
    }),
  ]);
  expect(menu.map(({ menu, order, path }) => [menu, order, path])).toEqual([
    ['tabs', 2, '/a'],
    ['contents.daily', 7, '/a'],
  ]);
});

test('two pages at one address are refused, also by an alias, and an entry that leads to no page of its feature', () => {
  const one = defineFeature({ name: 'one', module: 'temple', pages: [{ ...page, path: '/one' }] });
  const alias = { ...one, name: 'two', pages: [{ ...page, path: '/two', aliases: ['/one'] }] };
  expect(() => collect([one, alias])).toThrow('two pages stand at /one');
  const entry = { id: 'a', menu: 'tabs', order: 1, path: '/one', icon: () => null } as const;
  expect(() => collect([one, { ...one, name: 'two', pages: [], menu: [entry] }])).toThrow('/one');
  expect(collect([{ ...one, menu: [entry] }]).menu[0]).toMatchObject({ feature: 'one', module: 'temple' });
});

test('a page takes the switch and the messages of its feature, or names others', () => {
  const { pages } = collect([
    defineFeature({
      name: 'one',
      module: 'temple',
      pages: [
        { ...page, path: '/a' },
        { ...page, path: '/b', module: 'news', alsoMessages: ['news'] },
      ],
    }),
  ]);
  expect(pages).toMatchObject([
    { path: '/a', module: 'temple', feature: 'one', messages: ['one'] },
    { path: '/b', module: 'news', feature: 'one', messages: ['one', 'news'] },
  ]);
});
