import type { ModuleName } from '@yuanguang/contract/default-config';
import type { Config } from '@yuanguang/contract/objects/config';
import type { NavItem } from '@yuanguang/ui';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { Audience } from '../account/roles.ts';
import type { Search } from '../router/address.ts';
import type { PageDefinition } from '../router/page-definition.ts';
import { type HomePart, homePart } from './home-part.ts';
import type { DeclaredSearch, SearchEntry } from './search-source.ts';

/** Everything the app knows of a feature before its code is there: `features/<name>/feature.ts`. */
export interface Feature {
  /** As the folder, the contract and the messages are named. */
  readonly name: string;
  /** The switch of its pages, where a page does not name another. */
  readonly module: ModuleName;
  readonly pages: readonly FeaturePage[];
  /** What it has to say on the home page. */
  readonly home?: { readonly order: number; readonly load: PageDefinition['load'] };
  /** What it has for the search across the app. */
  readonly search?: DeclaredSearch;
  /** Where its pages are offered. */
  readonly menu?: readonly FeatureMenuEntry[];
}

export interface FeaturePage extends Omit<PageDefinition, 'feature' | 'module' | 'messages'> {
  readonly module?: ModuleName;
  /** Features whose messages the page needs beside its own. */
  readonly alsoMessages?: readonly string[];
  /** It shows what the features have for the home page: their code and messages come with its own. */
  readonly homeParts?: boolean;
}

/** The groups of the contents page, in order: 修持, 礼佛, 结缘, 日用, 本寺. */
export const CONTENTS_GROUPS = ['practice', 'worship', 'bond', 'daily', 'temple'] as const;

/**
 * Menus and their groups: the tabs (on wide screens the side window; SPEC 2 has 圆光 at 10, 礼佛 20, 助印 30, 测算 40, 我的 50),
 * the left end of the bar above them and the right end of it on the home and contents pages, giving on the home page, the
 * contents page and the user centre.
 */
export type Menu =
  | 'tabs'
  | 'bar'
  | 'bar.end'
  | 'home.giving'
  | `contents.${(typeof CONTENTS_GROUPS)[number]}`
  | 'userCentre.grid'
  | 'userCentre.list';

export interface FeatureMenuEntry {
  /** The label is `menu.<id>` of the feature's messages. */
  readonly id: string;
  readonly menu: Menu;
  /** The place among all entries of that menu, from low to high. */
  readonly order: number;
  /** Further menus it stands in, with its place there. */
  readonly also?: Partial<Record<Menu, number>>;
  /** A page of the feature, with or without a query. */
  readonly path: string;
  readonly search?: Search;
  readonly icon: NavItem['icon'];
  /** Who sees it (SPEC 6); everybody, unless said otherwise. */
  readonly audience?: Audience;
  /** Whether there is something at that place now; always, unless said otherwise. Closed modules are left out anyway. */
  readonly when?: (config: Config) => boolean;
  /** At the end of its row, where the menu has rows: how it stands there now, such as what is unread. Fetched late. */
  readonly Mark?: LazyExoticComponent<ComponentType>;
}

export const defineFeature = (feature: Feature): Feature => feature;

/** An entry with what it takes from its page and its feature. */
export interface MenuEntry extends Omit<FeatureMenuEntry, 'also'> {
  readonly feature: string;
  readonly module: ModuleName;
}

/** The pages and menu entries of all features. @throws Error when two pages share an address, or an entry has no page. */
export function collect(features: readonly Feature[]): {
  pages: PageDefinition[];
  menu: MenuEntry[];
  homeParts: HomePart[];
  search: SearchEntry[];
} {
  const homeParts = features
    .flatMap(({ name, module, home }) => (home ? [homePart(name, module, home)] : []))
    .sort((a, b) => a.order - b.order);
  const pages = features.flatMap(({ name, module, pages }) =>
    pages.map(({ alsoMessages = [], homeParts: withParts = false, ...page }): PageDefinition => {
      const messages = [name, ...alsoMessages];
      const own = { module, ...page, feature: name };
      if (!withParts) return { ...own, messages };
      return {
        ...own,
        messages: [...new Set([...messages, ...homeParts.map(({ feature }) => feature)])],
        load: async () => {
          const [code] = await Promise.all([page.load(), ...homeParts.map((part) => part.load())]);
          return code;
        },
      };
    }),
  );
  const byPath = new Map<string, PageDefinition>();
  for (const page of pages) {
    for (const path of [page.path, ...(page.aliases ?? [])]) {
      if (byPath.has(path)) throw new Error(`two pages stand at ${path}`);
      byPath.set(path, page);
    }
  }
  const menu = features.flatMap(({ name, menu = [] }) =>
    menu.flatMap(({ also = {}, ...entry }): MenuEntry[] => {
      const page = byPath.get(entry.path);
      if (page?.feature !== name) throw new Error(`${name} has no page ${entry.path} for its menu`);
      const places = { [entry.menu]: entry.order, ...also } as Record<Menu, number>;
      return (Object.keys(places) as Menu[]).map((menu) => ({
        ...entry,
        menu,
        order: places[menu],
        feature: name,
        module: page.module,
      }));
    }),
  );
  const search = features
    .flatMap(({ name, module, search }) => (search ? [{ ...search, feature: name, module }] : []))
    .sort((a, b) => a.order - b.order);
  return { pages, menu: menu.sort((a, b) => a.order - b.order), homeParts, search };
}
