import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('en');

/** What devices may speak and the product does not: Spanish and French are known to the framework's messages alone. */
for (const locale of ['es-ES', 'fr-FR', 'de-DE', 'ko-KR', 'es', 'ko']) {
  test.describe(`A device that speaks ${locale}`, () => {
    test.use({ locale });

    // The test fails on any word of the console, as of a prerendered page that does not fit.
    test(`is shown the app in English (${locale})`, async ({ page }) => {
      await open(page, '/');
      await expect(page.getByRole('button', { name: say('sponsor.action.sponsor') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await open(page, '/about');
      await expect(page.getByText(say('temple.transport'), { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
}
