import type { Language } from '@yuanguang/contract/languages';
import { test as base, inject } from 'vitest';
import { type Person, person } from '../member.ts';
import type { ServedApp, ServedApps } from '../served-apps.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { type PageMessages, pageMessages } from './messages.ts';
import { failingNetwork, type Network } from './network.ts';
import { pageOf, type TestPage } from './page.ts';

export { expect } from './expect.ts';

declare const jsdom: { reconfigure(settings: { url: string }): void };

interface Fixtures {
  /** In which the device reads. */
  readonly language: Language;
  /** Which of the served apps the page is of. */
  readonly app: ServedApp;
  readonly apps: ServedApps;
  readonly network: Network;
  readonly page: TestPage;
  /** What the page says of errors, in that language. */
  readonly messages: PageMessages;
}

fillBrowserGaps();

/** The test of pages that are rendered without a browser and answered by the real server. */
export const test = base.extend<Fixtures>({
  language: 'zh-Hans',
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first argument's shape.
  apps: async ({}, use) => use(inject('servedApps')),
  app: async ({ apps }, use) => use(apps.main),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first argument's shape.
  network: async ({}, use) => {
    const network = failingNetwork();
    await use(network);
    network.close();
  },
  page: async ({ app, language, network: _network }, use) => {
    jsdom.reconfigure({ url: `${app.url}/zhuyin/` });
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(
      'yuanguang.preferences',
      JSON.stringify({ language, theme: 'light', text: '1', contrast: 'normal' }),
    );
    document.documentElement.lang = language;
    const page = pageOf(app);
    await use(page);
    page.close();
  },
  messages: async ({ page, language }, use) => use(pageMessages(page, language)),
});

/** Somebody new, whose pages these are from the next load on. */
export async function loggedIn(page: TestPage, app: ServedApp): Promise<Person> {
  const someone = person(app);
  await someone.register();
  page.login(someone);
  return someone;
}
