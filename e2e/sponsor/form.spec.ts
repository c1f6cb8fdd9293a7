import type { Locator } from '@playwright/test';
import { newPhone, sponsoring } from '../support/sponsoring.ts';
import { expect, open, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('a refusal of the server stands at its field, and nothing typed is lost', async ({ page }) => {
  const say = words('zh-Hans');
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.fill({ name: '陈静慧', contact: newPhone() });
  await page.route('**/client', async (route) => {
    if (!route.request().postData()?.includes('quote')) return route.fallback();
    const response = await route.fetch();
    const refusal = {
      errCode: 'text-not-allowed',
      errMsg: '含有无法刊印的字符，请修改后再试',
      field: 'name',
    };
    return route.fulfill({ response, json: { ...(await response.json()), data: refusal } });
  });
  await form.action().click();
  await expect(form.name()).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name()).toHaveAccessibleDescription(/含有无法刊印的字符/);
  await expect(form.name()).toHaveValue('陈静慧');
});

test('the action leads to the first field to be filled in, and calls only what was written wrong', async ({
  page,
}) => {
  await open(page, '/');
  const form = sponsoring(page, words('zh-Hans'));
  const alerts = page.getByRole('alert');
  await form.action().click();
  await expect(form.name()).toBeFocused();
  await expect(form.name()).toBeInViewport();
  await expect(alerts).toHaveCount(0);
  await form.fill({ name: '陈静慧', contact: '12345' });
  await form.action().click();
  await expect(form.contact()).toBeFocused();
  await expect(form.contact()).toBeInViewport();
  await expect(form.contact()).toHaveAttribute('aria-invalid', 'true');
  await expect(alerts).toHaveCount(1);
});

test('what was typed outlives a change of language and a reload', async ({ page }) => {
  const say = words('zh-Hans');
  const english = words('en');
  const phone = newPhone();
  await open(page, '/');
  await sponsoring(page, say).quantity(36);
  await sponsoring(page, say).fill({ name: '林国栋', contact: phone });
  await page.getByRole('button', { name: say('shell.nav.reading') }).click();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: english('shell.reading.close') }).click();
  const form = sponsoring(page, english);
  await expect(form.name()).toHaveValue('林国栋');
  await expect(form.contact()).toHaveValue(phone);
  await page.reload();
  await expect(form.name()).toHaveValue('林国栋');
  await expect(page.getByRole('spinbutton')).toHaveValue('36');
});

test('the keyboard alone leads from the entry to the summary', async ({ page }) => {
  const say = words('zh-Hans');
  await open(page, '/');
  const form = sponsoring(page, say);
  await form.name().waitFor();
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('the keyboard does not get there');
  };
  const stepper = page.getByRole('spinbutton');
  await tabTo(stepper);
  await page.keyboard.press('ArrowUp');
  await expect(stepper).toHaveValue('11');
  await tabTo(form.name());
  await page.keyboard.type('何家宝');
  await tabTo(form.contact());
  await page.keyboard.type(newPhone());
  await tabTo(form.action());
  await page.keyboard.press('Enter');
  await expect(form.payButton()).toBeVisible();
  await expect(form.sheet()).toContainText('何家宝');
  for (const tick of [form.consent(), form.agreement()]) {
    await tabTo(tick);
    await page.keyboard.press('Space');
    await expect(tick).toBeChecked();
  }
  await tabTo(form.payButton());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cashier/**');
});

test('the words of a choice are heard once, with its radio', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('radio').first().waitFor();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard = (id: string): string[] => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return node.ignored ? [] : [String(node.name?.value)];
    return (node?.childIds ?? []).flatMap(heard);
  };
  const radios = nodes.filter(({ role, ignored }) => role?.value === 'radio' && !ignored);
  expect(radios.length).toBeGreaterThan(8);
  for (const { name, parentId } of radios) {
    expect(name?.value).not.toBe('');
    expect(heard(parentId ?? '')).toEqual([]);
  }
});
