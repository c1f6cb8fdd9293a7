import { BASE, box, button, newName, PASSWORD, password, say, token } from '../support/login-pages.ts';
import { expect, open, test } from '../support/test.ts';

const unseen = say('account.parts.captchaUnseen');

test('who cannot see the picture registers by the keys alone', async ({ page }) => {
  await open(page, `${BASE}/register/register`);
  await box(page, 'register.username').fill(newName());
  await password(page, 'register.password').fill(PASSWORD);
  await password(page, 'register.repeat').fill(PASSWORD);
  await page.getByRole('button', { name: unseen }).focus();
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: say('account.parts.workDone') });
  await expect(status).toBeVisible();
  await expect(status).toBeFocused();
  await expect(box(page, 'parts.captcha')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: say('account.parts.captchaPicture') })).toBeFocused();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await button(page, 'register.submit').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => token(page)).not.toBeNull();
});

test('a code is sent by a press, never by itself, when there is no picture', async ({ page }) => {
  await open(page, `${BASE}/retrieve/retrieve?phoneNumber=13800138765`);
  await page.getByRole('button', { name: unseen }).click();
  await expect(page.getByText(say('account.parts.workDone'))).toBeVisible();
  await button(page, 'parts.send').click();
  await expect(page.getByText(say('account.parts.sentTo', { target: '13800138765' }))).toBeVisible();
  await expect(page.getByText(say('account.parts.again.minute'))).toBeVisible();
});
