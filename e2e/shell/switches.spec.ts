import { readPicture } from '../support/picture.ts';
import { setClockAhead, throwSwitch } from '../support/served-apps.ts';
import { newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

/** These throw the switches of an app of their own; one after the other, for it is one app. */
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: async ({ apps }, use) => use(`${apps.switched.url}/zhuyin/`) });

test('while sponsoring is paused, nothing can be bought anywhere and the entry says so', async ({
  page,
  apps,
}) => {
  const guest = visitor(apps.switched);
  const { orderToken } = await guest.place();
  await throwSwitch(apps, 'buyclosed', true);
  await open(page, '/');
  await expect(page.getByText(say('sponsor.entry.closedTitle'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('sponsor.action.sponsor') })).toBeHidden();
  await expect(page.getByRole('spinbutton')).toBeHidden();
  await open(page, `/result?token=${orderToken}`);
  await expect(page.getByText(say('sponsor.result.unpaidTitle'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: say('sponsor.result.payNow') })).toBeHidden();
  await expect(guest.place()).rejects.toMatchObject({ code: 'buying-closed' });
  await expect(guest.cashier(orderToken)).rejects.toMatchObject({ code: 'buying-closed' });
  await throwSwitch(apps, 'buyclosed', false);
});

test('the switches that come with a page count, not those of the last visit, however late its code comes', async ({
  page,
  apps,
}) => {
  await throwSwitch(apps, 'buyclosed', true);
  await open(page, '/');
  await expect(page.getByText(say('sponsor.entry.closedTitle'))).toBeVisible();
  // By now the device has kept what the gateway says.
  await page.waitForLoadState('networkidle');
  await throwSwitch(apps, 'buyclosed', false);
  await page.goto('icon.svg');
  await page.clock.install();
  let asked = 0;
  await page.route('**/assets/messages-*', async (route) => {
    asked += 1;
    // Long after all that begins when the page itself has been loaded.
    await page.waitForLoadState('load');
    await page.clock.fastForward(1_500);
    await route.fallback();
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: say('sponsor.action.sponsor') })).toBeVisible();
  await expect(page.getByText(say('sponsor.entry.closedTitle'))).toHaveCount(0);
  expect(asked).toBeGreaterThan(0);
});

test('a form that was filled before the pause is refused with a plain word', async ({ page, apps }) => {
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.fill({ name: '陈静慧', contact: newPhone() });
  await throwSwitch(apps, 'buyclosed', true);
  await form.action().click();
  await expect(page.getByText('暂停接受').first()).toBeVisible();
  await throwSwitch(apps, 'buyclosed', false);
});

test('a module that is switched off has no tab, and its pages are closed', async ({ page, apps }) => {
  await throwSwitch(apps, 'modules.temple', false);
  await open(page, '/');
  await expect(page.getByRole('link', { name: say('temple.menu.tab') })).toHaveCount(0);
  await open(page, '/about');
  await expect(page.getByText(say('shell.page.closed'))).toBeVisible();
  await throwSwitch(apps, 'modules.temple', true);
});

test('while sponsoring is switched off, the first open tab is the landing page', async ({ page, apps }) => {
  await throwSwitch(apps, 'modules.sponsor', false);
  await open(page, '/');
  await expect(page).toHaveURL(/#\/home$/);
  await expect(page.getByRole('link', { name: say('temple.menu.tab') }).first()).toBeVisible();
  await expect(page.getByText(say('shell.page.closed'))).toHaveCount(0);
  await throwSwitch(apps, 'modules.sponsor', true);
});

test('a module that is switched off while its page is open closes the page', async ({ page, apps }) => {
  await page.clock.install();
  await open(page, '/home');
  await throwSwitch(apps, 'modules.temple', false);
  // The switches are asked for anew every five minutes.
  await page.clock.fastForward('05:01');
  await expect(page.getByRole('link', { name: say('temple.menu.tab') })).toHaveCount(0);
  await expect(page.getByText(say('shell.page.closed'))).toBeVisible();
  await throwSwitch(apps, 'modules.temple', true);
});

test('after a few look-ups a picture has to be read', async ({ page, apps }) => {
  const phone = newPhone();
  await visitor(apps.switched).place({ contact: { kind: 'phone', value: phone } });
  for (let tries = 0; tries < 3; tries += 1) {
    await open(page, `/searchresult?query=${newPhone()}`);
    await expect(page.getByText(say('lookup.noneTitle'))).toBeVisible();
  }
  await open(page, `/searchresult?query=${phone}`);
  const answer = async (text: string) => {
    await readPicture(page, say, text);
    await page
      .locator('main form')
      .last()
      .getByRole('button', { name: say('lookup.submit') })
      .click();
  };
  await answer('wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await answer('2468');
  await expect(page.getByText(say('lookup.found', { n: 1 }))).toBeVisible();
});

test('an order that nobody paid in time says so and leads to a new one', async ({ page, apps }) => {
  const { orderToken } = await visitor(apps.switched).place();
  await setClockAhead(apps, 31);
  await open(page, `/result?token=${orderToken}`);
  await expect(page.getByText(say('sponsor.result.expiredTitle'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: say('sponsor.result.toSponsor') }).first()).toBeVisible();
  await setClockAhead(apps, 0);
});
