import type { Page } from '@playwright/test';
import { UPLOAD_MAX_BYTES } from '@yuanguang/contract/constants';
import { loggedIn } from '../support/member.ts';
import { open, test } from '../support/refusals.ts';
import { setClockAhead } from '../support/served-apps.ts';

const FEEDBACK = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';

const picture = (buffer: Buffer, mimeType = 'image/png') => ({ name: 'one.png', mimeType, buffer });

/** A picture that claims to be one by its size alone. */
async function chooseLarge(page: Page): Promise<void> {
  await page.locator('main input[type="file"]').evaluate((input: HTMLInputElement, bytes) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(bytes)], 'large.png', { type: 'image/png' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, UPLOAD_MAX_BYTES + 1);
}

test('pictures of a message that are refused, and may be taken away', async ({
  page,
  problems,
  apps,
  messages,
  network: _network,
}) => {
  problems.expect(/\/upload |\/upload$|status of (?:403|413|415|500)/);
  await loggedIn(page, apps.main);
  await open(page, FEEDBACK);
  const send = messages.button('feedback.form.submit');
  const picker = page.locator('main input[type="file"]');
  const remove = () => messages.button(['feedback.form.remove', { n: 1 }]).click();
  await messages.textbox('feedback.form.content').fill('字太小');
  const screen = await page.screenshot();
  await picker.setInputFiles(picture(Buffer.from('text'), 'text/plain'));
  await messages.at(picker, 'file-type-not-allowed');
  await messages.refuses(send, [picker, 'feedback.form.fieldErrors.unsent']);
  await remove();
  // What calls itself a picture is looked at by the server.
  await picker.setInputFiles(picture(Buffer.from('no picture')));
  await messages.at(picker, 'file-type-not-allowed');
  await remove();
  await chooseLarge(page);
  await messages.at(picker, 'file-too-large');
  await remove();
  for (const [failure, words] of [
    [{ abort: true }, 'framework.request.unavailable'],
    [{ status: 500, body: '<h1>Error: at storage.js:1:1</h1>' }, 'framework.file.uploadFailed'],
    [{ status: 403, body: '' }, 'framework.file.uploadFailed'],
  ] as const) {
    await page.route('**/upload', (route) =>
      'abort' in failure ? route.abort('failed') : route.fulfill({ contentType: 'text/html', ...failure }),
    );
    await picker.setInputFiles(picture(screen));
    await messages.at(picker, words);
    await page.unroute('**/upload');
    await remove();
  }
  await picker.setInputFiles(Array.from({ length: 7 }, () => picture(Buffer.from('text'), 'text/plain')));
  await messages.alert('file-type-not-allowed');
  for (let left = 6; left > 0; left -= 1) await remove();
});

test.describe('with a clock of its own', () => {
  test.use({ baseURL: async ({ apps }, use) => use(`${apps.refusing.url}/zhuyin/`) });

  test('an upload that comes too late', async ({ page, problems, apps, messages }) => {
    problems.expect(/\/upload$|status of 403/);
    await page.route('**/upload', async (route) => {
      await setClockAhead(apps, 11, 'refusing');
      const response = await route.fetch();
      await setClockAhead(apps, 0, 'refusing');
      await route.fulfill({ response });
    });
    await loggedIn(page, apps.refusing);
    await open(page, FEEDBACK);
    const picker = page.locator('main input[type="file"]');
    await picker.setInputFiles(picture(await page.screenshot()));
    await messages.at(picker, 'upload-expired');
  });
});
