import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { TestServer } from '../../testing/server.ts';

/** The part of the published client runtime that the tests use. */
export interface UniCloud {
  init(options: SpaceOptions): UniCloudSpace;
}
interface SpaceOptions {
  readonly provider: 'aliyun';
  readonly spaceId: string;
  readonly clientSecret: string;
  readonly endpoint: string;
}
export interface UniCloudSpace {
  callFunction(options: { name: string; data?: object }): Promise<{ result: Record<string, unknown> }>;
  importObject(name: string, options?: object): Record<string, (...args: unknown[]) => Promise<Reply>>;
  /** Chains of clientDB; every step answers the chain again, the last one a reply. */
  database(): { collection(name: string): Chain };
  getTempFileURL(options: { fileList: string[] }): Promise<{ fileList: { tempFileURL: string }[] }>;
  uploadFile(options: { filePath: string; cloudPath: string; fileType: string }): Promise<unknown>;
}
export interface Chain {
  where(condition: string | object): Chain;
  field(names: string): Chain;
  get(): Promise<{ result: Reply }>;
  add(document: object): Promise<{ result: Reply }>;
}
export type Reply = Record<string, unknown>;

/** The page table a bundler would give; `router` is the part that says where one logs in. */
const pagesWith = (router: object) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ pages: [], uniIdRouter: router }))}`;
/** The app around the runtime: one of the temple's that was there before our pages, which have an id of their own. */
export const EXISTING_APP_ID = '__UNI__5A3C0D1';
const ENVIRONMENT = {
  UNI_PLATFORM: 'h5',
  UNI_APP_ID: EXISTING_APP_ID,
  UNI_CLOUD_PROVIDER: '[]',
  UNI_SECURE_NETWORK_ENABLE: '',
  UNI_SECURE_NETWORK_CONFIG: '[]',
  UNICLOUD_DEBUG: '',
};

/** How the runtime is told of a server. */
export function spaceOf({ url, deps }: Pick<TestServer, 'url' | 'deps'>): SpaceOptions {
  return {
    provider: 'aliyun',
    spaceId: deps.settings.CLOUD_SPACE_ID,
    clientSecret: deps.keys.clientSecret,
    endpoint: url,
  };
}

/** What is out there: the newest, and one of each year before, installed under names of their own. */
export const RUNTIMES = [
  '@dcloudio/uni-cloud',
  'uni-cloud-2025',
  'uni-cloud-2024',
  'uni-cloud-2023',
] as const;

/** Every runtime, and every one again on the database that the first round has used. */
export const RUNS = ['new', 'used'].flatMap((database) =>
  RUNTIMES.map((published) => [published, database] as const),
);

let loaded = 0;

/**
 * Loads the file as published, a fresh instance each time. It was made for a bundler: the alias `@/pages.json` and the
 * constants `process.env.*` are given to it here, nothing in it is changed.
 * @param router what `uniIdRouter` of the app's page table says, such as its `loginPage`.
 */
export async function loadRuntime(
  packageName: (typeof RUNTIMES)[number] = '@dcloudio/uni-cloud',
  router: object = {},
): Promise<UniCloud> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== '@/pages.json') return next(specifier, context);
      return {
        url: pagesWith(router),
        format: 'json',
        importAttributes: { type: 'json' },
        shortCircuit: true,
      };
    },
  });
  const before = { ...process.env };
  Object.assign(process.env, ENVIRONMENT, { NODE_ENV: 'production' });
  try {
    const path = createRequire(import.meta.url).resolve(`${packageName}/dist/uni-cloud.es.js`);
    loaded += 1;
    // By way of a data module, so that no test runner's transform gets hold of the file.
    const url = JSON.stringify(`${pathToFileURL(path).href}?instance=${loaded}`);
    const native = `data:text/javascript,export { default } from ${encodeURIComponent(url)}`;
    const module: { default: UniCloud } = await import(native);
    return module.default;
  } finally {
    hooks.deregister();
    process.env = before;
  }
}
