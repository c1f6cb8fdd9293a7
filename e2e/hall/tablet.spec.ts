import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aLamp, inHalls, MINE, tabletAt } from '../support/halls.ts';
import { newMember } from '../support/member.ts';
import { openingNoted, watchOpening } from '../support/opening.ts';
import { office } from '../support/served-apps.ts';
import { cashier } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const LONG_MS = 120_000;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, key: string, values?: Record<string, string | number>) =>
  main(page).getByRole('button', { name: say(key, values), exact: true });
const heading = (page: Page, key: string) => main(page).getByRole('heading', { name: say(key), exact: true });
const drawn = (page: Page) => main(page).getByRole('img', { name: /林秀英/ });
const asOffice = ['--as', '慧明'];
/** In the sheet that asks how to pay. */
const pay = async (page: Page, yuan: number) => {
  const sheet = page.getByRole('dialog', { name: say('sponsor.result.payTitle', { yuan }) });
  await sheet.getByRole('button', { name: say('sponsor.summary.pay', { yuan }) }).click();
};

test('a tablet waits for its gift, is paid after a refusal, approved, and kept as picture and leaf', async ({
  page,
  apps,
}) => {
  test.setTimeout(LONG_MS);
  const halls = inHalls(apps.main);
  const token = await halls.apply({ amountFen: 3_600 });
  await open(page, tabletAt(token));
  await expect(heading(page, 'hall.tablet.status.tablet.unpaid')).toBeVisible();
  await expect(drawn(page)).toBeVisible();
  await button(page, 'sponsor.result.payNow').click();
  await pay(page, 36);
  await cashier(page).decline();
  await button(page, 'sponsor.result.payAgain').click();
  await pay(page, 36);
  await cashier(page).approve();
  await expect(heading(page, 'hall.tablet.status.tablet.applied')).toBeVisible();
  await expect(main(page).locator('#way ~ *')).toContainText(say('hall.tablet.event.paid'));

  const { tabletNumber } = await halls.read(token);
  await office(apps, 'hall', 'approve', tabletNumber, ...asOffice);
  await page.reload();
  await expect(heading(page, 'hall.tablet.status.tablet.standing')).toBeVisible();

  const saved = page.waitForEvent('download');
  await button(page, 'hall.tablet.picture.save').click();
  expect((await readFile(await (await saved).path())).subarray(1, 4).toString()).toBe('PNG');
  const leaf = page.waitForEvent('download');
  await button(page, 'hall.tablet.picture.print').click();
  const file = await leaf;
  expect(file.suggestedFilename()).toBe(`${say('hall.tablet.kinds.rebirth')} ${tabletNumber}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await button(page, 'hall.tablet.picture.enlarge').click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveJSProperty('naturalWidth', 960);
  await page.keyboard.press('Escape');

  // The device of a visitor finds it again, and can forget it.
  await open(page, MINE);
  const row = main(page).getByRole('listitem').filter({ hasText: tabletNumber });
  await expect(row).toContainText('先妣林秀英');
  await button(page, 'hall.list.clear').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('hall.list.clear') })
    .click();
  await expect(row).toHaveCount(0);
});

test('days of remembrance stand by both calendars, and are told to the account as it wishes', async ({
  page,
  apps,
}) => {
  const member = await newMember(page, apps.main);
  const token = await inHalls(apps.main, member.cloud).apply();
  await open(page, tabletAt(token));
  const days = main(page).getByRole('list', { name: '林秀英' });
  // She passed away thirty days ago: the fifth of the sevenths is next.
  await expect(days.getByRole('listitem').first()).toContainText('五七');
  await expect(days.getByRole('listitem').first()).toContainText(say('hall.days.in', { days: 4 }));
  const told = main(page).getByRole('switch', { name: say('hall.days.remind') });
  await expect(told).toBeChecked();
  await told.press('Space');
  await expect(told).not.toBeChecked();
  await page.reload();
  await expect(told).not.toBeChecked();
});

test('a lamp stands longer without a gift and with one, as its owner likes', async ({ page, apps }) => {
  test.setTimeout(LONG_MS);
  const token = await inHalls(apps.main).apply(aLamp('林秀英'));
  await open(page, tabletAt(token));
  const until = main(page)
    .locator('dt', { hasText: say('hall.tablet.until') })
    .locator('xpath=..');
  const first = await until.textContent();
  await button(page, 'hall.tablet.renew.open').click();
  await main(page)
    .getByRole('radio', { name: say('hall.light.days.100') })
    .check({ force: true });
  await button(page, 'hall.tablet.renew.do').click();
  await expect(until).not.toHaveText(first ?? '');
  const second = await until.textContent();

  await button(page, 'hall.tablet.renew.open').click();
  // What is no amount is told at its place; one that is leads to the payment.
  const own = main(page).getByRole('textbox', { name: say('hall.gift.own') });
  await own.fill('三十六');
  await main(page).locator('#renew ~ *').getByRole('button').last().click();
  await expect(own).toHaveAccessibleDescription(/.+/);
  await own.fill('18');
  await button(page, 'hall.tablet.renew.doGift', { yuan: 18 }).click();
  await pay(page, 18);
  await cashier(page).approve();
  await expect(until).not.toHaveText(second ?? '');
  await expect(main(page).locator('dl')).toContainText(say('hall.tablet.yuan', { yuan: 18 }));
});

test('a rejected tablet tells the reason and that the money goes back; one’s own is taken down when asked', async ({
  page,
  apps,
}) => {
  const halls = inHalls(apps.main);
  const paid = await halls.apply({ amountFen: 900 });
  await halls.pay(paid);
  const { tabletNumber } = await halls.read(paid);
  await office(apps, 'hall', 'reject', tabletNumber, ...asOffice, '--reason', '请用本名登记');
  await open(page, tabletAt(paid));
  await expect(heading(page, 'hall.tablet.status.tablet.rejected')).toBeVisible();
  await expect(main(page)).toContainText('请用本名登记');
  await expect(main(page)).toContainText(say('hall.tablet.moneyBack'));
  await expect(button(page, 'hall.tablet.picture.save')).toHaveCount(0);
  const anew = main(page).getByRole('link', { name: say('hall.tablet.anew') });
  await expect(anew).toHaveAttribute('href', '#/pages/hall/register?kind=rebirth');

  await open(page, tabletAt(await halls.apply()));
  const down = button(page, 'hall.tablet.withdraw.tablet.do');
  await down.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('hall.tablet.withdraw.keep') }).click();
  await expect(down).toBeVisible();
  await down.click();
  await question.getByRole('button', { name: say('hall.tablet.withdraw.tablet.do') }).click();
  await expect(heading(page, 'hall.tablet.status.tablet.withdrawn')).toBeVisible();
});

test.describe('Who comes back from paying for a tablet', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees a lamp lit before it and the seal pressed, once', async ({ page, apps }) => {
    test.setTimeout(LONG_MS);
    await watchOpening(page);
    await open(page, tabletAt(await inHalls(apps.main).apply({ amountFen: 900 })));
    await button(page, 'sponsor.result.payNow').click();
    await pay(page, 9);
    await cashier(page).approve();
    await expect(heading(page, 'hall.tablet.status.tablet.applied')).toBeVisible();
    await expect.poll(async () => (await openingNoted(page)).steps).toContain('pressed');
    await expect(page.locator('main [data-step]')).toHaveCount(0);
    const { steps } = await openingNoted(page);
    expect(steps.filter((step) => !step.startsWith('felt')).slice(-3)).toEqual(['dark', 'lit', 'pressed']);
    await page.reload();
    await expect(drawn(page)).toBeVisible();
    expect((await openingNoted(page)).steps).toEqual(steps);
  });
});
