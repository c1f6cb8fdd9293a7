import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@yuanguang/contract/languages';

export interface Reading {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly text?: '1' | '1.25' | '1.5';
  readonly sound?: 'on' | 'off';
}

/** A device that has been here before, was asked how it reads, and told how to keep the app. */
export async function knownDevice(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (kept) => {
      // Only when nothing is kept yet: what the app remembers must last.
      if (self === top && location.protocol.startsWith('http') && !localStorage.getItem('yuanguang.visits')) {
        localStorage.setItem('yuanguang.visits', kept);
      }
    },
    JSON.stringify({ count: 1, greeted: true, offered: true }),
  );
}

/** How this device reads, chosen on an earlier visit. */
export async function readAs(context: BrowserContext, reading: Reading): Promise<void> {
  const { language = null, theme = 'light', text = '1', sound = 'on' } = reading;
  await context.addInitScript(
    (kept) => {
      // Only when nothing is kept yet: what the visitor changes in the test must last.
      if (
        self === top &&
        location.protocol.startsWith('http') &&
        !localStorage.getItem('yuanguang.preferences')
      ) {
        localStorage.setItem('yuanguang.preferences', kept);
      }
    },
    JSON.stringify({ language, theme, text, sound, contrast: 'normal' }),
  );
}

/** Changes the language in the middle of a visit, as if it had been chosen before; the next page speaks it. */
export async function readOnIn(page: Page, language: Language): Promise<void> {
  await page.goto('icon.svg');
  await page.evaluate(
    (kept) => localStorage.setItem('yuanguang.preferences', kept),
    JSON.stringify({ language, theme: 'light', text: '1', contrast: 'normal' }),
  );
}
