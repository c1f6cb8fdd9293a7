import { type PageMessages, pageMessages } from './messages.ts';
import { failingNetwork } from './network.ts';
import { test as base } from './test.ts';

export { expect, open } from './test.ts';

interface Fixtures {
  /** What the page says of errors. */
  readonly messages: PageMessages;
  /** The network between page and gateway, which can be made to fail. */
  readonly network: Awaited<ReturnType<typeof failingNetwork>>;
}

/** The test of what fails, for what only a browser shows; all else of it is tested in pages without one (`*.pages.test.ts`). */
export const test = base.extend<Fixtures>({
  messages: async ({ page }, use) => use(pageMessages(page, 'zh-Hans')),
  network: async ({ page, problems }, use) => use(await failingNetwork(page, problems)),
});
