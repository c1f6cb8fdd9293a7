import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const GUANYIN = '观世音菩萨';

test('who is asked into the middle stands there, and is bowed to', async ({ page }) => {
  await open(page, '/pages/fo/selectFoMenu');
  const guanyin = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '观世音菩萨', exact: true }) });
  await guanyin.getByRole('button').click();
  await expect(guanyin.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/pages/fo/selectfo');
  const slides = page.getByRole('list', { name: say('worship.choose.label') });
  await slides.getByRole('heading', { name: '观世音菩萨', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText('南无大慈大悲观世音菩萨')).toHaveCount(0);
  await page.getByRole('button', { name: say('worship.choose.middle') }).click();
  await expect(page.getByText('南无大慈大悲观世音菩萨')).toBeVisible();
  await page.reload();
  await expect(page.getByText('南无大慈大悲观世音菩萨')).toBeVisible();
});

test('a shrine is named and arranged, a name that is too long is told at once, and all of it stays', async ({
  page,
}) => {
  await open(page, '/pages/fo/selectFoMenu');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: GUANYIN, exact: true }) })
    .getByRole('button')
    .click();
  await open(page, '/pages/fo/myfotang');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: say('worship.arrange.save') });
  const name = main.getByRole('textbox', { name: say('worship.arrange.name') });
  await name.fill('净'.repeat(21));
  await save.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByText('名称最多 20 字，请略作删减')).toBeVisible();
  await name.fill('净心堂');
  await main.getByRole('textbox', { name: new RegExp(GUANYIN) }).fill('家中老像');
  const rows = main
    .getByRole('list')
    .filter({ has: name.page().getByRole('img', { name: new RegExp(GUANYIN) }) });
  await rows
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: new RegExp(`^${say('worship.arrange.before')}`) })
    .click();
  await main.getByRole('button', { name: say('worship.arrange.cloths.cinnabar'), exact: true }).click();
  await save.click();
  await expect(page.getByText(say('worship.arrange.saved'))).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('净心堂');
  await expect(rows.getByRole('listitem').first().getByRole('textbox')).toHaveValue('家中老像');
  await expect(
    main.getByRole('button', { name: say('worship.arrange.cloths.cinnabar'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('who a figure is, and where that is written, is told on its page', async ({ page }) => {
  await open(page, '/pages/fozhu/index?id=guanyin');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: GUANYIN })).toBeVisible();
  await expect(main.getByText(/普门品/)).toBeVisible();
  await main.getByRole('link', { name: '地藏王菩萨' }).click();
  await expect(main.getByRole('heading', { name: '地藏王菩萨' })).toBeVisible();
  // An address that somebody made up shows whom the shrine has.
  await open(page, '/pages/fozhu/index?id=nobody');
  await expect(main.getByRole('heading', { name: '释迦牟尼佛' })).toBeVisible();
});
