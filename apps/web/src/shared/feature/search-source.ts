import type { ModuleName } from '@yuanguang/contract/default-config';
import type { Language } from '@yuanguang/contract/languages';
import { createContext } from 'react';

/** Something that can be found. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** A second line; it is searched too. */
  readonly note?: string;
  /** Searched and not shown. */
  readonly words?: string;
  /** An instant in ISO 8601, shown as a day. */
  readonly at?: string;
  readonly href: string;
}

/** What a feature has for the search across the app. The device searches it: what is looked for is never sent. */
export interface SearchSource {
  /** All that can be found, in one language. */
  readonly all?: (language: Language) => Promise<readonly Findable[]>;
  /** What this person has on this device, in its place: asked for anew by each search, and kept nowhere else. */
  readonly own?: (language: Language) => Promise<readonly Findable[]>;
  /** Words by which a menu entry of the feature is found beside its label: by its id, in one line, with spaces between. */
  readonly words?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Where somebody who typed this wants to go: a menu entry of the feature, with the address of the answer. */
  readonly leads?: (query: string) => { readonly entry: string; readonly href: string } | undefined;
}

/** What a feature declares of it. */
export interface DeclaredSearch {
  /** The place of its group among the others. */
  readonly order: number;
  /** The head of its group: `titles.<title>` of the feature's messages. */
  readonly title: string;
  readonly load: () => Promise<{ default: SearchSource }>;
}

/** With whose it is. */
export interface SearchEntry extends DeclaredSearch {
  readonly feature: string;
  readonly module: ModuleName;
}

/** What the features have for the search, in order. */
export const SearchContext = createContext<readonly SearchEntry[]>([]);
