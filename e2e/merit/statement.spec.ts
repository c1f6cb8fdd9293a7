import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { login, person } from '../support/member.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

/** What is kept when a button is pressed. */
async function kept(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test('the statement of a year is kept as a PDF and as a table', async ({ page, apps }) => {
  const someone = person(apps.main);
  await someone.register();
  await visitor(apps.main, 'zh-Hans', someone.cloud).placePaid({ copies: 20 });
  await login(page, someone);
  await open(page, '/pages/zhuyin/statement');
  const pdf = await kept(page, say('merit.statement.savePdf'));
  expect(pdf.name).toMatch(/^yuanguang-\d{4}\.pdf$/);
  expect(pdf.file.subarray(0, 5).toString()).toBe('%PDF-');
  const table = await kept(page, say('merit.statement.save'));
  expect(table.name).toMatch(/\.csv$/);
  expect(table.file.toString()).toContain('100.00');
});
