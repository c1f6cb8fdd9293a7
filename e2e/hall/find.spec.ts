import type { Page } from '@playwright/test';
import { FIND, inHalls, MINE } from '../support/halls.ts';
import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');

async function lookUp(page: Page, query: string): Promise<void> {
  await open(page, FIND);
  await page.getByRole('searchbox').fill(query);
  await page.getByRole('button', { name: say('lookup.submit') }).click();
}

test('a tablet is found by its number and by its phone, tells of nobody, and is opened by both together', async ({
  page,
  apps,
  problems,
}) => {
  const phone = newPhone();
  const halls = inHalls(apps.main);
  const { tabletNumber } = await halls.read(await halls.apply({ contact: { kind: 'phone', value: phone } }));
  const main = page.getByRole('main');
  const check = page.getByRole('dialog', { name: say('hall.find.check') });
  const checkWith = async (text: string) => {
    await check.getByRole('textbox').fill(text);
    await check.getByRole('button', { name: say('lookup.check') }).click();
  };
  const opened = main.getByRole('heading', { name: say('hall.tablet.status.tablet.applied') });

  await open(page, MINE);
  await main.getByRole('link', { name: say('hall.find.byNumber') }).click();
  await page.getByRole('searchbox').fill(tabletNumber.replaceAll('-', ' '));
  await page.getByRole('button', { name: say('lookup.submit') }).click();
  const found = main.getByRole('listitem').filter({ hasText: tabletNumber });
  await expect(found).toBeVisible();
  await expect(main).not.toContainText('林秀英');
  await found.getByRole('button').click();
  problems.expect(/answer 400|Failed to load resource/);
  await checkWith('13800000000');
  await expect(check.getByRole('alert')).toContainText('没有查到登记');
  await checkWith(phone);
  await expect(opened).toBeVisible();

  await lookUp(page, phone);
  const masked = main.getByRole('listitem').filter({ hasText: tabletNumber.slice(-2) });
  await expect(masked).not.toContainText(tabletNumber);
  await masked.getByRole('button').click();
  await checkWith(tabletNumber);
  await expect(opened).toBeVisible();
  // What was asked is not kept on the device; where it can be erased at the temple is told.
  await open(page, `${FIND}?query=${phone}`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(phone);
  await main.getByRole('link', { name: say('hall.find.erase') }).click();
  await expect(page.getByRole('textbox', { name: say('lookup.erase.query') })).toHaveValue(phone);
});

test('who finds nothing is told what to try next, and an empty line what to write', async ({ page }) => {
  await lookUp(page, '');
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(say('lookup.emptyQuery'));
  await lookUp(page, newPhone());
  await expect(page.getByText(say('hall.find.none'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('hall.find.again') })
    .click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
