import type { Locator } from '@playwright/test';
import { readAs } from '../support/reading.ts';
import { PHONE } from '../support/screens.ts';
import { newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const MOST_TAPS = 6;

test.use(PHONE);

test('in the largest text, from the home page a book is sponsored in six taps and two fields', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await readAs(context, { text: '1.5' });
  let taps = 0;
  /** What is not in sight is scrolled to, as a thumb does. */
  const tap = async (what: Locator) => {
    await what.scrollIntoViewIfNeeded();
    await what.tap();
    taps += 1;
  };
  await open(page, '/home');
  const form = sponsoring(page, say);
  await tap(page.getByRole('main').locator('a[href="#/"]').first());
  await form.fill({ name: '陈静慧', contact: newPhone() });
  // Nothing is called wrong while somebody is still writing.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await tap(form.action());
  await expect(form.payButton()).toBeVisible();
  for (const key of ['consent', 'agree']) {
    const box = form.sheet().getByRole('checkbox', { name: say(`sponsor.summary.${key}`) });
    await tap(
      page
        .locator('label')
        .filter({ has: page.locator('input[type="checkbox"]'), hasText: say(`sponsor.summary.${key}`) }),
    );
    await expect(box).toBeChecked();
  }
  await tap(form.payButton());
  await page.waitForURL('**/cashier/**');
  await tap(page.locator('button[value="approve"]'));
  await expect(
    page.getByRole('main').getByText(say('sponsor.result.settledTitle'), { exact: true }),
  ).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});
