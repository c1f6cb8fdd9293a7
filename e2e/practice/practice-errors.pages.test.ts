import { expect, test } from '../support/pages/test.ts';

const LIST = '/pages/practice/practice';
const EDIT = '/pages/practice/edit';

const fileOf = (content: string) => new File([content], 'practice.json', { type: 'application/json' });

test('a practice of one’s own: what is wrong is said at its field, and nothing typed is lost', async ({
  page,
  messages,
}) => {
  await page.open(EDIT);
  const title = messages.textbox('practice.form.title');
  const content = messages.textbox('practice.form.content');
  const target = page.getByRole('textbox', { name: messages.text('practice.form.target') });
  const save = messages.button('practice.form.save');
  await messages.refuses(
    save,
    [title, 'practice-title-required', ' \u200b '],
    [content, 'practice-content-required', '  '],
    [target, 'practice-target-invalid', '0'],
  );
  await title.fill('长'.repeat(41));
  await save.click();
  await messages.at(title, 'practice-title-too-long', '长'.repeat(41));
  await title.fill('<b>念佛</b>\u202e');
  await content.fill('南无阿弥陀佛');
  await target.fill('１０８');
  await page.locator('main input[role="switch"]').click();
  for (const day of page.locator('input[name="weekday"]').all()) (day as HTMLInputElement).click();
  await save.click();
  await messages.alert('practice-reminder-invalid');
  await expect(title).toHaveValue('<b>念佛</b>\u202e');
  for (const day of page.locator('input[name="weekday"]').all()) (day as HTMLInputElement).click();
  await save.click();
  // This browser keeps nothing: it is told, and everything works.
  await messages.place('practice.kept.memoryVisitor');
  // Markup is text, and marks that turn the reading round are gone.
  await expect(page.getByRole('link', { name: '<b>念佛</b>' })).toHaveCount(1);
});

test('a file of another app is refused at the field where it was chosen, and nothing is imported', async ({
  page,
  messages,
}) => {
  await page.open(LIST);
  await messages.place('practice.list.emptyTitle');
  const field = page.locator('main input[type="file"]');
  for (const [content, problem] of [
    ['not a file', 'unreadable'],
    ['{"habits":[]}', 'notOurs'],
    ['{"app":"yuanguang-temple","content":"practice","version":9,"practices":[]}', 'newer'],
    ['{"app":"yuanguang-temple","content":"practice","version":1,"practices":[{"id":"x"}]}', 'damaged'],
  ] as const) {
    await field.setInputFiles(fileOf(content));
    await messages.at(field, `practice.transfer.problems.${problem}`);
    await messages.place('practice.list.emptyTitle');
  }
});

test('a practice that is not there leads back to the list', async ({ page, messages }) => {
  for (const address of ['/pages/practice/count', '/pages/practice/count?id=x', `${EDIT}?id=x`]) {
    await page.open(address);
    await messages.place('practice.count.goneTitle');
  }
});
