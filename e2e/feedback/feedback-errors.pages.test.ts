import { NETWORK_FAILURES, refusal } from '../support/failures.ts';
import { CAPTCHA } from '../support/member.ts';
import { expect, loggedIn, test } from '../support/pages/test.ts';

const FEEDBACK = '/uni_modules/uni-feedback/pages/opendb-feedback/opendb-feedback';
const LOG = '/pages/ucenter/read-news-log/read-news-log';
const ARTICLE = '0199a0000000000000000002';

test('a message to the temple: fields and refusals', async ({ page, apps, network, messages }) => {
  await loggedIn(page, apps.main);
  await page.open(FEEDBACK);
  const content = messages.textbox('feedback.form.content');
  const contact = page.getByRole('textbox', { name: messages.text('feedback.form.contact') });
  const mobile = page.getByRole('textbox', { name: messages.text('feedback.form.mobile') });
  const send = messages.button('feedback.form.submit');
  const picker = page.locator('main input[type="file"]');
  await messages.refuses(
    send,
    [content, 'feedback.form.fieldErrors.content'],
    [contact, 'feedback.form.fieldErrors.contact', '莲'.repeat(61)],
    [mobile, 'feedback.form.fieldErrors.mobile', '打给我'],
  );
  await content.fill('字太小');
  await contact.fill('wang@example.com');
  await mobile.fill('13800138000');

  for (const [code, field, at] of [
    ['feedback-empty', 'content', content],
    ['feedback-too-long', 'content', content],
    ['feedback-contact-too-long', 'contact', contact],
    ['feedback-mobile-invalid', 'mobile', mobile],
    ['feedback-images-limit', 'images', picker],
  ] as const) {
    await network.during('feedback.submit', refusal(code, 'zh-Hans', field), () => send.click());
    await messages.at(at, code);
  }
  await network.during('feedback.submit', refusal('too-many-requests', 'zh-Hans'), () => send.click());
  await messages.alert('too-many-requests');
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('feedback.submit', failure, () => send.click());
    await messages.alert(`framework.request.${words}`);
  }
  await expect(content).toHaveValue('字太小');
  await expect(contact).toHaveValue('wang@example.com');
  await expect(mobile).toHaveValue('13800138000');
});

test('a message without an account: fields, refusals, and a picture to read', async ({
  page,
  network,
  messages,
}) => {
  await page.open(FEEDBACK);
  const content = messages.textbox('feedback.form.content');
  const contact = page.getByRole('textbox', { name: messages.text('feedback.visitor.contact') });
  const captcha = messages.textbox('account.parts.captcha');
  const send = messages.button('feedback.form.submit');
  await messages.refuses(
    send,
    [content, 'feedback.form.fieldErrors.content'],
    [contact, 'feedback.visitor.contactWrong', '微信 wang'],
  );
  await content.fill('字太小');
  await contact.fill('wang@example.com');
  for (const [code, field, at] of [
    ['feedback-empty', 'content', content],
    ['feedback-too-long', 'content', content],
    ['feedback-contact-unreadable', 'contact', contact],
  ] as const) {
    await network.during('feedback.submitAsVisitor', refusal(code, 'zh-Hans', field), () => send.click());
    await messages.at(at, code);
  }
  await network.during('feedback.submitAsVisitor', refusal('too-many-requests', 'zh-Hans'), () =>
    send.click(),
  );
  await messages.alert('too-many-requests');
  for (const [failure, words] of NETWORK_FAILURES) {
    await network.during('feedback.submitAsVisitor', failure, () => send.click());
    await messages.alert(`framework.request.${words}`);
  }
  const unread = refusal('uni-captcha-text-required', 'zh-Hans', 'captcha');
  await network.during('feedback.submitAsVisitor', unread, () => send.click());
  network.restore();
  await messages.picture();
  await captcha.fill(CAPTCHA);
  await expect(content).toHaveValue('字太小');
  await expect(contact).toHaveValue('wang@example.com');
  await send.click();
  await expect(page.getByText(messages.text('feedback.visitor.thanksAnswered'))).toBeVisible();
});

test('lists that do not go on, a record that is not cleared', async ({ page, apps, network, messages }) => {
  await loggedIn(page, apps.main);
  await page.open(`/pages/news/detail?id=${ARTICLE}`);
  await expect.poll(() => network.answered('news.markRead')).toBe(1);
  await page.open(LOG);
  network.fails('news.forget', 'lost');
  await messages.button('news.log.clear').click();
  await messages.dialog(['news.log.clearTitle', 'news.log.clearText'], 'news.log.clear');
  await messages.toast('framework.request.unavailable');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
