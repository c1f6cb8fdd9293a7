import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import type * as client from '@yuanguang/cloud';
import type { CallOptions } from '@yuanguang/cloud';
import { bundleScript } from '../../apps/web/scripts/entry-files.ts';

/** How a call ended: its answer, or the code it was refused with. */
type Ending = { readonly answer: unknown } | { readonly code: unknown };

interface Calls {
  books(input: { language: string }, options: CallOptions): Promise<unknown>;
}

/**
 * Asks for the books by the client the app itself calls with, out of the script that stands in the page, words, veil and
 * dialogs of the app behind it: what its options do can be seen here, whether a page of today asks for them or not.
 * With `abortAfterMs` the caller changes its mind.
 */
export async function asker(page: Page, language: string) {
  // As text: what goes through the runner's translation of scripts is no import of the browser's any more.
  const cloud = (await page.evaluateHandle(`(async () => {
    const { src } = document.querySelector('script[src*="/assets/early-"]');
    const found = Object.values(await import(src)).find((one) => one?.sponsor && one?.uniIdCo);
    if (!found) throw new Error('the first script of the app has no cloud to give');
    return found;
  })()`)) as JSHandle<{ readonly sponsor: Calls }>;
  return (options: CallOptions = {}, abortAfterMs?: number): Promise<Ending> =>
    cloud.evaluate(
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
export type Ask = Awaited<ReturnType<typeof asker>>;

/** The client's package in a page of the app, under the app's own rules of what may be fetched from where. */
export async function clientPackage(page: Page): Promise<JSHandle<typeof client>> {
  await page.evaluate(await bundleScript(join(import.meta.dirname, 'client-package.ts')));
  return page.evaluateHandle(() => globalThis.clientPackage);
}
