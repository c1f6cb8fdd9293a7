import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { login, loginOnEveryLoad, person } from '../support/member.ts';
import { allSent, readyForOffline } from '../support/practising.ts';
import { PRAYERS, prayersOf, praying, WRITE } from '../support/praying.ts';
import { knownDevice, readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const MOTHER = '愿母亲早日康复';

test.use({ serviceWorkers: 'allow' });

/** The answers that the device keeps to show them without a network. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('yuanguang-kept');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queries').objectStore('queries').getAll();
          reading.onerror = reject;
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

test('written offline by a visitor, taken along at login, fulfilled on a second device, given thanks for, and exported', async ({
  page,
  context,
  browser,
  apps,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(NO_NETWORK);
  await open(page, PRAYERS);
  await expect(page.getByText(say('prayer.list.emptyTitle'))).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  await expect(page.getByText(say('prayer.kept.offline'))).toBeVisible();
  const phone = praying(page, say);
  await phone.write('愿众生离苦');
  await phone.write(MOTHER);
  await page.reload();
  await expect(phone.slip(MOTHER)).toBeVisible();
  await context.setOffline(false);

  const member = person(apps.main);
  await member.register();
  await login(page, member);
  await open(page, PRAYERS);
  await allSent(page);
  expect(await prayersOf(member)).toEqual([`open: ${MOTHER}`, 'open: 愿众生离苦']);

  const other = await browser.newContext({ baseURL: `${apps.main.url}/zhuyin/`, locale: 'zh-CN' });
  await knownDevice(other);
  const tablet = await other.newPage();
  await loginOnEveryLoad(tablet, member);
  await open(tablet, PRAYERS);
  const there = praying(tablet, say);
  await there.open(MOTHER);
  await expect(there.thanks).toBeHidden();
  await there.button('one.fulfil').click();
  // The cursor is led to the ways of giving thanks: none is chosen, no amount stands there.
  await expect(there.thanks).toBeFocused();
  await expect(there.thanks.getByRole('link')).toHaveCount(4);
  expect(await there.thanks.textContent()).not.toMatch(/\d|元/);
  await expect(there.thanks.getByRole('link', { name: say('prayer.thanks.print') })).toHaveAttribute(
    'href',
    '#/',
  );
  await expect(there.thanks.getByRole('link', { name: say('prayer.thanks.gift') })).toHaveAttribute(
    'href',
    '#/pages/pay/pay',
  );
  await there.thanks.getByRole('link', { name: say('prayer.thanks.dedication') }).click();
  await tablet.getByRole('button', { name: say('dedication.use') }).click();
  await expect(there.thanks).toContainText('愿以此功德');
  await expect(there.thanks).toContainText(say('prayer.thanks.dedicated'));
  await there.thanks.getByRole('link', { name: say('prayer.thanks.nothing') }).click();
  await expect(there.slip('愿众生离苦')).toBeVisible();
  await expect(there.slip(MOTHER)).toBeHidden();
  await there.tab('fulfilled').click();
  await expect(there.slip(MOTHER)).toBeVisible();
  await allSent(tablet);
  expect(await prayersOf(member)).toEqual(['open: 愿众生离苦', `fulfilled: ${MOTHER}`]);

  const saving = tablet.waitForEvent('download');
  await there.button('export.text').click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(new RegExp(`${say('prayer.list.state.fulfilled')}.*\n${MOTHER}`));
  expect(file).toContain('愿众生离苦');
  await there.open(MOTHER);
  await there.button('one.reopen').click();
  await expect(there.thanks).toBeHidden();
  // Who leaves the page has it sent at once.
  await there.turnTo(PRAYERS);
  await allSent(tablet);
  await other.close();

  await page.reload();
  await phone.tab('open').click();
  await expect(phone.slip(MOTHER)).toBeVisible();
  expect(await prayersOf(member)).toEqual([`open: ${MOTHER}`, 'open: 愿众生离苦']);
});

test('put away, found again by searching here and across the app, and deleted after a question', async ({
  page,
}) => {
  await open(page, PRAYERS);
  const here = praying(page, say);
  await here.write(MOTHER);
  await here.write('愿家人平安');
  await here.open('愿家人平安');
  await here.button('one.archive').click();
  await expect(here.button('one.restore')).toBeVisible();
  await here.turnTo(PRAYERS);
  await expect(here.slip('愿家人平安')).toBeHidden();
  // Who writes traditional characters finds simplified ones, in whatever state.
  const field = page.getByRole('searchbox', { name: say('prayer.list.search') });
  await field.fill('願 平安');
  await expect(here.slip('愿家人平安')).toContainText(say('prayer.list.state.archived'));
  await expect(here.slip(MOTHER)).toBeHidden();
  await field.fill('没有这样的愿');
  await expect(page.getByText(say('prayer.list.noneFound'))).toBeVisible();
  await here.turnTo('/find');
  // The page before has a field of its own.
  await page.getByRole('searchbox', { name: say('search.label') }).fill('母親');
  const found = page.getByRole('main').getByRole('link', { name: MOTHER });
  await expect(found).toBeVisible();
  // What the search fetched is kept for days without a network; what is the person's own is not.
  await expect.poll(() => keptAnswers(page)).toContain('"search"');
  expect(await keptAnswers(page)).not.toContain(MOTHER);
  await found.click();
  await here.button('one.delete').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('prayer.one.delete'), exact: true }).click();
  await expect(page).toHaveURL(/#\/find$/);
  await expect(found).toBeHidden();
});

test('by keyboard, and for everybody', async ({ page }) => {
  await open(page, PRAYERS);
  await expectAccessible(page, 'empty list');
  const here = praying(page, say);
  await here.turnTo(WRITE);
  await here.button('form.save').press('Enter');
  await expect(here.words).toBeFocused();
  await expectAccessible(page, 'form with an error');
  await here.write(MOTHER);
  await expectAccessible(page, 'list');
  await here.slip(MOTHER).press('Enter');
  await here.button('one.fulfil').press('Enter');
  await expect(here.thanks).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(here.thanks.getByRole('link').first()).toBeFocused();
  await expectAccessible(page, 'fulfilled');
});

test('it fits the smallest screen with the largest text, in Thai', async ({ page, context }) => {
  const thai = words('th');
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await open(page, PRAYERS);
  const here = praying(page, thai);
  const long = 'ขอให้คุณแม่หายจากอาการป่วยโดยเร็วและขอให้ครอบครัวมีความสุขทุกคืนวัน';
  await here.write(long);
  await here.write('W'.repeat(140));
  await expectNoSidewaysScroll(page, 'list');
  await expectTapTargets(page, 'list');
  await here.open(long);
  await here.button('one.fulfil').click();
  await expect(here.thanks).toBeFocused();
  await expectNoSidewaysScroll(page, 'fulfilled');
  await expectTapTargets(page, 'fulfilled');
  await here.turnTo(WRITE);
  await expectNoSidewaysScroll(page, 'form');
  await expectTapTargets(page, 'form');
});
