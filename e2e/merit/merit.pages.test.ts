import { NETWORK_FAILURES } from '../support/failures.ts';
import { person } from '../support/member.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';
import { visitor } from '../support/visitor.ts';

const PAGE = '/pages/zhuyin/mygongde';

test('who is not logged in is shown the way', async ({ page, messages }) => {
  await page.open(PAGE);
  await messages.place('merit.login.title', 'merit.login.text');
});

test('who has done nothing yet is shown how to begin', async ({ page, apps, messages }) => {
  await loggedIn(page, apps.main);
  await page.open(PAGE);
  await messages.place('merit.emptyTitle', 'merit.emptyText');
  await expect(page.getByRole('link', { name: messages.text('merit.toPractice') })).toHaveCount(1);
});

test('a printing is a leaf on the tree, a row of the table, and an entry that leads to it', async ({
  page,
  apps,
  messages,
}) => {
  const someone = await loggedIn(page, apps.main);
  const sponsor = visitor(apps.main, 'zh-Hans', someone.cloud);
  await sponsor.placePaid({ copies: 20 });
  await sponsor.place();
  await page.open(PAGE);
  await messages.place(['merit.leaves', { count: 1 }], 'merit.noAmounts');
  const tree = page.getByRole('img', {
    name: messages.text(['merit.monthLeaves', { month: '本月', count: 1 }]),
  });
  await expect(tree).toHaveCount(1);
  await page.locator('[role="tab"]').last().click();
  await expect(tree).toHaveCount(0);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('本月 — 1 1');

  const entries = page.locator('main ol > li');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText('20');
  await page.getByRole('button', { name: messages.text('merit.short.sit') }).click();
  await expect(page.getByText(messages.text('merit.noneOfKind'))).toBeVisible();
  await page.getByRole('button', { name: messages.text('merit.short.print') }).click();
  await entries.first().getByRole('link').click();
  await messages.place('sponsor.mine.title');
});

test('what was sponsored without a login is kept in the account by one tap, once the number is proven', async ({
  page,
  apps,
  messages,
  network,
}) => {
  const mobile = `139${String(Date.now()).slice(-8)}`;
  await visitor(apps.main).placePaid({ contact: { kind: 'phone', value: mobile } });
  const someone = person(apps.main);
  await someone.loginByCode(mobile);
  page.login(someone);
  await page.open(PAGE);
  await messages.place(['merit.earlier.text', { count: 1 }], 'merit.emptyTitle');
  const keep = page.getByRole('button', { name: messages.text('merit.earlier.button') });
  await network.during('merit.joinEarlier', 'broken', async () => {
    await keep.click();
    await messages.alert('framework.request.system');
  });
  network.restore('merit.joinEarlier');
  await keep.click();
  await messages.place(['merit.leaves', { count: 1 }]);
  await expect(keep).toHaveCount(0);
});

test('entries that do not come are told below the tree, and can be asked for again', async ({
  page,
  apps,
  network,
  messages,
}) => {
  await loggedIn(page, apps.main);
  for (const [index, [failure, words]] of NETWORK_FAILURES.entries()) {
    await network.during('merit.timeline', failure, () =>
      index === 0 ? page.open(PAGE) : messages.again('merit.failed', 'merit.retry'),
    );
    await messages.alert('merit.failed', `framework.request.${words}`);
    await messages.place('merit.noAmounts');
  }
  network.restore();
  await messages.again('merit.failed', 'merit.retry');
  await messages.place('merit.emptyTitle');
});

test('the payments of a year are listed with their sum, and kept as a table', async ({
  page,
  apps,
  messages,
}) => {
  const someone = await loggedIn(page, apps.main);
  await page.open('/pages/zhuyin/statement');
  await expect(page.getByText(/没有款项/)).toBeVisible();
  const sponsor = visitor(apps.main, 'zh-Hans', someone.cloud);
  await sponsor.placePaid({ copies: 20 });
  await sponsor.placePaid({ copies: 2 });
  await page.open('/pages/ucenter/ucenter');
  await page.open('/pages/zhuyin/statement');
  await messages.place('merit.statement.note');
  await expect(page.locator('main ul > li')).toHaveCount(2);
  await expect(page.getByText('110.00 元')).toBeVisible();
});
