import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { journal as journalObject } from '@yuanguang/contract/objects/journal';
import { PRACTICE_SAVE, PRACTICES_MAX, practiceData } from '@yuanguang/contract/rules/practice';
import { login, person } from '../support/member.ts';
import { allSent, CHANT, kept, LIST, practising } from '../support/practising.ts';
import { knownDevice } from '../support/reading.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

test('exported on one device and imported on two others, offline and again: its counts are in the account once', async ({
  page,
  browser,
  apps,
}) => {
  test.setTimeout(120_000);
  await open(page, LIST);
  const here = practising(page, say);
  await here.make(CHANT);
  await here.open(CHANT.title);
  await here.count(1);
  for (const [how, amount] of [
    ['add', 4],
    ['off', 2],
  ] as const) {
    await here.openSheet();
    await here.correct({ how, amount });
    await expect(here.sheet).toBeHidden();
  }
  await expect(here.tap).toContainText('3');
  await page.goBack();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('practice.transfer.export') }).click();
  const file = await readFile(await (await saving).path());

  const member = person(apps.main);
  await member.register();
  const others: Page[] = [];
  for (const _ of ['one', 'two']) {
    const context = await browser.newContext({ baseURL: `${apps.main.url}/zhuyin/`, locale: 'zh-CN' });
    await knownDevice(context);
    const other = await context.newPage();
    await open(other, LIST);
    await context.setOffline(true);
    for (const told of [
      say('practice.transfer.imported', { count: 1 }),
      say('practice.transfer.nothingNew'),
    ]) {
      await other
        .getByLabel(say('practice.transfer.import'))
        .setInputFiles({ name: 'practice.json', mimeType: 'application/json', buffer: file });
      await expect(other.getByText(told)).toBeVisible();
      await expect(other.getByRole('link', { name: CHANT.title })).toContainText('3');
    }
    await context.setOffline(false);
    others.push(other);
  }
  // All three turn out to be the same person's, the one that the file is of as well.
  for (const each of [page, ...others]) {
    await login(each, member);
    await open(each, LIST);
    await allSent(each);
    expect(await kept(member)).toEqual([{ title: CHANT.title, today: 3, total: 3 }]);
  }
  for (const each of others) {
    await expect(each.getByRole('link', { name: CHANT.title })).toContainText('3');
    await each.context().close();
  }
});

test('a practice that found no room in the account is told of, until that is put away for good', async ({
  page,
  apps,
}) => {
  const member = person(apps.main);
  await member.register();
  const data = practiceData({ title: '早课', content: '念佛', target: null, reminder: null, paused: false });
  const now = Date.now();
  const entries = Array.from({ length: PRACTICES_MAX }, (_, index) => ({
    number: index + 1,
    kind: PRACTICE_SAVE,
    subject: index.toString(16).padStart(32, '0'),
    amount: 0,
    at: now,
    data,
  }));
  const replica = randomBytes(16).toString('hex');
  expect(
    await member.cloud.object<typeof journalObject>('journal').append({ replica, now, entries }),
  ).toMatchObject({ refused: [] });
  await open(page, LIST);
  await practising(page, say).make(CHANT);
  await login(page, member);
  await open(page, LIST);
  const told = page.getByRole('status').filter({ hasText: CHANT.title });
  await expect(told).toBeVisible();
  await page.reload();
  await told.getByRole('button', { name: say('practice.refused.dismiss') }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: '早课' })).toHaveCount(PRACTICES_MAX);
  await expect(told).toBeHidden();
});
