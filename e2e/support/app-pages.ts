import { join } from 'node:path';
import { runnerImport } from 'vite';
import { toHash } from '../../apps/web/src/shared/router/address.ts';
import type { PageDefinition } from '../../apps/web/src/shared/router/page-definition.ts';
import { pageName } from '../../apps/web/src/shared/router/page-name.ts';

const FEATURES = join(import.meta.dirname, '../../apps/web/src/app/features.ts');

/** What there must be so that every page has something on it. */
export interface Examples {
  readonly orderToken: string;
  readonly phone: string;
  readonly articleId: string;
}

/** The queries of pages that show nothing without one. */
const QUERIES: Readonly<Record<string, (examples: Examples) => Record<string, string>>> = {
  '/result': ({ orderToken }) => ({ token: orderToken }),
  '/searchresult': ({ phone }) => ({ query: phone }),
  '/erasedata': ({ phone }) => ({ query: phone }),
  '/pages/news/detail': ({ articleId }) => ({ id: articleId }),
  '/uni_modules/uni-id-pages/pages/login/login-smscode': ({ phone }) => ({ phoneNumber: phone }),
  '/uni_modules/uni-id-pages/pages/common/webview/webview': () => ({
    url: 'https://www.example.org/a-rather-long-path',
  }),
};

/** Pages outside the feature `profile` that show somebody who is logged in what is theirs. */
const PERSONAL: ReadonlySet<string> = new Set([
  '/notices',
  '/pages/pay/gifts',
  '/noticesettings',
  '/pages/fo/family',
  '/pages/hall/mine',
  '/pages/ucenter/orders/orders',
  '/pages/ucenter/read-news-log/read-news-log',
  '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback',
]);

export interface AppPage {
  /** See `pageName`. */
  readonly name: string;
  readonly path: string;
  readonly feature: string;
  /** Who is not logged in is led elsewhere. */
  readonly needLogin: boolean;
  /** It shows somebody who is logged in what is theirs. */
  readonly personal: boolean;
  /** Its address inside the app, with a query where it needs one. */
  readonly address: (examples: Examples) => string;
}

/** Every page of the app, from the features' own declarations: what is added there is seen, tested and timed. */
export async function appPages(): Promise<readonly AppPage[]> {
  const { module } = await runnerImport<{ PAGES: readonly PageDefinition[] }>(FEATURES, {
    configFile: false,
    logLevel: 'error',
  });
  return module.PAGES.map(({ path, feature, needLogin = false }) => ({
    name: pageName(path),
    path,
    feature,
    needLogin,
    personal: feature === 'profile' || PERSONAL.has(path),
    address: (examples) => toHash({ to: path, search: QUERIES[path]?.(examples) }).slice(1),
  }));
}
