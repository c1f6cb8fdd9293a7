import { expect, type Page } from '@playwright/test';

/**
 * What stands for something that is still on its way: the design system's rings and skeletons, the sign of what comes a
 * moment later, and the place of the form, which is only filled when there is a book to choose.
 */
const WAITING =
  'main :is([class*="_skeleton_"], [class*="_loading_"], [data-pending]), main:has([role="spinbutton"]) [data-pending-form]';

/** Until the app has taken over, the page's code is there and nothing on it waits any more. */
export async function pageReady(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-boot', /.*/);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
