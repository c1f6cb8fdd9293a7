import { expect, type Page } from '@playwright/test';

/** The page in the document, where it is one that was drawn before it was asked for. */
export const broughtIn = (page: Page) => page.locator('[data-drawn] main');
const linkTo = (page: Page, path: string) => page.locator(`a[href="#${path}"]:visible`).first();

/** Opens a page by its link at a moment when it has been drawn, as often as that takes. */
export async function bringIn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await linkTo(page, path).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    const drawn = await broughtIn(page).count();
    if (drawn === 0) await page.goBack();
    expect(drawn).toBe(1);
  }).toPass();
}
