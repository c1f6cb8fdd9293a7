import type { Page } from '@playwright/test';
import { inHalls, MINE, tabletAt } from '../support/halls.ts';
import { login, newMember, person } from '../support/member.ts';
import { pageReady } from '../support/page-ready.ts';
import { knownDevice } from '../support/reading.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const LONG_MS = 120_000;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, key: string) =>
  main(page).getByRole('button', { name: say(`hall.share.${key}`), exact: true });
const field = (page: Page, key: string) =>
  main(page).getByRole('textbox', { name: say(`hall.share.${key}`) });
const list = (page: Page, key: string) => main(page).getByRole('list', { name: say(`hall.share.${key}`) });
const agree = (page: Page, key: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(`hall.share.${key}`), exact: true })
    .click();

test('a tablet is shown to one of the family by a link, without its number or contact, until its owner ends it', async ({
  page,
  apps,
}) => {
  test.setTimeout(LONG_MS);
  const owner = await newMember(page, apps.main);
  const token = await inHalls(apps.main, owner.cloud).apply();
  const { tabletNumber } = await inHalls(apps.main).read(token);
  await open(page, tabletAt(token));
  await button(page, 'do').click();
  const link = await field(page, 'link').inputValue();
  await expect(list(page, 'open').getByRole('listitem')).toHaveCount(1);

  // Whom it was sent to logs in first, and comes back to it.
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: page.url().split('#')[0] ?? '', locale: 'zh-CN' });
  if (!context) throw new Error('there is no browser');
  await knownDevice(context);
  const other = await context.newPage();
  await other.goto(link);
  await pageReady(other);
  const toLogin = main(other).getByRole('link', { name: say('hall.share.accept.toLogin') });
  expect(decodeURIComponent((await toLogin.getAttribute('href')) ?? '')).toContain(link.split('#')[1]);
  const guest = person(apps.main);
  await guest.register();
  await login(other, guest);
  await other.goto(link);
  await pageReady(other);
  await field(other, 'accept.myName').fill('小明');
  await button(other, 'accept.do').click();
  await expect(main(other).getByRole('img', { name: /林秀英/ })).toBeVisible();
  // Neither in the page nor in its address stands what would open it.
  expect(await main(other).textContent()).not.toMatch(new RegExp(`${tabletNumber}|13800138000`));
  expect(other.url()).not.toContain(token);

  await open(other, MINE);
  await list(other, 'shown.title').getByRole('link').click();
  await expect(main(other).getByRole('img', { name: /林秀英/ })).toBeVisible();

  await page.reload();
  await expect(list(page, 'open')).toHaveCount(0);
  await list(page, 'guests').getByRole('button').click();
  await expect(page.getByRole('alertdialog')).toContainText('小明将不再看得到');
  await agree(page, 'end');
  await expect(list(page, 'guests')).toHaveCount(0);
  await other.reload();
  await expect(main(other).getByText(say('hall.share.shown.gone'))).toBeVisible();
  await context.close();
});

test('an invitation is withdrawn before anybody used it; a visitor is told that an account is needed', async ({
  page,
  apps,
}) => {
  await open(page, tabletAt(await inHalls(apps.main).apply()));
  await expect(main(page).getByText(say('hall.share.account'))).toBeVisible();
  await expect(button(page, 'do')).toHaveCount(0);

  const owner = await newMember(page, apps.main);
  await open(page, tabletAt(await inHalls(apps.main, owner.cloud).apply()));
  await button(page, 'do').click();
  await expect(field(page, 'link')).toBeVisible();
  await list(page, 'open').getByRole('button').click();
  await agree(page, 'withdraw');
  await expect(list(page, 'open')).toHaveCount(0);
  await expect(field(page, 'link')).toHaveCount(0);
});
