import { giving } from '../support/giving.ts';
import { throwSwitch } from '../support/served-apps.ts';
import { cashier, newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const FLOWERS = '/pages/fo/hua';
const PURPOSE = '香花供养';

test('who gives for incense and flowers is led to it, and nothing in the shrine looks different for it', async ({
  page,
}) => {
  await open(page, '/fo');
  const altar = page.getByRole('main');
  await expect(altar.getByRole('navigation', { name: say('worship.do.label') })).toBeVisible();
  const before = await altar.ariaSnapshot();

  await open(page, FLOWERS);
  await page.getByRole('link', { name: say('worship.offer.gift') }).click();
  const form = giving(page, say);
  const purpose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(purpose(PURPOSE)).toBeChecked();
  // What is chosen instead outlives a reload of the same address.
  await purpose('供灯').check({ force: true });
  await page.reload();
  await expect(purpose('供灯')).toBeChecked();
  await purpose(PURPOSE).check({ force: true });
  await form.amount(3).check({ force: true });
  await form.name().fill('陈静慧');
  await form.contact().fill(newPhone());
  await form.toCashier();
  await cashier(page).approve();
  await expect(page.getByText(say('donate.gift.settledTitle'), { exact: true })).toBeVisible();
  await expect(page.locator('main dl')).toContainText(PURPOSE);

  await open(page, '/fo');
  await expect(altar.getByRole('navigation', { name: say('worship.do.label') })).toBeVisible();
  expect(await altar.ariaSnapshot()).toBe(before);
});

test.describe('where no gifts are taken with worship', () => {
  test.use({ baseURL: async ({ apps }, use) => use(`${apps.switched.url}/zhuyin/`) });

  test('nothing leads to one, its address opens the form without it, and offerings stay free', async ({
    page,
    apps,
  }) => {
    await throwSwitch(apps, 'worshipGifts', false);
    await open(page, FLOWERS);
    await expect(page.getByText(say('worship.offer.free'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('worship.offer.gift') })).toHaveCount(0);
    await open(page, '/pages/pay/pay?purpose=worship');
    await expect(page.getByRole('radio', { name: /^供灯/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: new RegExp(`^${PURPOSE}`) })).toHaveCount(0);
    await open(page, FLOWERS);
    await page.getByRole('button', { name: say('worship.offer.do.flower') }).click();
    await expect(
      page.getByText(say('worship.done.other', { thing: say('worship.form.lotus') })),
    ).toBeVisible();
    await throwSwitch(apps, 'worshipGifts', true);
  });
});
