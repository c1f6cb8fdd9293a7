import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import type * as client from '@yuanguang/cloud';
import { bundleScript } from '../../apps/web/scripts/entry-files.ts';

/** The client's package in a page of the app, under the app's own rules of what may be fetched from where. */
export async function clientPackage(page: Page): Promise<JSHandle<typeof client>> {
  await page.evaluate(await bundleScript(join(import.meta.dirname, 'client-package.ts')));
  return page.evaluateHandle(() => globalThis.clientPackage);
}
