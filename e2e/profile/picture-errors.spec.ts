import { refusal } from '../support/failures.ts';
import { loggedIn } from '../support/member.ts';
import { open, test } from '../support/refusals.ts';

const CROP = '/uni_modules/uni-id-pages/pages/userinfo/cropImage/cropImage';

test('a picture of oneself that cannot be read, or is not taken', async ({
  page,
  problems,
  apps,
  network,
  messages,
}) => {
  await loggedIn(page, apps.main);
  await open(page, CROP);
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await messages.button('profile.crop.chooseButton').click();
    await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  };
  await choose(Buffer.from('no picture'));
  await messages.alert('profile.crop.unreadable');
  await choose(await page.screenshot());
  const use = messages.button('profile.crop.use');
  network.fails('account.updateProfile', refusal('file-not-found', 'zh-Hans'));
  await use.click();
  await messages.alert('file-not-found');
  await page.route('**/upload', (route) => route.abort('failed'));
  problems.expect(/\/upload /);
  await use.click();
  await messages.alert('framework.request.unavailable');
});
