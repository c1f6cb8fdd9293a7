import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { login, person } from '../support/member.ts';
import { allSent } from '../support/practising.ts';
import { knownDevice, readAs } from '../support/reading.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const RITE = '/pages/shangxiang/index';
const SHRINE = '/fo';
const say = words('zh-Hans');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
/** What is told of the rite, or of the altar. */
const told = (page: Page) => page.getByRole('main').locator('p[role="status"]');

test('the whole rite by the keyboard alone, each step told to who does not see it', async ({ page }) => {
  await open(page, RITE);
  await expect(page.getByRole('img', { name: /释迦牟尼佛/ })).toBeVisible();
  await expect(page.getByRole('list', { name: say('worship.rite.steps') }).getByRole('listitem')).toHaveText(
    ['bow', 'light', 'place', 'wish', 'dedication'].map((step) => say(`worship.rite.step.${step}`)),
  );
  await button(page, say('worship.rite.bow')).focus();
  for (const count of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await expect(told(page)).toHaveText(say('worship.rite.spoken.bow', { count }));
  }
  // The keyboard goes on from where the words of the step are: nothing is to be looked for.
  const next = async (tabs: number, heard: string) => {
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(told(page)).toHaveText(heard);
  };
  await next(1, say('worship.rite.spoken.bowed', { count: 3 }));
  await next(2, '已点香，三支。');
  await next(1, '已上香，三支。');
  await page.keyboard.press('Tab');
  await page.keyboard.type('愿家人安康');
  await next(1, say('worship.rite.spoken.wished'));
  await expect(page.locator('[aria-current="step"]')).toHaveText(say('worship.rite.step.dedication'));
  await button(page, say('worship.rite.dedicate')).focus();
  await next(0, say('worship.rite.spoken.done'));
  await button(page, say('worship.rite.back')).press('Enter');
  await expect(told(page)).toContainText('三支香正燃，尚余40分');
});

test('what is offered without a network stands at once, and in the account after the sign-in, on another device too', async ({
  page,
  browser,
  apps,
  problems,
}) => {
  problems.expect(NO_NETWORK);
  test.setTimeout(120_000);
  const stands = say('worship.shrine.standing', { things: say('worship.form.peony') });
  await open(page, '/pages/fo/hua');
  await open(page, SHRINE);
  await expect(told(page)).toHaveText(say('worship.shrine.ready'));
  await open(page, '/pages/fo/hua');
  await page.context().setOffline(true);
  await page.getByText(say('worship.form.peony')).click();
  await button(page, say('worship.offer.do.flower')).click();
  await expect(page.getByText(stands)).toBeVisible();
  await page.context().setOffline(false);

  const member = person(apps.main);
  await member.register();
  await login(page, member);
  await open(page, SHRINE);
  await expect(page.getByText(stands)).toBeVisible();

  await allSent(page);

  const context = await browser.newContext({ baseURL: `${apps.main.url}/zhuyin/`, locale: 'zh-CN' });
  const other = await context.newPage();
  await knownDevice(context);
  await login(other, member);
  await open(other, SHRINE);
  await expect(other.getByText(stands)).toBeVisible();
  await context.close();
});

test('the figure is seen whole in every language', async ({ page, context }) => {
  for (const language of LANGUAGES) {
    await readAs(context, { language });
    await open(page, SHRINE);
    const figure = page.getByRole('main').locator('img[alt]:not([alt=""])');
    await expect(figure).toBeInViewport({ ratio: 0.99 });
    const box = await figure.boundingBox();
    expect(box?.height, language).toBeGreaterThan(300);
  }
});
