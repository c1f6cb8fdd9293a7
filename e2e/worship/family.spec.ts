import { LIGHTINGS_A_DAY } from '@yuanguang/contract/rules/worship';
import { FAMILY, inFamily, joinBy, membersOf, oneOf } from '../support/family.ts';
import {
  agree,
  anotherDevice,
  button,
  dialog,
  field,
  INCENSE,
  LONG_MS,
  main,
  memberRow,
  offered,
  SHRINE,
  say,
  titlesTold,
} from '../support/family-pages.ts';
import { login, newMember, person } from '../support/member.ts';
import { pageReady } from '../support/page-ready.ts';
import { allSent } from '../support/practising.ts';
import { expect, NO_NETWORK, open, test } from '../support/test.ts';

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
