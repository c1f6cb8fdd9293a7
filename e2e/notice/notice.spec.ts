import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { journal } from '@yuanguang/contract/objects/journal';
import type { notice } from '@yuanguang/contract/objects/notice';
import { PRACTICE_SAVE, practiceData } from '@yuanguang/contract/rules/practice';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets } from '../support/layout.ts';
import { loggedIn, type Person } from '../support/member.ts';
import { readAs } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const SETTINGS = '/noticesettings';

const settingsOf = ({ cloud }: Person) => cloud.object<typeof notice>('notice').settings({});

/** A practice of which this person is reminded each morning. */
async function remindedPractice({ cloud }: Person, title: string): Promise<void> {
  const now = Date.now();
  const data = practiceData({
    title,
    content: '南无阿弥陀佛',
    target: null,
    reminder: { time: '05:30', weekdays: [1, 2, 3, 4, 5, 6, 7] },
    paused: false,
  });
  const entry = { number: 1, kind: PRACTICE_SAVE, subject: '7'.repeat(32), amount: 0, at: now, data };
  const replica = randomBytes(16).toString('hex');
  const { refused } = await cloud
    .object<typeof journal>('journal')
    .append({ replica, now, entries: [entry] });
  expect(refused).toEqual([]);
}

/** At which times of the day, in UTC, there is something in the calendar. */
async function hoursIn(address: string): Promise<string[]> {
  const calendar = await (await fetch(address)).text();
  return [...new Set([...calendar.matchAll(/^DTSTART:\d{8}(.*)\r$/gm)].map(([, time = '']) => time))];
}

const button = (page: Page, key: string) => page.getByRole('main').getByRole('button', { name: say(key) });
const confirm = (page: Page, key: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(key) })
    .click();

test('the calendar of one’s reminders: made, copied, read, made anew, ended', async ({
  page,
  context,
  apps,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const someone = await loggedIn(page, apps.main);
  await remindedPractice(someone, '早课念佛');
  await open(page, SETTINGS);
  const told = page.locator('main bdi');
  await button(page, 'notice.calendar.create').click();
  const first = (await told.textContent()) ?? '';
  await button(page, 'notice.calendar.copy').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const calendar = await fetch(first);
  expect(calendar.status).toBe(200);
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain('早课念佛');

  await button(page, 'notice.calendar.renew').click();
  await confirm(page, 'notice.calendar.renew');
  await expect(told).not.toHaveText(first);
  const second = (await told.textContent()) ?? '';
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await button(page, 'notice.calendar.revoke').click();
  await confirm(page, 'notice.calendar.revoke');
  await expect(button(page, 'notice.calendar.create')).toBeFocused();
  await expect(told).toHaveCount(0);
  expect((await fetch(second)).status).toBe(404);
});

test('the address fits the smallest screen with the largest text, in Thai, and is for everybody', async ({
  page,
  context,
  apps,
}) => {
  const thai = words('th');
  await readAs(context, { language: 'th', text: '1.5', theme: 'dark' });
  await page.setViewportSize({ width: NARROW_PX, height: 640 });
  await loggedIn(page, apps.main);
  await open(page, SETTINGS);
  await page.getByRole('button', { name: thai('notice.calendar.create') }).click();
  await page.locator('main bdi').waitFor();
  await expectNoSidewaysScroll(page, 'calendar address');
  await expectTapTargets(page, 'calendar address');
  await expectAccessible(page, 'calendar address');
});

test.describe('on a device in Bangkok', () => {
  test.use({ timezoneId: 'Asia/Bangkok' });

  const [china, thailand] = [{ zone: '中国时间' }, { zone: '泰国时间' }];

  test('times may go by the clocks there, once that is saved', async ({ page, apps }) => {
    const someone = await loggedIn(page, apps.main);
    await open(page, SETTINGS);
    const main = page.getByRole('main');
    const change = main.getByRole('button', { name: say('notice.zone.change', thailand) });
    const keep = main.getByRole('button', { name: say('notice.zone.keep', china) });
    await expect(main).toContainText(say('notice.zone.kept', china));
    await expect(main).toContainText(say('notice.zone.here', thailand));
    await change.click();
    await expect(main).toContainText(say('notice.zone.changed', thailand));
    await keep.click();
    await expect(main).toContainText(say('notice.zone.kept', china));
    await change.click();
    await expect(keep).toBeFocused();
    expect(await settingsOf(someone)).toMatchObject({ zone: 'Asia/Shanghai' });
    await main.getByRole('button', { name: say('notice.settings.save') }).click();
    await expect(main).toContainText(say('notice.zone.kept', thailand));
    await expect(keep).toHaveCount(0);
    await expect(change).toHaveCount(0);
    expect(await settingsOf(someone)).toMatchObject({ zone: 'Asia/Bangkok' });
  });

  test('a reminder comes at its time there, whatever the settings say', async ({ page, apps }) => {
    const someone = await loggedIn(page, apps.main);
    await open(page, '/pages/practice/edit');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: say('practice.form.title') }).fill('早课念佛');
    await main.getByRole('textbox', { name: say('practice.form.content') }).fill('南无阿弥陀佛');
    await main.getByRole('switch', { name: say('practice.form.reminder') }).check({ force: true });
    await main.getByLabel(say('practice.form.time')).fill('06:00');
    await expect(main).toContainText(say('practice.form.zone', thailand));
    await main.getByRole('button', { name: say('practice.form.save') }).click();
    const { address } = await someone.cloud.object<typeof notice>('notice').createFeed({});
    await expect.poll(() => hoursIn(address), { timeout: 60_000 }).toEqual(['T230000Z']);
    expect(await settingsOf(someone)).toMatchObject({ zone: 'Asia/Shanghai' });
  });
});

test('a device where the kept zone is has nothing to offer', async ({ page, apps }) => {
  await loggedIn(page, apps.main);
  await open(page, SETTINGS);
  await expect(page.getByText(say('notice.zone.kept', { zone: '中国时间' }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('notice.zone.change', { zone: '' }) })).toHaveCount(0);
});
