import type { ModuleName } from '@yuanguang/contract/default-config';
import type { ComponentType } from 'react';

/** What the shell must know of a page before its code is there (SPEC 2). */
export interface PageDefinition {
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** The feature it belongs to. */
  readonly feature: string;
  /** Key of the title in that feature's messages, `titles.<key>`. */
  readonly title: string;
  /** `brown` (unless said otherwise): the navigation bar with title and back button; `custom`: the page draws its own. */
  readonly bar?: 'brown' | 'custom';
  /** False: the page itself does not scroll. */
  readonly scroll?: boolean;
  readonly pullRefresh?: boolean;
  /** Only for who is logged in: others are led to the login page first. */
  readonly needLogin?: boolean;
  /** The page is there only while this module is switched on. */
  readonly module: ModuleName;
  /** When code and messages are fetched before the page is opened: when a link to it is touched, unless said otherwise. */
  readonly prefetch?: 'intent' | 'idle';
  /** Features whose messages the page shows. */
  readonly messages: readonly string[];
  readonly load: () => Promise<{ default: ComponentType }>;
}
