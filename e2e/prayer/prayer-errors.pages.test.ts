import { expect, loggedIn, test } from '../support/pages/test.ts';

const LIST = '/pages/prayer/prayer';
const EDIT = '/pages/prayer/edit';

test('a prayer: what is wrong is said at its field, and nothing typed is lost', async ({
  page,
  messages,
}) => {
  await page.open(EDIT);
  const text = messages.textbox('prayer.form.text');
  const save = messages.button('prayer.form.save');
  await save.click();
  await messages.at(text, 'prayer-empty', '');
  for (const unseen of [' \u3000 ', '\u200b\u202e']) {
    await text.fill(unseen);
    await save.click();
    await messages.at(text, 'prayer-empty', unseen);
  }
  const tower = `愿${'\u0301'.repeat(4_000)}`;
  await text.fill(tower);
  await save.click();
  await messages.at(text, 'prayer-too-long', tower);
  // No more than fits can be written.
  await text.fill('愿'.repeat(141));
  await expect(text).toHaveValue('愿'.repeat(140));
  await expect(page.getByText('140 / 140')).toBeVisible();
  await text.fill('<b>愿母亲康复</b>\u202e');
  await save.click();
  // Markup is text, and marks that turn the reading round are gone.
  await expect(page.getByRole('link', { name: '<b>愿母亲康复</b>' })).toHaveCount(1);
});

test('what is not finished is there again, of each prayer its own, until it is saved', async ({
  page,
  messages,
}) => {
  const text = messages.textbox('prayer.form.text');
  await page.open(EDIT);
  await text.fill('愿母亲');
  await page.open(LIST);
  await page.open(EDIT);
  await expect(text).toHaveValue('愿母亲');
  await text.fill('愿母亲康复');
  await messages.button('prayer.form.save').click();
  await expect(page.getByRole('link', { name: '愿母亲康复' })).toHaveCount(1);
  // This browser keeps nothing: it is told, and everything works.
  await messages.place('prayer.kept.memoryVisitor');
  await page.open(EDIT);
  await expect(text).toHaveValue('');
});

test('a prayer that is not there leads back to the list', async ({ page, messages }) => {
  for (const address of ['/pages/prayer/one', '/pages/prayer/one?id=x', `${EDIT}?id=${'a'.repeat(32)}`]) {
    await page.open(address);
    await messages.place('prayer.one.goneTitle');
  }
});

test('140 families are a prayer, on the page and in the account', async ({ page, app, messages }) => {
  await loggedIn(page, app);
  const families = '👨‍👩‍👧‍👦'.repeat(140);
  await page.open(EDIT);
  await messages.textbox('prayer.form.text').fill(families);
  await messages.button('prayer.form.save').click();
  await expect(page.getByRole('link', { name: families })).toHaveCount(1);
});
