import type { Locator, Page } from '@playwright/test';
import type { notice as noticeObject } from '@yuanguang/contract/objects/notice';
import { expectAccessible } from '../support/axe.ts';
import { findBrowser, isShell } from '../support/browser.ts';
import { login, type Person, person } from '../support/member.ts';
import { pageReady } from '../support/page-ready.ts';
import { deliverTo, pressShown, pushBrowser, shownOn } from '../support/push-browser.ts';
import type { ServedApp } from '../support/served-apps.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const SETTINGS = '/noticesettings';
const OFFICE = '/pages/feedback/feedback';

test.use({ serviceWorkers: 'allow' });
// Each of them waits until a worker has kept the whole app.
test.describe.configure({ timeout: 90_000 });
// Any installed Chromium knows notifications, and is held to them; only the shell of the npm package is let off, by its name.
test.skip(isShell(await findBrowser()), 'this browser knows no notifications: install Chromium (README)');

const notices = ({ cloud }: Person) => cloud.object<typeof noticeObject>('notice');

/** Somebody who may be told at any hour. */
async function awake(app: ServedApp): Promise<Person> {
  const someone = person(app);
  await someone.register();
  await notices(someone).setSettings({ zone: 'Asia/Shanghai', quiet: null, off: [] });
  return someone;
}

/** The temple has something to tell. */
const give = (app: ServedApp, { cloud }: Person) => visitor(app, 'zh-Hans', cloud).placePaid({});

/** Opens the notice settings of somebody and switches notices on for this device. */
async function switchOn(page: Page, person: Person): Promise<Locator> {
  await page.context().grantPermissions(['notifications']);
  await login(page, person);
  await open(page, SETTINGS);
  const here = page.getByRole('switch', { name: say('notice.push.here') });
  await expect(here).not.toBeChecked();
  await here.click();
  await expect(here).toBeChecked({ timeout: 20_000 });
  return here;
}

test('switched on, a notice comes to this device, is shown once, and leads to its page', async ({
  page,
  context,
  apps,
}) => {
  const browser = await pushBrowser(context, apps);
  const chen = await awake(apps.main);
  await switchOn(page, chen);
  await expectAccessible(page, SETTINGS);

  await give(apps.main, chen);
  await expect.poll(() => browser.received()).toHaveLength(1);
  const [told] = (await notices(chen).list({ after: null })).notices;
  await open(page, '/notices');
  await browser.deliver(page);
  await deliverTo(page, (await browser.received())[0]?.payload ?? '');
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  const [shown] = await shownOn(page);
  expect(shown).toMatchObject({ title: '圆光寺', tag: told?.id });
  expect(shown?.body).not.toContain('王秀兰');

  // The page that is open learns of it without a word of its reader.
  await give(apps.main, chen);
  await expect.poll(() => browser.received()).toHaveLength(2);
  await browser.deliver(page);
  await expect(page.getByText(say('notice.list.unread', { count: 2 }))).toBeVisible();

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await pressShown(worker);
  await expect(page).toHaveURL(new RegExp(`#${told?.page}`));
  await expect.poll(() => shownOn(page)).toHaveLength(1);
});

test('it is renewed at each start, and ends with the switch', async ({ page, context, apps }) => {
  const browser = await pushBrowser(context, apps);
  const chen = await awake(apps.main);
  const here = await switchOn(page, chen);
  browser.forget();
  await page.reload();
  await expect.poll(() => browser.endpoint(), { timeout: 20_000 }).toBeTruthy();
  await give(apps.main, chen);
  await expect.poll(() => browser.received()).toHaveLength(1);

  const endpoint = browser.endpoint();
  await open(page, '/pages/ucenter/ucenter');
  await open(page, SETTINGS);
  await expect(here).toBeChecked();
  await here.click();
  await expect(here).not.toBeChecked();
  expect(browser.endpoint()).toBeUndefined();
  await give(apps.main, chen);
  await expect.poll(async () => (await notices(chen).list({ after: null })).unread).toBe(2);
  expect(await browser.received(endpoint)).toHaveLength(1);
});

test('nobody is told for another who used this device before', async ({ page, context, apps }) => {
  const browser = await pushBrowser(context, apps);
  const [chen, lin] = [await awake(apps.main), await awake(apps.main)];
  const here = await switchOn(page, chen);
  await login(page, lin);
  await open(page, SETTINGS);
  await expect(here).not.toBeChecked();
  await expect.poll(() => browser.endpoint(), { timeout: 20_000 }).toBeUndefined();
  await give(apps.main, lin);
  await expect.poll(async () => (await notices(lin).list({ after: null })).unread).toBe(1);
  expect(await browser.received()).toEqual([]);
});

test('clearing the cache keeps it, and a logout ends it', async ({ page, context, apps }) => {
  const browser = await pushBrowser(context, apps);
  const chen = await awake(apps.main);
  await switchOn(page, chen);
  await open(page, '/pages/ucenter/settings/settings');
  await page.getByRole('button', { name: say('profile.settings.clear') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('profile.settings.clearConfirm') })
    .click();
  await expect(page.getByText(/缓存已清除/)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  expect(browser.endpoint()).toBeTruthy();
  await page.getByRole('button', { name: say('profile.settings.logout') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('profile.settings.logout') })
    .click();
  await expect.poll(() => browser.endpoint()).toBeUndefined();
  await expect(page).toHaveURL(/login/);
  await pageReady(page);
});

test('what cannot be switched on says why, and leaves nothing behind', async ({
  page,
  context,
  apps,
  problems,
}) => {
  problems.expect(/Failed to load resource|answer 502/);
  const browser = await pushBrowser(context, apps);
  await context.grantPermissions(['notifications']);
  const chen = await awake(apps.main);
  await login(page, chen);
  await open(page, SETTINGS);
  const here = page.getByRole('switch', { name: say('notice.push.here') });
  browser.unreachable();
  await here.click();
  await expect(page.getByRole('alert')).toHaveText(say('notice.push.unreachable'), { timeout: 20_000 });
  await expect(here).not.toBeChecked();
  browser.reachable();
  await here.click();
  await expect(here).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where the browser refuses, the way to allow it is told', async ({ page, apps }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
  );
  await login(page, await awake(apps.main));
  await open(page, SETTINGS);
  await expect(page.getByText(say('notice.push.denied'))).toBeVisible();
  await expect(page.getByRole('switch', { name: say('notice.push.here') })).toHaveCount(0);
});

test('what the worker cannot read leads to the inbox, and no push leads out of the app', async ({
  page,
  context,
  apps,
}) => {
  await context.grantPermissions(['notifications']);
  await login(page, await awake(apps.main));
  await open(page, OFFICE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  for (const payload of [
    '<b>no JSON</b>',
    '',
    'null',
    '{"id":"a","title":"b","page":"//elsewhere.example"}',
  ]) {
    // A worker that the browser has put to sleep may miss the first.
    await expect(async () => {
      await deliverTo(page, payload);
      await expect.poll(() => shownOn(page), { timeout: 3_000 }).toHaveLength(1);
    }).toPass();
    await pressShown(worker);
    await expect(page).toHaveURL(/zhuyin\/(index\.html)?#\/notices/);
    await expect.poll(() => shownOn(page)).toEqual([]);
    await open(page, OFFICE);
  }
});
