import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { login, loginOnEveryLoad, person } from '../support/member.ts';
import { allKept, CHANT, kept, LIST, practising, readyForOffline } from '../support/practising.ts';
import { knownDevice, readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

/** The tab is gone without a word, and the device opens another. */
async function killed(page: Page, context: BrowserContext): Promise<Page> {
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  return next;
}

test.use({ serviceWorkers: 'allow' });

test('counted offline, reloaded, killed, online again, signed in: the account has what was tapped', async ({
  page,
  context,
  apps,
  problems,
}) => {
  // A whole day in one test, on a machine that does other things as well.
  test.setTimeout(120_000);
  problems.expect(NO_NETWORK);
  await open(page, LIST);
  await expect(page.getByText(say('practice.list.emptyTitle'))).toBeVisible();
  await readyForOffline(page);
  const first = practising(page, say);
  await first.make(CHANT);
  await context.setOffline(true);
  await first.open(CHANT.title);
  await first.count(3);
  await expect(first.tap).toContainText('3');
  await allKept(page, 3);
  await page.reload();
  await expect(first.tap).toContainText('3');
  await first.count(2);
  await expect(page.getByText(say('practice.count.spokenReached', { count: 5 }))).toBeAttached();
  await allKept(page, 5);
  const tab = await killed(page, context);
  await tab.goto(`#${LIST}`);
  const second = practising(tab, say);
  await second.open(CHANT.title);
  await expect(second.tap).toContainText('5');
  await second.count(2);
  await expect(second.tap).toContainText('7');

  await context.setOffline(false);
  const member = person(apps.main);
  await member.register();
  await login(tab, member);
  await tab.goto(`#${LIST}`);
  await expect
    .poll(() => kept(member), { timeout: 60_000 })
    .toEqual([{ title: CHANT.title, today: 7, total: 7 }]);
});

test('two devices of one account have the same, and what is deleted on one goes on the other', async ({
  page,
  apps,
  browser,
}) => {
  const member = person(apps.main);
  await member.register();
  await loginOnEveryLoad(page, member);
  await open(page, LIST);
  const here = practising(page, say);
  await here.make(CHANT);
  await here.open(CHANT.title);
  await here.count(4);
  await expect(here.tap).toContainText('4');
  await open(page, LIST);
  await expect
    .poll(() => kept(member), { timeout: 60_000 })
    .toEqual([{ title: CHANT.title, today: 4, total: 4 }]);

  const context = await browser.newContext({ baseURL: `${apps.main.url}/zhuyin/`, locale: 'zh-CN' });
  await knownDevice(context);
  const other = await context.newPage();
  await loginOnEveryLoad(other, member);
  await open(other, LIST);
  const there = practising(other, say);
  await there.open(CHANT.title);
  await expect(there.tap).toContainText('4');
  await other.getByRole('link', { name: say('practice.count.edit') }).click();
  await other.getByRole('button', { name: say('practice.form.delete') }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: say('practice.form.delete') })
    .click();
  await expect(other.getByText(say('practice.list.emptyTitle'))).toBeVisible();
  await expect.poll(() => kept(member), { timeout: 60_000 }).toEqual([]);
  await context.close();
  await page.reload();
  await expect(page.getByText(say('practice.list.emptyTitle'))).toBeVisible();
});

test('by keyboard, and for everybody', async ({ page }) => {
  await open(page, LIST);
  await expectAccessible(page, 'empty list');
  const here = practising(page, say);
  await here.make(CHANT);
  await expectAccessible(page, 'list');
  await here.open(CHANT.title);
  await here.tap.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(here.tap).toContainText('2');
  await expect(page.getByText(say('practice.count.spoken', { count: 2 }))).toBeAttached();
  await expectAccessible(page, 'counting');
  await here.openSheet();
  await expectAccessible(page, 'correction');
  await page.keyboard.press('Escape');
  await expect(here.sheet).toBeHidden();
  await page.getByRole('link', { name: say('practice.count.edit') }).click();
  await page
    .getByRole('switch', { name: new RegExp(`^${say('practice.form.reminder')}`) })
    .check({ force: true });
  await expectAccessible(page, 'form');
});

test('it fits the smallest screen with the largest text, in Thai', async ({ page, context }) => {
  const thai = words('th');
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, LIST);
  const here = practising(page, thai);
  await here.make({ title: 'สวดพระนามพระอมิตาภพุทธเจ้า', content: 'นะโม อมิตาภพุทธ', target: '1000000' });
  await expectNoSidewaysScroll(page, 'list');
  await expectTapTargets(page, 'list');
  await here.open('สวดพระนามพระอมิตาภพุทธเจ้า');
  await here.count(1);
  await expectNoSidewaysScroll(page, 'counting');
  await expectTapTargets(page, 'counting');
  await here.openSheet();
  await here.correct({ how: 'off', amount: 100_000, day: '1899-12-31' });
  await expect(here.sheet).toContainText(thai('practice.correction.problems.day'));
  await expectNoSidewaysScroll(page, 'correction');
  await expectTapTargets(page, 'correction');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: thai('practice.count.edit') }).click();
  await page
    .getByRole('switch', { name: new RegExp(`^${thai('practice.form.reminder')}`) })
    .check({ force: true });
  await expectNoSidewaysScroll(page, 'form');
  await expectTapTargets(page, 'form');
});
