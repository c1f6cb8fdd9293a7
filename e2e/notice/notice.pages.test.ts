import type { notice } from '@yuanguang/contract/objects/notice';
import { NETWORK_FAILURES } from '../support/failures.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';
import { visitor } from '../support/visitor.ts';

const UNREAD = { name: '未读' };

test('who is not logged in is shown the way', async ({ page, messages }) => {
  await page.open('/notices');
  await messages.place('notice.login.title', 'notice.login.text');
});

test('somebody new has no notices', async ({ page, apps, messages }) => {
  await loggedIn(page, apps.main);
  await page.open('/notices');
  await messages.place('notice.list.emptyTitle', 'notice.list.emptyHint');
});

test('what was told is new until it is read', async ({ page, apps, network, messages }) => {
  const someone = await loggedIn(page, apps.main);
  const sponsor = visitor(apps.main, 'zh-Hans', someone.cloud);
  for (let order = 0; order < 3; order += 1) await sponsor.placePaid({});

  await page.open('/pages/ucenter/ucenter');
  await expect(page.getByText(messages.text(['shell.nav.unread', { count: 3 }]))).toBeVisible();

  await page.open('/notices');
  const fresh = page.getByRole('img', UNREAD);
  await expect(page.getByText(messages.text(['notice.list.unread', { count: 3 }]))).toBeVisible();
  await expect(fresh).toHaveCount(3);
  await page.locator('main li').first().getByRole('link').click();
  await messages.place('sponsor.mine.title');

  await page.open('/notices');
  await expect(fresh).toHaveCount(2);
  const all = messages.button('notice.list.markAll');
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('notice.markRead', failure, () => all.click());
    await messages.alert(`framework.request.${words}`);
    await expect(fresh).toHaveCount(2);
  }
  network.restore();
  await all.click();
  await expect(page.getByText(messages.text('notice.list.allRead'))).toBeVisible();
  await expect(fresh).toHaveCount(0);

  await page.open('/pages/ucenter/ucenter');
  await expect(page.getByText(messages.text(['shell.nav.unread', { count: 3 }]))).toHaveCount(0);
});

test('what comes by mail, and when nothing may, is set and kept', async ({
  page,
  apps,
  network,
  messages,
}) => {
  const someone = await loggedIn(page, apps.main);
  const settings = () => someone.cloud.object<typeof notice>('notice').settings({});
  await page.open('/noticesettings');
  const paid = (await settings()).kinds.find(({ kind }) => kind === 'sponsor.paid')?.label ?? '';
  await page.getByRole('checkbox', { name: paid }).uncheck();
  const to = page.getByRole('combobox', { name: messages.text('notice.settings.to') });
  const save = messages.button('notice.settings.save');
  await to.selectOption({ index: 43 });
  await messages.at(to, 'notice.settings.sameTime', '21:30');
  await to.selectOption({ index: 12 });
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('notice.setSettings', failure, () => save.click());
    await messages.alert(`framework.request.${words}`);
    await expect(to).toHaveValue('06:00');
  }
  network.restore();
  await save.click();
  await expect(page.getByText(messages.text('notice.settings.saved'))).toBeVisible();
  const kept = await settings();
  expect(kept.quiet).toEqual({ from: '21:30', to: '06:00' });
  const off = kept.kinds.flatMap(({ kind, channels }) =>
    channels.filter(({ on }) => !on).map((one) => [kind, one.channel]),
  );
  expect(off).toEqual([['sponsor.paid', 'mail']]);
});
