import type { journal } from '@yuanguang/contract/objects/journal';
import { PRAYER_FULFIL, PRAYER_SAVE, prayerData } from '@yuanguang/contract/rules/prayer';
import { expect, loggedIn, test } from '../support/pages/test.ts';

test('a fulfilled prayer is a line of one’s merit without its words or a leaf, and leads to the prayer', async ({
  page,
  app,
  messages,
}) => {
  const { cloud } = await loggedIn(page, app);
  const now = Date.now();
  const entry = { subject: 'a'.repeat(32), amount: 0, at: now };
  await cloud.object<typeof journal>('journal').append({
    replica: now.toString(16).padStart(32, '0'),
    now,
    entries: [
      {
        ...entry,
        number: 1,
        kind: PRAYER_SAVE,
        data: prayerData({ text: '愿母亲康复', lunar: { month: 10, leap: false, day: 16 } }),
      },
      { ...entry, number: 2, kind: PRAYER_FULFIL, data: '' },
    ],
  });
  await page.open('/pages/zhuyin/mygongde');
  await messages.place(['merit.leaves', { count: 0 }]);
  const entries = page.locator('main ol > li');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText('一则祈愿圆满');
  await expect(page.getByText('愿母亲康复')).toHaveCount(0);
  await expect(entries.locator('svg')).toHaveCount(0);
  await entries.first().getByRole('link').click();
  await messages.place('prayer.thanks.text', 'prayer.one.reopen');
  await expect(page.getByText('农历十月十六')).toHaveCount(1);
});
