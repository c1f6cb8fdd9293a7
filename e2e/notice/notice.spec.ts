import type { notice } from '@yuanguang/contract/objects/notice';
import { loggedIn, type Person } from '../support/member.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('zh-Hans');
const SETTINGS = '/noticesettings';

const settingsOf = ({ cloud }: Person) => cloud.object<typeof notice>('notice').settings({});

test.describe('on a device in Bangkok', () => {
  test.use({ timezoneId: 'Asia/Bangkok' });

  const [china, thailand] = [{ zone: '中国时间' }, { zone: '泰国时间' }];

  test('times may go by the clocks there, once that is saved', async ({ page, apps }) => {
    const someone = await loggedIn(page, apps.main);
    await open(page, SETTINGS);
    const main = page.getByRole('main');
    const change = main.getByRole('button', { name: say('notice.zone.change', thailand) });
    const keep = main.getByRole('button', { name: say('notice.zone.keep', china) });
    await expect(main).toContainText(say('notice.zone.kept', china));
    await expect(main).toContainText(say('notice.zone.here', thailand));
    await change.click();
    await expect(main).toContainText(say('notice.zone.changed', thailand));
    await keep.click();
    await expect(main).toContainText(say('notice.zone.kept', china));
    await change.click();
    await expect(keep).toBeFocused();
    expect(await settingsOf(someone)).toMatchObject({ zone: 'Asia/Shanghai' });
    await main.getByRole('button', { name: say('notice.settings.save') }).click();
    await expect(main).toContainText(say('notice.zone.kept', thailand));
    await expect(keep).toHaveCount(0);
    await expect(change).toHaveCount(0);
    expect(await settingsOf(someone)).toMatchObject({ zone: 'Asia/Bangkok' });
  });
});

test('a device where the kept zone is has nothing to offer', async ({ page, apps }) => {
  await loggedIn(page, apps.main);
  await open(page, SETTINGS);
  await expect(page.getByText(say('notice.zone.kept', { zone: '中国时间' }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('notice.zone.change', { zone: '' }) })).toHaveCount(0);
});
