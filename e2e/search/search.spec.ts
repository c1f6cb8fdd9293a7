import type { Page } from '@playwright/test';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { expectAccessible } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectTapTargets, setTextSize } from '../support/layout.ts';
import { readAs, readOnIn } from '../support/reading.ts';
import { NARROW_PX } from '../support/screens.ts';
import { newPhone } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { visitor } from '../support/visitor.ts';
import { type Say, words } from '../support/words.ts';

const say = words('zh-Hans');

const field = (page: Page, inWords: Say = say) =>
  page.getByRole('searchbox', { name: inWords('search.label') });
const group = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name, exact: true });
const history = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: say('search.history') })
    .getByRole('listitem');

test('one field finds pages, books and news, comes back as it was left, and sends nothing of what was typed', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, '/home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('search.menu.search') })
    .click();
  await expect(page).toHaveTitle(new RegExp(say('search.titles.search')));

  // Who writes traditional characters finds simplified ones.
  await field(page).fill('金剛');
  const books = group(page, say('lookup.titles.lookup'));
  await expect(books.getByRole('link', { name: /金刚/ })).toBeVisible();
  await field(page).fill('邮费');
  await expect(group(page, say('search.pages')).getByRole('link')).toHaveText([say('temple.menu.questions')]);
  await field(page).fill('经书');
  const news = group(page, say('news.titles.news'));
  await news.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/pages\/news\/detail\?id=/);
  await page.goBack();
  await expect(field(page)).toHaveValue('经书');
  await expect(news.getByRole('link').first()).toBeVisible();

  await field(page).fill('');
  await expect(history(page)).toHaveCount(1);
  await history(page).getByRole('button', { name: '经书', exact: true }).click();
  await expect(field(page)).toHaveValue('经书');
  await field(page).fill('');
  await page.getByRole('button', { name: say('search.forget', { query: '经书' }) }).click();
  await expect(page.getByText(say('search.history'))).toBeHidden();

  await field(page).fill('没有这样的东西');
  await expect(page.getByText(say('search.noneHint'))).toBeVisible();
  expect(sent.filter((line) => /金剛|邮费|没有这样|%E9%87%91%E5%89%9B/.test(line))).toEqual([]);
});

test('a book that was found stands on its shelf, chosen and in sight, and what is chosen later holds', async ({
  page,
}) => {
  await open(page, '/find');
  await field(page).fill('地藏');
  const found = group(page, say('lookup.titles.lookup')).getByRole('link').first();
  const title = (await found.textContent()) ?? '';
  await found.click();
  const shelf = page.getByRole('group', { name: say('sponsor.book.choose') });
  const chosen = shelf.getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(title);
  await expect(page.getByRole('heading', { name: say('sponsor.book.head') })).toBeInViewport();
  await expect(page).toHaveURL(/#\/$/);
  await shelf.getByRole('radio').first().check({ force: true });
  await page.reload();
  await expect(chosen).not.toHaveAccessibleName(title);
  await page.goto('#/?book=no-such-book');
  await expect(chosen).not.toHaveAccessibleName(title);
});

test('what people call a page finds it, whatever it is called here', async ({ page }) => {
  await open(page, '/find');
  for (const [words, label] of [
    ['投诉', 'feedback.menu.feedback'],
    ['年度', 'merit.menu.merit'],
    ['超度', 'dedication.menu.dedication'],
    ['念咒', 'practice.menu.practice'],
    ['請經', 'sponsor.menu.sponsor'],
  ] as const) {
    await field(page).fill(words);
    await expect(
      group(page, say('search.pages')).getByRole('link', { name: say(label), exact: true }),
    ).toBeVisible();
  }
});

test('a number or a phone leads to the look-up, and the search keeps neither', async ({ page, apps }) => {
  const phone = newPhone();
  const { order } = await visitor(apps.main).placePaid({ contact: { kind: 'phone', value: phone } });
  await open(page, '/find');
  for (const text of [order.sponsorNumber, phone]) {
    await field(page).fill(text);
    await group(page, say('search.leads'))
      .getByRole('link', { name: say('lookup.menu.lookup') })
      .click();
    await expect(page).toHaveURL(/#\/searchresult\?query=/);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /查看|看/ })
        .first(),
    ).toBeVisible();
    await page.goto('#/find');
  }
  await field(page).fill('');
  await expect(page.getByText(say('search.history'))).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('yuanguang.searches'))).toBeNull();
});

test('ten searches are kept, the last first, and cleared as a whole after a question', async ({ page }) => {
  await open(page, '/find');
  await page.evaluate(() =>
    localStorage.setItem('yuanguang.searches', JSON.stringify([...'一二三四五六七八九十'])),
  );
  await page.reload();
  await field(page).fill('设置');
  await group(page, say('search.pages'))
    .getByRole('link', { name: say('profile.menu.settings') })
    .click();
  await expect(page).toHaveURL(/settings$/);
  await page.goto('#/find');
  await field(page).fill('');
  await expect(history(page)).toHaveCount(10);
  await expect(history(page).first()).toContainText('设置');
  await page.getByRole('button', { name: say('search.clear'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('search.clear'), exact: true }).click();
  await expect(page.getByText(say('search.history'))).toBeHidden();
});

test('results are accessible, and fit the narrowest phone in every language and in large text', async ({
  page,
  context,
}) => {
  test.slow();
  await readAs(context, { language: 'zh-Hans' });
  for (const language of LANGUAGES) {
    const inWords = words(language);
    if (language !== 'zh-Hans') await readOnIn(page, language);
    await page.setViewportSize({ width: NARROW_PX, height: 640 });
    await open(page, '/find');
    await field(page, inWords).fill(inWords('news.menu.news').slice(0, 2));
    await expect(group(page, inWords('search.pages')).getByRole('link').first()).toBeVisible();
    for (const text of ['1', '1.5'] as const) {
      await setTextSize(page, text);
      await expectNoSidewaysScroll(page, `search in ${language} at ${text}×`);
      await expectTapTargets(page, `search in ${language} at ${text}×`);
    }
    await setTextSize(page, '1');
  }
  await expectAccessible(page, 'search with results');
});
