import type { Language } from '@yuanguang/contract/languages';
import { messagesOf } from '../page-messages.ts';
import { expect } from './expect.ts';
import type { Locator } from './locator.ts';
import type { TestPage } from './page.ts';
import { spokenText } from './roles.ts';

/** What a page without a browser says of an error. */
export const pageMessages = (page: TestPage, language: Language) =>
  messagesOf<Locator>(
    {
      page,
      expect,
      read: async (telling) => ({
        whole: spokenText(document.body),
        told: [...document.querySelectorAll(telling)].map((one) => one.textContent ?? ''),
      }),
      quiet: page.quiet,
    },
    language,
  );
export type PageMessages = ReturnType<typeof pageMessages>;
