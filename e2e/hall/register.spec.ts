import type { Page } from '@playwright/test';
import { cashier, newPhone, payLabel } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const REGISTER = '/pages/hall/register';

/** The form of a tablet, in Chinese. */
function form(page: Page) {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(say(`hall.field.${key}`), { exact: true });
  const sheet = page.getByRole('dialog', { name: say('sponsor.summary.title') });
  return {
    field,
    title: (key: 'title' | 'sponsorTitle', title: string) =>
      main
        .getByRole('group', { name: say(`hall.field.${key}`), exact: true })
        .getByRole('button', { name: title, exact: true }),
    date: (id: 'born' | 'died') => main.getByRole('group', { name: say(`hall.field.${id}`), exact: true }),
    button: (key: string) => main.getByRole('button', { name: say(`hall.field.${key}`), exact: true }),
    gift: () => main.getByLabel(say('hall.register.gift')),
    contact: () => main.getByLabel(say('sponsor.form.contact'), { exact: true }),
    drawing: () => main.getByRole('img', { name: /^佛/ }),
    submit: () =>
      page
        .getByRole('button', { name: say('hall.register.action'), exact: true })
        .first()
        .click(),
    sheet,
    consent: () => sheet.getByRole('checkbox', { name: say('hall.register.consent') }),
  };
}

const heading = (page: Page, status: string) =>
  page.getByRole('main').getByRole('heading', { name: say(`hall.tablet.status.${status}`) });

test('a tablet of rebirth without a gift: from the hall, seen as it is typed, registered once, corrected by its owner', async ({
  page,
}) => {
  await open(page, '/pages/hall/memorial');
  await page.getByRole('link', { name: say('hall.register.do') }).click();
  const f = form(page);
  // Nothing is called wrong before anything is typed: the action leads to the first field.
  await f.submit();
  await expect(f.field('departed')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await f.title('title', '先妣').click();
  await f.field('departed').fill('林秀英');
  await f.button('diedOpen').click();
  const died = f.date('died');
  await died.getByLabel(say('hall.field.year')).selectOption('2025');
  // The leap month of that year, and no more days than it has.
  await died.getByLabel(say('hall.field.month')).selectOption({ label: '闰六月' });
  await expect(died.getByRole('option', { name: '三十', exact: true })).toHaveCount(0);
  await died.getByLabel(say('hall.field.day')).selectOption({ label: '廿九' });
  await expect(died).toContainText('2025年8月22日');
  await f.title('sponsorTitle', '孝女').click();
  await f.field('sponsor').fill('陈静慧');
  await expect(f.drawing()).toHaveAccessibleName(
    '佛力超荐，先妣林秀英，往生莲位，阳上 孝女陈静慧 敬荐，殁于二〇二五年闰六月廿九',
  );
  await f.contact().fill(newPhone());
  // A reload and another kind of tablet lose nothing.
  await page.reload();
  await expect(f.field('departed')).toHaveValue('林秀英');
  await page.getByRole('tab', { name: say('hall.register.kind.land') }).click();
  await expect(f.field('sponsor')).toHaveValue('陈静慧');
  await page.getByRole('tab', { name: say('hall.register.kind.rebirth') }).click();

  await f.submit();
  await expect(f.sheet.getByRole('img', { name: /先妣林秀英/ })).toBeVisible();
  const register = f.sheet.getByRole('button', { name: say('hall.register.action'), exact: true });
  await register.click();
  await expect(f.consent()).toBeFocused();
  await f.consent().press('Space');
  await register.click();
  await expect(heading(page, 'applied')).toBeVisible();
  // Names of the dead stay on no device.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    '林秀英',
  );

  await page.getByRole('link', { name: say('hall.correct.do') }).click();
  await expect(f.field('departed')).toHaveValue('林秀英');
  await f.field('departed').fill('林秀瑛');
  await page.getByRole('button', { name: say('hall.correct.save') }).click();
  await expect(heading(page, 'applied')).toBeVisible();
  await page.getByRole('link', { name: say('hall.correct.do') }).click();
  await expect(f.drawing()).toHaveAccessibleName(/先妣林秀瑛/);
  await open(page, `${REGISTER}?kind=rebirth`);
  await expect(f.field('departed')).toHaveValue('');
});

test('with a gift of any amount: paid for, and then before the office', async ({ page }) => {
  await open(page, `${REGISTER}?kind=longevity`);
  const f = form(page);
  await f.field('living').fill('陈国安');
  await f.button('addPerson').click();
  await f.field('living').nth(1).fill('林静');
  await f.field('household').press('Space');
  await expect(f.drawing()).toHaveAccessibleName('佛光注照，陈国安 林静，阖家，长生禄位');
  await f.button('addPerson').click();
  await page
    .getByRole('button', { name: say('hall.field.removePerson', { number: 1 }), exact: true })
    .click();
  await expect(f.field('living').first()).toHaveValue('林静');
  await expect(f.gift()).toHaveValue('');
  await f.gift().fill('7');
  await f.contact().fill(newPhone());
  await f.submit();
  for (const box of [f.consent(), f.sheet.getByRole('checkbox', { name: say('hall.register.agree') })])
    await box.press('Space');
  await f.sheet.getByRole('button', { name: payLabel(say) }).click();
  await page.waitForURL('**/cashier/**');
  await expect(page.locator('.amount')).toContainText('7.00');
  await cashier(page).approve();
  await expect(heading(page, 'applied')).toBeVisible();
});

test('each refusal stands at its field, and a sign that no type has is told before anything is sent', async ({
  page,
}) => {
  await open(page, `${REGISTER}?kind=rebirth`);
  const f = form(page);
  const isTold = async (field: ReturnType<typeof f.field>, text: string | RegExp) =>
    expect(field).toHaveAccessibleDescription(text);
  await f.field('departed').fill('慧'.repeat(40));
  await f.field('departed').blur();
  await isTold(f.field('departed'), /最多 20 字/);
  await f.field('departed').fill('13800138000');
  await f.field('departed').blur();
  await isTold(f.field('departed'), /请只写文字/);
  await f.field('departed').fill('林𡨴英');
  await f.field('sponsor').fill('陈静慧');
  await f.gift().fill('一元');
  await f.gift().blur();
  await expect(f.gift()).toHaveAttribute('aria-invalid', 'true');
  await f.gift().fill('');
  await f.contact().fill('12');
  await f.contact().blur();
  await expect(f.contact()).toHaveAttribute('aria-invalid', 'true');
  await f.contact().fill(newPhone());
  await f.submit();
  await isTold(f.field('departed'), /“𡨴”暂时写不出来/);
  await expect(f.sheet).toBeHidden();
  await f.field('departed').fill('林秀英');

  // A day to come: this year has it, and it is not there yet.
  await f.button('diedOpen').click();
  const died = f.date('died');
  await died.getByRole('button', { name: say('hall.field.calendars.solar') }).click();
  await died.getByLabel(say('hall.field.year')).selectOption({ index: 1 });
  await f.submit();
  await expect(died.getByRole('alert')).toHaveText(say('hall.field.dateHalf'));
  await died.getByLabel(say('hall.field.month')).selectOption('12');
  await died.getByLabel(say('hall.field.day')).selectOption('31');
  const today = new Date().toISOString().slice(5, 10);
  await f.submit();
  if (today < '12-30') await expect(died.getByRole('alert')).toContainText('还没有到');

  await open(page, `${REGISTER}?kind=creditors`);
  await f.field('oneself').fill('莲花有限公司');
  await f.field('oneself').blur();
  await isTold(f.field('oneself'), /只为一位在世的人立/);
  await open(page, `${REGISTER}?kind=infant`);
  await f.submit();
  await expect(f.field('father')).toBeFocused();
});

test('by the keyboard alone', async ({ page }) => {
  await open(page, `${REGISTER}?kind=rebirth`);
  const f = form(page);
  const reach = async (target: ReturnType<typeof f.field>) => {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await page.getByRole('tab', { name: say('hall.register.kind.rebirth') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: say('hall.register.kind.ancestors') })).toBeFocused();
  await reach(f.field('surname'));
  await page.keyboard.type('欧阳');
  await reach(f.field('descendant'));
  await page.keyboard.type('欧阳明');
  await reach(f.contact());
  await page.keyboard.type(newPhone());
  await reach(page.getByRole('button', { name: say('hall.register.action'), exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(f.sheet).toBeVisible();
  await reach(f.consent());
  await page.keyboard.press('Space');
  await reach(f.sheet.getByRole('button', { name: say('hall.register.action'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'applied')).toBeVisible();
});
