import { expectAccessible } from '../support/axe.ts';
import { giver } from '../support/giver.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const GIVERS = '/pages/pay/givers';
const SILENT_FEN = 13_700;

test('the names of givers stand in order of time without amounts, the unnamed among them; more come at the end', async ({
  page,
  apps,
}) => {
  const giving = giver(apps.main);
  await giving.givePaid({ name: '乐施善信甲' });
  await giving.givePaid({ name: '从不留名', anonymous: true });
  await Promise.all(Array.from({ length: 20 }, (_, index) => giving.givePaid({ name: `乐施善信${index}` })));
  await giving.givePaid({ name: '乐施善信乙', silent: true, amountFen: SILENT_FEN });
  await open(page, GIVERS);
  await expectAccessible(page, 'givers');
  const board = page.getByRole('list', { name: say('donate.givers.board') });
  const names = board.getByText('乐施善信');
  await expect(names.first()).toHaveText('乐施善信乙');
  await expect(page.locator('main')).not.toContainText('137');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await names.count()).toBeGreaterThanOrEqual(22);
  }).toPass();
  await expect(board).toContainText(say('donate.givers.unnamed'));
  await expect(page.locator('main')).not.toContainText('从不留名');
});

test('giving and a receipt lead to the names, and the search finds them by other words', async ({
  page,
  apps,
}) => {
  const { giftToken } = await giver(apps.main).givePaid();
  for (const from of ['/pages/pay/pay', `/pages/pay/pay?token=${giftToken}`]) {
    await open(page, from);
    await page
      .locator('main')
      .getByRole('link', { name: say('donate.titles.givers') })
      .click();
    await expect(page).toHaveURL(/#\/pages\/pay\/givers$/);
  }
  await open(page, '/find');
  await page.getByRole('searchbox', { name: say('search.label') }).fill('功德榜');
  await expect(page.locator('main').getByRole('link', { name: say('donate.menu.givers') })).toBeVisible();
});
