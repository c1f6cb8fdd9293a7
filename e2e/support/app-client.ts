import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from '@playwright/test';
import type * as client from '@yuanguang/cloud';
import type { CallOptions } from '@yuanguang/cloud';
import { build } from 'vite';

/** How a call ended: its answer, or the code it was refused with. */
export type Ending = { readonly answer: unknown } | { readonly code: unknown };

interface Calls {
  books(input: { language: string }, options: CallOptions): Promise<unknown>;
}
type AppCloud = JSHandle<{ readonly sponsor: Calls }>;

/**
 * The client the app itself calls with, out of the script that stands in the page, words, veil and dialogs of the app
 * behind it: what its options do can be seen here, whether a page of today asks for them or not.
 */
export function appCloud(page: Page): Promise<AppCloud> {
  // As text: what goes through the runner's translation of scripts is no import of the browser's any more.
  return page.evaluateHandle(`(async () => {
    const { src } = document.querySelector('script[src*="/assets/early-"]');
    const found = Object.values(await import(src)).find((one) => one?.sponsor && one?.uniIdCo);
    if (!found) throw new Error('the first script of the app has no cloud to give');
    return found;
  })()`) as Promise<AppCloud>;
}

/** Asks for the books; with `abortAfterMs` the caller changes its mind. */
export function askForBooks(
  cloud: AppCloud,
  language: string,
  options: CallOptions = {},
  abortAfterMs?: number,
): Promise<Ending> {
  return cloud.evaluate(
    async ({ sponsor }, [input, how, ms]) => {
      const signal = ms === undefined ? undefined : AbortSignal.timeout(ms);
      return sponsor.books(input, { ...how, ...(signal ? { signal } : {}) }).then(
        (answer): Ending => ({ answer }),
        ({ code }: { code: unknown }): Ending => ({ code }),
      );
    },
    [{ language }, options, abortAfterMs] as const,
  );
}

let bundled: Promise<string> | undefined;

/** The whole package of the client as one module for the browser: what is not in the app is proven in one all the same. */
function bundle(): Promise<string> {
  const path = dirname(fileURLToPath(import.meta.resolve('@yuanguang/cloud')));
  bundled ??= build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: join(path, 'index.ts'), formats: ['es'] }, minify: false },
  }).then((result) => {
    const outputs = Array.isArray(result) ? result : [result];
    const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find((one) => 'code' in one);
    if (!chunk) throw new Error('nothing came of the client');
    return chunk.code;
  });
  return bundled;
}

/** The client's package in a page of the app, under the app's own rules of what may be fetched from where. */
export async function clientPackage(page: Page): Promise<JSHandle<typeof client>> {
  const code = await bundle();
  await page.route('**/assets/client-package.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  return (await page.evaluateHandle(`import('/zhuyin/assets/client-package.js')`)) as JSHandle<typeof client>;
}
