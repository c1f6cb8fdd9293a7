import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { PHONE, WIDE } from './screens.ts';

/** WCAG 2.2 AA, and what axe recommends beyond it: the order of headings, landmarks, one main heading. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** By night only colours change: asking the rest again would tell nothing new. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const RUN_ONLY = {
  light: { type: 'tag', values: TAGS },
  dark: { type: 'rule', values: RULES_OF_COLOUR },
} as const satisfies Record<string, RunOptions['runOnly']>;

/**
 * Nothing that axe can find wrong in the page as it stands, by day and by night, on the phone and on the wide screen.
 * The page's own rules for its size and theme do the changing; nothing is loaded again.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const kept = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const [name, screen] of [
    ['phone', PHONE],
    ['wide', WIDE],
  ] as const) {
    await page.setViewportSize(screen.viewport);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await setTheme(page, theme);
      await setBarsFloating(page, false);
      const lines = await violations(page, RUN_ONLY[theme]);
      expect.soft(lines, `accessible: ${what} on the ${name}, ${theme}`).toEqual([]);
    }
  }
  await setBarsFloating(page, true);
  await setTheme(page, kept);
  await page.setViewportSize(PHONE.viewport);
}

/**
 * Bars that float over the page stand in it while axe looks: what happens to lie half below one, until the page is scrolled,
 * is no smaller target for that.
 */
const setBarsFloating = (page: Page, floating: boolean) =>
  page.evaluate(
    (value) => {
      for (const bar of document.querySelectorAll<HTMLElement>('nav')) bar.style.position = value;
    },
    floating ? '' : 'static',
  );

const setTheme = (page: Page, theme: string | undefined) =>
  page.evaluate((value) => {
    if (value === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }, theme);

/** A line for each violation. axe is put into a document once; its wrapper for Playwright does so for each question. */
async function violations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  for (const frame of page.frames()) {
    const there = await frame.evaluate(() => 'axe' in globalThis);
    if (!there) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document, options);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
      );
    },
    // What passes is not described: that takes longer than to find what does not.
    { ...(runOnly ? { runOnly } : {}), resultTypes: ['violations'] } satisfies RunOptions,
  );
}
