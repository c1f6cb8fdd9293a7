import type { BrowserContext, Page } from '@playwright/test';
import type { notice as noticeObject } from '@yuanguang/contract/objects/notice';
import { LIGHTINGS_A_DAY } from '@yuanguang/contract/rules/worship';
import { FAMILY, inFamily, joinBy, membersOf, oneOf } from '../support/family.ts';
import { login, newMember, type Person, person } from '../support/member.ts';
import { pageReady } from '../support/page-ready.ts';
import { allSent } from '../support/practising.ts';
import { knownDevice } from '../support/reading.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const LONG_MS = 120_000;

const SHRINE = '陈家佛堂';
const INCENSE = '三支香';

/** A device of somebody else. */
async function anotherDevice(page: Page): Promise<{ page: Page; context: BrowserContext }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({ baseURL: page.url().split('#')[0] ?? '', locale: 'zh-CN' });
  await knownDevice(context);
  return { context, page: await context.newPage() };
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, key: string) =>
  main(page).getByRole('button', { name: say(`worship.family.${key}`), exact: true });
const field = (page: Page, key: string) =>
  main(page).getByRole('textbox', { name: say(`worship.family.${key}`) });
const dialog = (page: Page) => page.getByRole('alertdialog');
/** Presses the button of the question that says what happens. */
async function agree(page: Page, key: string): Promise<void> {
  await dialog(page)
    .getByRole('button', { name: say(`worship.family.${key}`), exact: true })
    .click();
}
/** What was offered, in the list: who, then what. */
const offered = (page: Page, who: string, what: string) =>
  main(page).getByRole('listitem').filter({ hasText: who }).filter({ hasText: what });
const memberRow = (page: Page, name: string) =>
  main(page)
    .getByRole('list', { name: say('worship.family.members.title') })
    .getByRole('listitem')
    .filter({ hasText: name });
const titlesTold = async ({ cloud }: Person) =>
  (await cloud.object<typeof noticeObject>('notice').list({ after: null })).notices.map(({ title }) => title);

test('two share a shrine: begun, joined by a link, offered in by both, left by who is asked out', async ({
  page,
  apps,
}) => {
  test.setTimeout(LONG_MS);
  const owner = await newMember(page, apps.main);
  await open(page, FAMILY);
  await button(page, 'begin').click();
  const sheet = page.getByRole('dialog');
  const beginning = sheet.getByRole('button', { name: say('worship.family.beginDo') });
  await beginning.click();
  await expect(sheet.getByText('请写下名称')).toHaveCount(2);
  await sheet.getByRole('textbox', { name: say('worship.family.name') }).fill(SHRINE);
  await sheet.getByRole('textbox', { name: say('worship.family.myName') }).fill('祖母');
  await beginning.click();
  await expect(main(page).getByRole('heading', { name: SHRINE })).toBeVisible();
  await expect(main(page).getByText(say('worship.family.offered.none'))).toBeVisible();

  await page.getByRole('link', { name: say('worship.family.members.title') }).click();
  await button(page, 'invite.do').click();
  const link = await field(page, 'invite.link').inputValue();
  const shrine = page.url().split('id=')[1] ?? '';

  // Whom it was sent to has no account here yet, and comes back to it after the login.
  const other = await anotherDevice(page);
  await other.page.goto(link);
  await pageReady(other.page);
  await expect(main(other.page).getByRole('heading', { name: SHRINE })).toContainText('祖母');
  const toLogin = main(other.page).getByRole('link', { name: say('worship.family.login.button') });
  expect(decodeURIComponent((await toLogin.getAttribute('href')) ?? '')).toContain(link.split('#')[1]);
  const member = person(apps.main);
  await member.register();
  await login(other.page, member);
  await other.page.goto(link);
  await pageReady(other.page);
  await field(other.page, 'myName').fill('小明');
  await button(other.page, 'join.do').click();
  await expect(main(other.page).getByText(say('worship.family.offered.none'))).toBeVisible();

  // What each of them offers the other one sees.
  await main(other.page)
    .getByRole('link', { name: say('worship.do.incense'), exact: true })
    .click();
  await main(other.page)
    .getByRole('button', { name: say('worship.offer.do.incense') })
    .click();
  await expect(offered(other.page, say('worship.family.me'), INCENSE)).toBeVisible();
  await allSent(other.page);
  await open(page, oneOf(shrine));
  await expect(offered(page, '小明', INCENSE)).toBeVisible();
  await expect(main(page).getByText('三支香正燃')).toBeVisible();
  await main(page)
    .getByRole('link', { name: say('worship.do.flower'), exact: true })
    .click();
  await main(page)
    .getByRole('button', { name: say('worship.offer.do.flower') })
    .click();
  await allSent(page);
  await other.page.reload();
  await pageReady(other.page);
  await expect(offered(other.page, '祖母', say('worship.form.lotus'))).toBeVisible();

  await open(page, membersOf(shrine));
  await memberRow(page, '小明')
    .getByRole('button', { name: say('worship.family.members.remove') })
    .click();
  await expect(dialog(page)).toContainText('小明将不再看得见这座佛堂');
  await agree(page, 'members.remove');
  await expect(memberRow(page, '小明')).toHaveCount(0);
  await other.page.reload();
  await expect(main(other.page).getByText(say('worship.family.gone.title'))).toBeVisible();
  expect(await titlesTold(member)).toEqual(['您已不在一座家庭佛堂']);
  expect(await titlesTold(owner)).toEqual(['有家人加入了家庭佛堂']);
  // What was offered stays, without the name.
  await open(page, oneOf(shrine));
  await expect(offered(page, say('worship.family.offered.somebody'), INCENSE)).toBeVisible();
  await other.context.close();
});

test('an invitation that was used, withdrawn, or is of one’s own shrine lets nobody in, and says why', async ({
  page,
  apps,
}) => {
  test.setTimeout(LONG_MS);
  const owner = await newMember(page, apps.main);
  const family = inFamily(owner);
  const shrine = await family.begin(SHRINE, '祖母');
  const [used, own] = [await family.invite(shrine), await family.invite(shrine)];
  const [first, second] = [person(apps.main), person(apps.main)];
  await first.register();
  await second.register();
  await inFamily(first).join(used, '小明');

  await open(page, joinBy(own));
  await field(page, 'myName').fill('祖母');
  await button(page, 'join.do').click();
  await expect(main(page).getByText('您已经在这座佛堂里了')).toBeVisible();

  await open(page, membersOf(shrine));
  const invitations = main(page).getByRole('list', { name: say('worship.family.invite.open') });
  await expect(invitations.getByRole('listitem')).toHaveCount(1);
  await invitations.getByRole('button', { name: say('worship.family.invite.withdraw') }).click();
  await agree(page, 'invite.withdraw');
  await expect(invitations).toHaveCount(0);

  await login(page, second);
  for (const code of [used, own, 'none', '']) {
    await open(page, joinBy(code));
    await expect(main(page).getByText(say('worship.family.join.overTitle'))).toBeVisible();
    await expect(main(page).getByText('这份邀请已经用过、过期或收回')).toBeVisible();
  }
  // A shrine of others, by its id, on each of its pages.
  for (const route of [
    oneOf(shrine),
    membersOf(shrine),
    ...['/pages/fo/xiang', '/pages/shangxiang/index', '/pages/fo/myfotang'].map(
      (path) => `${path}?place=${shrine}`,
    ),
  ]) {
    await open(page, route);
    await expect(main(page).getByText(say('worship.family.gone.title'))).toBeVisible();
  }
});

test('a shrine is handed over, left and closed, each after a question', async ({ page, apps }) => {
  test.setTimeout(LONG_MS);
  const owner = await newMember(page, apps.main);
  const member = person(apps.main);
  await member.register();
  const shrine = await inFamily(owner).begin(SHRINE, '祖母');
  await inFamily(member).join(await inFamily(owner).invite(shrine), '小明');

  await open(page, membersOf(shrine));
  await field(page, 'name').fill('净心堂');
  await button(page, 'members.rename').click();
  await expect(main(page).getByRole('heading', { name: '净心堂' })).toBeVisible();
  await memberRow(page, '小明')
    .getByRole('button', { name: say('worship.family.members.transfer') })
    .click();
  await expect(dialog(page)).toContainText('您仍是其中的家人');
  // Who thinks better of it changes nothing.
  await agree(page, 'members.keep');
  await expect(memberRow(page, '祖母')).toContainText(say('worship.family.role.owner'));
  await memberRow(page, '小明')
    .getByRole('button', { name: say('worship.family.members.transfer') })
    .click();
  await agree(page, 'members.transfer');
  await expect(memberRow(page, '小明')).toContainText(say('worship.family.role.owner'));
  await expect(button(page, 'members.close')).toHaveCount(0);
  await open(page, `/pages/fo/myfotang?place=${shrine}`);
  await expect(main(page).getByText(say('worship.family.notOwner.title'))).toBeVisible();

  await open(page, membersOf(shrine));
  await field(page, 'myName').fill('奶奶');
  await button(page, 'members.save').click();
  await expect(memberRow(page, '奶奶')).toBeVisible();
  await button(page, 'members.leaveDo').click();
  await agree(page, 'members.leave');
  await expect(main(page).getByText(say('worship.family.emptyText'))).toBeVisible();

  await login(page, member);
  await open(page, membersOf(shrine));
  await button(page, 'members.close').click();
  await expect(dialog(page)).toContainText('不能恢复');
  await agree(page, 'members.close');
  await expect(main(page).getByText(say('worship.family.emptyText'))).toBeVisible();
  expect(await titlesTold(member)).toEqual(['有家人离开了家庭佛堂', '您成为家庭佛堂的主人']);
});

test('its keeper arranges it, and the family sees that', async ({ page, apps }) => {
  const owner = await newMember(page, apps.main);
  const shrine = await inFamily(owner).begin(SHRINE, '祖母');
  await open(page, `/pages/fo/selectFoMenu?place=${shrine}`);
  const amitabha = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '阿弥陀佛', exact: true }) });
  await amitabha.getByRole('button').click();
  await expect(amitabha.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/pages/fo/myfotang?place=${shrine}`);
  const name = main(page).getByRole('textbox', { name: say('worship.arrange.name') });
  await name.fill(' ');
  const save = main(page).getByRole('button', { name: say('worship.arrange.save') });
  await save.click();
  await expect(main(page).getByText('请写下名称')).toBeVisible();
  await name.fill('净心堂');
  await main(page)
    .getByRole('button', { name: new RegExp(`^${say('worship.arrange.middle')}`) })
    .last()
    .click();
  await save.click();
  await expect(page.getByText(say('worship.arrange.saved'))).toBeVisible();
  await open(page, oneOf(shrine));
  await expect(main(page).getByRole('heading', { name: '净心堂' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: /阿弥陀佛/ })).toBeVisible();
  // One's own stays as it was.
  await open(page, '/fo');
  await expect(main(page).getByRole('img', { name: /释迦牟尼佛/ })).toBeVisible();
});

test('what is offered without a network is sent later; what was not taken is told until it is put away', async ({
  page,
  apps,
  problems,
}) => {
  test.setTimeout(LONG_MS);
  problems.expect(NO_NETWORK);
  const owner = await newMember(page, apps.main);
  const family = inFamily(owner);
  const shrine = await family.begin(SHRINE, '祖母');
  await open(page, `/pages/fo/hua?place=${shrine}`);
  await open(page, oneOf(shrine));
  await page.context().setOffline(true);
  await main(page)
    .getByRole('link', { name: say('worship.do.flower'), exact: true })
    .click();
  await main(page)
    .getByRole('button', { name: say('worship.offer.do.flower') })
    .click();
  await expect(main(page).getByText(say('worship.family.offered.unsent'))).toBeVisible();
  await expect(offered(page, say('worship.family.me'), say('worship.form.lotus'))).toBeVisible();
  await page.context().setOffline(false);
  await allSent(page);
  await expect(main(page).getByText(say('worship.family.offered.unsent'))).toHaveCount(0);
  await expect(offered(page, say('worship.family.me'), say('worship.form.lotus'))).toBeVisible();

  // Another device has lit all that a day has room for.
  expect(await family.offer(shrine, 'incense', 'incense', { count: LIGHTINGS_A_DAY })).toEqual([]);
  await open(page, `/pages/fo/xiang?place=${shrine}`);
  await main(page)
    .getByRole('button', { name: say('worship.offer.do.incense') })
    .click();
  const told = main(page)
    .getByRole('status')
    .filter({ hasText: say('worship.refused.dayFull', { count: 1 }) });
  await expect(told).toBeVisible({ timeout: 60_000 });
  await open(page, '/fo');
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: say('worship.refused.dismiss') }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await pageReady(page);
  await expect(told).toHaveCount(0);
});

test('the whole rite in a family’s shrine leads back there', async ({ page, apps }) => {
  const owner = await newMember(page, apps.main);
  const shrine = await inFamily(owner).begin(SHRINE, '祖母');
  await open(page, oneOf(shrine));
  await main(page)
    .getByRole('link', { name: say('worship.do.rite'), exact: true })
    .click();
  const press = (key: string) =>
    main(page)
      .getByRole('button', { name: say(`worship.${key}`), exact: true })
      .click();
  await expect(main(page).getByRole('img', { name: /观世音菩萨/ })).toBeVisible();
  for (const key of [
    'rite.bow',
    'rite.stand',
    'offer.three',
    'rite.placeIt',
    'rite.silent',
    'rite.dedicate',
    'rite.back',
  ])
    await press(key);
  await expect(main(page).getByRole('heading', { name: SHRINE })).toBeVisible();
  await expect(offered(page, say('worship.family.me'), INCENSE)).toBeVisible();
});
