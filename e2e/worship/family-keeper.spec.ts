import { inFamily, membersOf, oneOf } from '../support/family.ts';
import {
  agree,
  button,
  dialog,
  field,
  LONG_MS,
  main,
  memberRow,
  SHRINE,
  say,
  titlesTold,
} from '../support/family-pages.ts';
import { login, newMember, person } from '../support/member.ts';
import { expect, open, test } from '../support/test.ts';

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
