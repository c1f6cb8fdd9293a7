import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { PHONE, WIDE } from './screens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** By night only colours change: asking the rest again would tell nothing new. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * No violation of WCAG 2.2 AA that a program can find in the page as it stands, by day and by night, on the phone and
 * on the wide screen. The page's own rules for its size and theme do the changing; nothing is loaded again.
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
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme);
      const axe = new AxeBuilder({ page });
      const { violations } = await (theme === 'light'
        ? axe.withTags(RULES)
        : axe.withRules(RULES_OF_COLOUR)
      ).analyze();
      const lines = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
      );
      expect.soft(lines, `accessible: ${what} on the ${name}, ${theme}`).toEqual([]);
    }
  }
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, kept);
  await page.setViewportSize(PHONE.viewport);
}
