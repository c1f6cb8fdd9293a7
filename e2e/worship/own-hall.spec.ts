import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { dress, invite, keepFeast, offer } from '../support/worshipping.ts';

const say = words('zh-Hans');
const BURNING = '三支香正燃，尚余40分';

test('nine share a shrine: the middle one first, the others once it stands, each seen whole', async ({
  page,
}) => {
  await open(page, '/fo');
  await invite(page, 9);
  await open(page, '/fo');
  const figures = page.getByRole('main').locator('img[alt]:not([alt=""])');
  await expect(figures).toHaveCount(9);
  await expect(page.getByRole('img', { name: '大势至菩萨' })).toBeVisible();
  for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 0.99 });
  // Before one alone only this one is seen, and an address that is none of the nine shows all of them.
  await open(page, '/fo?to=amitabha');
  await expect(figures).toHaveCount(1);
  await open(page, '/fo?to=qielan');
  await expect(figures).toHaveCount(9);
});

test('what is offered before one of one’s own stands there and nowhere else, after a reload too', async ({
  page,
}) => {
  await open(page, '/fo');
  await invite(page, 3);
  await open(page, '/pages/fo/selectmyfo');
  const main = page.getByRole('main');
  const amitabha = main.getByRole('listitem').filter({ hasText: '阿弥陀佛' });
  await amitabha.getByRole('link', { name: say('worship.do.incense') }).click();
  await page.reload();
  await expect(main.getByText(say('worship.before.offered', { name: '阿弥陀佛' }))).toBeVisible();
  await main.getByRole('button', { name: say('worship.offer.do.incense'), exact: true }).click();
  await expect(page).toHaveURL(/#\/fo\?to=amitabha$/);
  await expect(main.getByText(BURNING)).toBeVisible();
  await open(page, '/pages/fo/fotang');
  const niches = main.getByRole('listitem');
  await expect(niches).toHaveCount(3);
  await expect(niches.filter({ hasText: BURNING })).toHaveCount(1);
  await expect(niches.nth(1)).toContainText(BURNING);
  await expect(niches.first()).toContainText(say('worship.shrine.ready'));
  await niches
    .nth(1)
    .getByRole('link', { name: say('worship.niches.rite') })
    .click();
  await expect(page).toHaveURL(/shangxiang\/index\?to=amitabha$/);
  await expect(main.getByRole('img', { name: /阿弥陀佛/ })).toBeVisible();
});

test('lamps and vases are those that the owner chose, and stay so without a network', async ({
  page,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  await open(page, '/fo');
  const drawn = (id: string) => page.getByRole('main').locator(`img[src*="/${id}-"], img[src*="/${id}.svg"]`);
  await dress(page, say, 6, 'bowl');
  await offer(page, say, 'flower');
  await expect(drawn('vase-bowl-lotus')).toHaveCount(2);
  await expect(drawn('lamp')).toHaveCount(6);
  await page.context().setOffline(true);
  await dress(page, say, 0, 'round');
  await page.evaluate(() => {
    location.hash = '/fo';
  });
  await expect(drawn('lamp')).toHaveCount(0);
  await page.context().setOffline(false);
});

test('a feast dresses the altar and is named; the owner’s own dress stays', async ({ page }) => {
  await keepFeast(page, 'guanyin-birth');
  await open(page, '/fo');
  const main = page.getByRole('main');
  await expect(main.getByText(say('worship.shrine.feast', { names: '观世音菩萨圣诞' }))).toBeVisible();
  const drawn = (id: string) => main.locator(`img[src*="/${id}-"], img[src*="/${id}.svg"]`);
  await expect(drawn('streamer')).toHaveCount(2);
  await expect(drawn('vase-willow')).toHaveCount(2);
  await expect(drawn('festoon')).toHaveCount(1);
  await expect(drawn('lamp')).toHaveCount(2);
  await expect(drawn('cloth-lotus')).toHaveCount(1);
});
