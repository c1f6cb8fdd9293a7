import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

test('what was looked up is remembered on the device, newest first, until it is cleared', async ({
  page,
  apps,
}) => {
  const phone = newPhone();
  const { order } = await visitor(apps.main).place({ contact: { kind: 'phone', value: phone } });
  for (const query of [order.sponsorNumber, phone]) {
    await open(page, `/searchresult?query=${query}`);
    await expect(page.getByText(say('lookup.found', { n: 1 }))).toBeVisible();
  }
  await open(page, '/search');
  const history = page.getByRole('region', { name: say('lookup.history') });
  await expect(history.getByRole('link')).toHaveText([phone, order.sponsorNumber]);
  await history.getByRole('button', { name: say('lookup.forget', { query: phone }) }).click();
  await expect(history.getByRole('link')).toHaveText([order.sponsorNumber]);
  await history.getByRole('button', { name: say('lookup.clear'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('lookup.clear') })
    .click();
  await expect(history).toBeHidden();
});

test('who finds nothing is told what to try next', async ({ page }) => {
  await open(page, `/searchresult?query=${newPhone()}`);
  await expect(page.getByText(say('lookup.noneTitle'))).toBeVisible();
  await page.getByRole('link', { name: say('lookup.again') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('an empty or senseless query is answered in place', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('button', { name: say('lookup.submit') }).click();
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(say('lookup.emptyQuery'));
  await page.getByRole('searchbox').fill('<script>alert(1)</script>');
  await page.keyboard.press('Enter');
  // Trying once more would not help: it leads to another number or contact.
  await expect(page.getByText(say('lookup.noneTitle'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('lookup.retry') })).toHaveCount(0);
});
