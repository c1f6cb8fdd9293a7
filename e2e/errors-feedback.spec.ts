import type { Page } from '@playwright/test';
import { UPLOAD_MAX_BYTES } from '@yuanguang/contract/constants';
import { LANGUAGES } from '@yuanguang/contract/languages';
import { refusal, waysToFail } from './support/faulty-line.ts';
import { loggedIn } from './support/member.ts';
import { expect, open, test } from './support/refusals.ts';
import { REFUSED_IN } from './support/refused-in.ts';

const FEEDBACK = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';
const LOG = '/pages/ucenter/read-news-log/read-news-log';
const ARTICLE = '0199a0000000000000000002';

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

test.describe.configure({ timeout: 120_000 });

for (const language of REFUSED_IN) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a message to the temple: fields, pictures, refusals', async ({
      page,
      problems,
      apps,
      line,
      said,
    }) => {
      problems.expect(/\/upload |\/upload$|status of (?:403|413|415|500)/);
      await open(page, FEEDBACK);
      await said.place('feedback.login.title', 'feedback.login.text');
      await loggedIn(page, apps.main);
      await page.reload();
      await open(page, FEEDBACK);
      const content = said.textbox('feedback.form.content');
      const contact = page.getByRole('textbox', { name: said.text('feedback.form.contact') });
      const mobile = page.getByRole('textbox', { name: said.text('feedback.form.mobile') });
      const send = said.button('feedback.form.submit');
      const picker = page.locator('main input[type="file"]');
      const remove = () => said.button(['feedback.form.remove', { n: 1 }]).click();
      await said.refuses(
        send,
        [content, 'feedback.form.fault.content'],
        [contact, 'feedback.form.fault.contact', '莲'.repeat(61)],
        [mobile, 'feedback.form.fault.mobile', '打给我'],
      );
      await content.fill('字太小');
      await contact.fill('wang@example.com');
      await mobile.fill('13800138000');

      const screen = await page.screenshot();
      await picker.setInputFiles(picture(Buffer.from('text'), 'text/plain'));
      await said.at(picker, 'file-type-not-allowed');
      await said.refuses(send, [picker, 'feedback.form.fault.unsent']);
      await remove();
      // What calls itself a picture is looked at by the server.
      await picker.setInputFiles(picture(Buffer.from('no picture')));
      await said.at(picker, 'file-type-not-allowed');
      await remove();
      await chooseLarge(page);
      await said.at(picker, 'file-too-large');
      await remove();
      for (const [fate, words] of [
        [{ abort: true }, 'framework.request.unavailable'],
        [{ status: 500, body: '<h1>Error: at storage.js:1:1</h1>' }, 'framework.file.uploadFailed'],
        [{ status: 403, body: '' }, 'framework.file.uploadFailed'],
      ] as const) {
        await page.route('**/upload', (route) =>
          'abort' in fate ? route.abort('failed') : route.fulfill({ contentType: 'text/html', ...fate }),
        );
        await picker.setInputFiles(picture(screen));
        await said.at(picker, words);
        await page.unroute('**/upload');
        await remove();
      }
      await picker.setInputFiles(Array.from({ length: 7 }, () => picture(Buffer.from('text'), 'text/plain')));
      await said.alert('file-type-not-allowed');
      for (let left = 6; left > 0; left -= 1) await remove();

      for (const [code, field, at] of [
        ['feedback-empty', 'content', content],
        ['feedback-too-long', 'content', content],
        ['feedback-contact-too-long', 'contact', contact],
        ['feedback-mobile-invalid', 'mobile', mobile],
        ['feedback-images-limit', 'images', picker],
      ] as const) {
        line.fails('feedback.submit', refusal(code, language, field));
        await send.click();
        await said.at(at, code);
      }
      line.fails('feedback.submit', refusal('too-many-requests', language));
      await send.click();
      await said.alert('too-many-requests');
      for (const [fault, words] of waysToFail(LANGUAGES.indexOf(language))) {
        line.fails('feedback.submit', fault);
        await send.click();
        await said.alert(`framework.request.${words}`);
      }
      await expect(content).toHaveValue('字太小');
      await expect(contact).toHaveValue('wang@example.com');
      await expect(mobile).toHaveValue('13800138000');
    });

    test('lists that do not go on, a record that is not cleared', async ({ page, apps, line, said }) => {
      await loggedIn(page, apps.main);
      const noted = page.waitForResponse(
        (answer) => answer.request().postData()?.includes('markRead') ?? false,
      );
      await open(page, `/pages/news/detail?id=${ARTICLE}`);
      await noted;
      await open(page, LOG);
      line.fails('news.forget', 'lost');
      await said.button('news.log.clear').click();
      await said.dialog(['news.log.clearTitle', 'news.log.clearText'], 'news.log.clear');
      await said.toast('framework.request.unavailable');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    });
  });
}
