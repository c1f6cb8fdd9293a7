import { CHANT, practising, readyForOffline } from '../support/practising.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

test.use({ serviceWorkers: 'allow' });

test('the home page invites to a practice, then one tap on it counts, with and without a network', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  await open(page, '/home');
  await readyForOffline(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('practice.home.openLabel') })).toHaveAttribute(
    'href',
    '#/pages/practice/edit',
  );
  const here = practising(page, say);
  await here.make({ ...CHANT, target: '3' });
  await page.goto('#/home');
  const door = main.getByRole('button', { name: say('practice.home.countLabel', { title: CHANT.title }) });
  const row = main.getByRole('link', { name: CHANT.title });
  await expect(row).toContainText(say('practice.home.begin'));
  await door.click();
  await expect(door).toContainText('1');
  await expect(row).toContainText('今日 1 次，目标 3 次');
  await context.setOffline(true);
  await door.press('Enter');
  await door.click();
  await expect(door).toContainText('3');
  await expect(row).toContainText(say('practice.home.complete'));
  await page.reload();
  await expect(door).toContainText('3');
  await row.click();
  await expect(here.tap).toContainText('3');
  await expect(here.takeBack).toBeEnabled();
  await context.setOffline(false);
});

test('the home page says what day it is by both calendars, and what is near', async ({ page }) => {
  await open(page, '/home');
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^.?[正一二三四五六七八九十]+月[初十廿二三一四五六七八九]+$/).first(),
  ).toBeVisible();
  await expect(main.getByText(/[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]年/)).toBeVisible();
  const near = main.getByRole('list', { name: say('temple.near.title') });
  expect(await near.getByRole('listitem').count()).toBe(4);
  await main.getByRole('link', { name: say('temple.menu.contents') }).click();
  await expect(page).toHaveURL(/#\/contents$/);
});
