import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
/** Drawings wait for their turn behind everything else. */
const DRAWN_MS = 60_000;
test.describe.configure({ timeout: 3 * DRAWN_MS });
test('a card is shared as a picture, with the name or without, and saved', async ({ page, apps }) => {
  // What the phone is handed; this browser has no sheet to share with.
  await page.addInitScript(() => {
    navigator.canShare = (data) => data?.files?.length === 1 || data?.url !== undefined;
    navigator.share = async (data) => {
      const [file] = data?.files ?? [];
      document.documentElement.dataset.shared = file ? `${file.type} ${file.name}` : `${data?.url}`;
    };
  });
  const { orderToken } = await visitor(apps.main).placePaid({ copies: 5 });
  await open(page, `/result?token=${orderToken}`);
  await page.getByRole('button', { name: say('sponsor.share.open') }).click();
  const sheet = page.getByRole('dialog', { name: say('sponsor.share.title') });
  const named = sheet.getByRole('img', { name: say('sponsor.share.alt'), exact: true });
  await expect(named).toBeVisible({ timeout: DRAWN_MS });
  await expect(named).toHaveJSProperty('naturalHeight', 1_080);
  await sheet.getByRole('checkbox', { name: say('sponsor.share.hide') }).check({ force: true });
  await sheet.getByRole('radio', { name: say('sponsor.share.upright') }).check({ force: true });
  const hidden = sheet.getByRole('img', { name: say('sponsor.share.altHidden'), exact: true });
  await expect(hidden).toHaveJSProperty('naturalHeight', 1_440, { timeout: DRAWN_MS });
  await sheet.getByRole('button', { name: say('sponsor.share.send'), exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    `image/png ${say('sponsor.share.title')}.png`,
  );
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: say('sponsor.share.save') }).click();
  expect((await download).suggestedFilename()).toBe(`${say('sponsor.share.title')}.png`);
});

test('where nothing can be shared, the card is saved; who is not named is hidden at first', async ({
  page,
  apps,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => false;
  });
  const { orderToken } = await visitor(apps.main).placePaid({ copies: 5, anonymous: true });
  await open(page, `/result?token=${orderToken}`);
  await page.getByRole('button', { name: say('sponsor.share.open') }).click();
  const sheet = page.getByRole('dialog', { name: say('sponsor.share.title') });
  await expect(sheet.getByRole('img', { name: say('sponsor.share.altHidden') })).toBeVisible({
    timeout: DRAWN_MS,
  });
  await expect(sheet.getByRole('checkbox', { name: say('sponsor.share.hide') })).toBeChecked();
  await expect(sheet.getByRole('button', { name: say('sponsor.share.send'), exact: true })).toBeHidden();
  await expect(sheet.getByRole('button', { name: say('sponsor.share.save') })).toBeEnabled();
});

test('a link shows the card and the way in, without the name where it was hidden', async ({ page, apps }) => {
  await page.addInitScript(() => {
    navigator.canShare = (data) => data?.url !== undefined;
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = `${data?.url}`;
    };
  });
  const { orderToken } = await visitor(apps.main).placePaid({ copies: 5, name: '陈静慧' });
  await open(page, `/result?token=${orderToken}`);
  await page.getByRole('button', { name: say('sponsor.share.open') }).click();
  const sheet = page.getByRole('dialog', { name: say('sponsor.share.title') });
  await sheet.getByRole('checkbox', { name: say('sponsor.share.hide') }).check({ force: true });
  const send = sheet.getByRole('button', { name: say('sponsor.share.link'), exact: true });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/cards\//);
  const address = new URL((await page.locator('html').getAttribute('data-shared')) ?? '');
  expect(address.href).not.toContain(orderToken);
  await page.goto(new URL(address.pathname + address.search, apps.main.url).href);
  // Until it is drawn words hold its place, and the page asks again by itself.
  const card = page.getByRole('img');
  await expect(card).toHaveJSProperty('naturalWidth', 1_080, { timeout: DRAWN_MS });
  await expect(card).toHaveAttribute('alt', /隐名善信/);
  await expect(page.getByText('陈静慧')).toHaveCount(0);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/zhuyin\/\?lang=zh-Hans/);
});
