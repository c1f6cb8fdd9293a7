import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@yuanguang/contract/languages';
import { messagesOf } from './page-messages.ts';

/** What a page in the browser says of an error. */
export const pageMessages = (page: Page, language: Language) =>
  messagesOf<Locator>(
    {
      page,
      expect,
      read: (telling) =>
        page.evaluate(
          (selector) => ({
            // biome-ignore lint/performance/useDomNodeTextContent: what a reader sees, without scripts and what is hidden.
            whole: document.body.innerText,
            told: [...document.querySelectorAll(selector)].map((one) => one.textContent ?? ''),
          }),
          telling,
        ),
      // Playwright waits by itself until what is pressed can be pressed.
      quiet: async () => undefined,
    },
    language,
  );
export type PageMessages = ReturnType<typeof pageMessages>;
